import { useParams } from 'react-router-dom';
import { BookScreen } from '@/features/parts-books/components/book-screen';

/** `/dashboard/partsbooks/:id` */
export default function PartsBookPage() {
  const { id = '' } = useParams();
  return <BookScreen id={id} />;
}
