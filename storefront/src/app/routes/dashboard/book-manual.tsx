import { useParams } from 'react-router-dom';
import { ManualScreen } from '@/features/parts-books/components/manual-screen';

/** `/dashboard/partsbooks/:id/manual` */
export default function BookManualPage() {
  const { id = '' } = useParams();
  return <ManualScreen id={id} />;
}
