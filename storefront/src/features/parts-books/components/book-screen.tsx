import type { PartsBookDetails } from '@harrow/contract';
import { FileText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { BookState } from '@/components/machines/book-state';
import { BackLink } from '@/components/ui/back-link';
import { ButtonLink } from '@/components/ui/button';
import { DataTable, type Column } from '@/components/ui/data-table';
import { EmptyState } from '@/components/ui/empty-state';
import { PageTitle } from '@/components/ui/page-title';
import { QueryContent } from '@/components/ui/query-list';
import { UserText } from '@/components/ui/user-text';
import * as deskPaths from '@/config/desk-paths';
import * as paths from '@/config/paths';
import { isolate } from '@/lib/format/isolate';
import { messages } from '@/messages';
import { useBook } from '../api/figures';

const words = messages.bookFigures;

type Figure = PartsBookDetails['contents'][number];

const columnsOf = (id: string): Column<Figure>[] => [
  {
    key: 'figure',
    header: words.figure,
    className: '@max-4xl:col-start-1 @max-4xl:row-start-1',
    cell: ({ assemblies, number, title, img }) => (
      <Link
        to={deskPaths.bookFigure(id, number)}
        className="group flex min-h-11 items-center gap-3"
      >
        {img === '' ? (
          <span className="h-12 w-16 shrink-0 rounded-control bg-panel" />
        ) : (
          <img
            src={img}
            alt=""
            width={64}
            height={48}
            loading="lazy"
            className="h-12 w-16 shrink-0 rounded-control bg-ground-sand object-contain"
          />
        )}
        <span className="min-w-0">
          <UserText className="block font-semibold underline underline-offset-4">
            {words.title(number, title)}
          </UserText>
          <UserText className="block text-sm text-muted">{assemblies.join(' / ')}</UserText>
        </span>
      </Link>
    ),
  },
  {
    key: 'contents',
    header: words.contents,
    width: '@4xl:w-32',
    className: '@max-4xl:col-start-1 @max-4xl:row-start-2 @max-4xl:text-sm',
    cell: ({ items }) => words.items(items),
  },
  {
    key: 'numbers',
    header: words.numbers,
    width: '@4xl:w-44',
    className: '@max-4xl:col-start-2 @max-4xl:row-start-2 @max-4xl:text-sm',
    cell: ({ img, items, unplaced }) =>
      img === '' ? words.noDrawing : words.placed(items - unplaced, items),
  },
];

/** A revision of a parts book for staff: its figures, which lead to the pages that place their numbers. */
export function BookScreen({ id }: { id: string }) {
  const query = useBook(id);
  return (
    <>
      <BackLink to={paths.partsBooks}>{words.back}</BackLink>
      <QueryContent query={query} loading={words.bookLoading} errorTitle={words.bookFailed}>
        {(book) => (
          <>
            <PageTitle
              title={words.bookTitle(book.code, book.revision)}
              lead={
                <>
                  {words.bookLead(isolate(book.machine.name), book.contents.length)}{' '}
                  <BookState state={book.state} />
                </>
              }
            />
            {book.state !== 'retired' && (
              <div className="mb-6">
                <ButtonLink to={deskPaths.bookManual(id)} variant="ghost" size="small">
                  <FileText aria-hidden className="size-5" />
                  {messages.partsManual.open}
                </ButtonLink>
              </div>
            )}
            {book.contents.length === 0 ? (
              <EmptyState {...words.noFigures} />
            ) : (
              <DataTable
                caption={words.figures}
                columns={columnsOf(id)}
                rows={book.contents}
                rowKey={({ number }) => number}
                look="lines"
              />
            )}
          </>
        )}
      </QueryContent>
    </>
  );
}
