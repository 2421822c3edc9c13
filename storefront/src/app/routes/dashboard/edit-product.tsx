import { useParams } from 'react-router-dom';
import { EditProduct } from '@/features/manage-products/components/edit-product';

/** `/dashboard/products/:id` */
export default function EditProductPage() {
  const { id = '' } = useParams();
  return <EditProduct key={id} id={id} />;
}
