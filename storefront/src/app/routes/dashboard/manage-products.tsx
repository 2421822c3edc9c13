import { PageTitle } from '@/components/ui/page-title';
import { ProductsScreen } from '@/features/manage-products/components/products-screen';
import { messages } from '@/messages';

/** `/dashboard/manageproducts` */
export default function ManageProducts() {
  return (
    <>
      <div className="mb-2 grid min-h-12 content-center *:m-0">
        <PageTitle title={messages.dashboard.manageProducts} />
      </div>
      <ProductsScreen />
    </>
  );
}
