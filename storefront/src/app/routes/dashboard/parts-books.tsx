import { PageTitle } from '@/components/ui/page-title';
import { BookList } from '@/features/parts-books/components/book-list';
import { messages } from '@/messages';

/** `/dashboard/partsbooks` */
export default function PartsBooks() {
  return (
    <>
      <PageTitle title={messages.dashboard.partsBooks} lead={messages.partsBooks.lead} />
      <BookList />
    </>
  );
}
