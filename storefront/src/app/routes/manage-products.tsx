import { PageTitle } from '@/components/ui/page-title';
import { ProductsScreen } from '@/features/manage-products/components/products-screen';
import { messages } from '@/messages';

/** `/dashboard/manageproducts` */
export default function ManageProducts() {
  return (
    <>
      <PageTitle title={messages.dashboard.manageProducts} />
      <ProductsScreen />
    </>
  );
}
