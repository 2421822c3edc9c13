import { useParams } from 'react-router-dom';
import { FigureEditor } from '@/features/parts-books/components/figure-editor';

/** `/dashboard/partsbooks/:id/figures/:number` */
export default function BookFigurePage() {
  const { id = '', number = '' } = useParams();
  return <FigureEditor key={`${id}/${number}`} where={{ id, number }} />;
}
