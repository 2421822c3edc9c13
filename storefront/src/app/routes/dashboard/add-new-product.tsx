import { PageTitle } from '@/components/ui/page-title';
import { ProductForm } from '@/features/manage-products/components/product-form';
import { useSession } from '@/lib/session/session-store';
import { messages } from '@/messages';

/** `/dashboard/addnewproduct` */
export default function AddNewProduct() {
  const { user } = useSession();
  return (
    <>
      <PageTitle title={messages.dashboard.addNewProduct} lead={messages.addProduct.lead} />
      {user && <ProductForm user={user} />}
    </>
  );
}
