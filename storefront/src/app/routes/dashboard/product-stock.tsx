import { useParams } from 'react-router-dom';
import { ProductStock } from '@/features/manage-products/components/product-stock';

/** `/dashboard/products/:id/stock` */
export default function ProductStockPage() {
  const { id = '' } = useParams();
  return <ProductStock key={id} id={id} />;
}
