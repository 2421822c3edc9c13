import { PageTitle } from '@/components/ui/page-title';
import { NewProduct } from '@/features/manage-products/components/new-product';
import { useSession } from '@/lib/session/session-store';
import { messages } from '@/messages';

/** `/dashboard/addnewproduct` */
export default function AddNewProduct() {
  const { user } = useSession();
  return (
    <>
      <PageTitle title={messages.dashboard.addNewProduct} lead={messages.productForm.lead} />
      {user && <NewProduct user={user} />}
    </>
  );
}
