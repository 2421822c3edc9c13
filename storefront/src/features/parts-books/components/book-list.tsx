import type { PartsBook } from '@harrow/contract';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { BookState } from '@/components/machines/book-state';
import { Button, ButtonLink } from '@/components/ui/button';
import { DataTable, type Column } from '@/components/ui/data-table';
import { EmptyState } from '@/components/ui/empty-state';
import { QueryList } from '@/components/ui/query-list';
import { showError } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { UserText } from '@/components/ui/user-text';
import * as deskPaths from '@/config/desk-paths';
import * as paths from '@/config/paths';
import { formatLocalDate } from '@/lib/format/date';
import { describeError } from '@/lib/http/api-error';
import { loadable } from '@/lib/loadable';
import { messages } from '@/messages';
import { downloadBook, usePartsBooks } from '../api/parts-books';
import { Discard, Publish, TakeBack } from './state-actions';

const LINK = 'flex min-h-6 items-center underline max-md:min-h-11';

const words = messages.partsBooks;

const ImportBookDialog = loadable(() => import('./import-book-dialog'));
const ImportReplacedDialog = loadable(() => import('./import-replaced-dialog'));
const NewMachineDialog = loadable(() => import('./new-machine-dialog'));

const columns: Column<PartsBook>[] = [
  {
    key: 'book',
    header: words.book,
    className: '@max-4xl:col-start-1 @max-4xl:row-start-1',
    cell: ({ _id, machine, code, revision, state }) => (
      <>
        <UserText className="block font-semibold">{machine.name}</UserText>
        <span className="figure block text-sm">{words.revision(code, revision)}</span>
        <span className="flex flex-wrap gap-x-3 text-sm text-muted">
          {state === 'published' && (
            <Link to={paths.machine(machine.handle)} className={LINK}>
              {words.look}
            </Link>
          )}
          <Link
            to={deskPaths.partsBook(_id)}
            aria-description={words.revision(code, revision)}
            className={LINK}
          >
            {words.drawings}
          </Link>
          <Link
            to={deskPaths.machineSettings(machine.handle)}
            aria-description={machine.name}
            className={LINK}
          >
            {words.settings}
          </Link>
        </span>
      </>
    ),
  },
  {
    key: 'state',
    header: words.state,
    width: '@4xl:w-32',
    className: '@max-4xl:col-start-2 @max-4xl:row-start-1 @max-4xl:justify-self-end',
    cell: ({ state }) => <BookState state={state} />,
  },
  {
    key: 'contents',
    header: words.contents,
    width: '@4xl:w-44',
    className: '@max-4xl:col-span-2 @max-4xl:col-start-1 @max-4xl:row-start-2 @max-4xl:text-sm',
    cell: ({ figures, lines, unplaced }) => (
      <>
        {words.figures(figures)}, {words.lines(lines)}
        {unplaced > 0 && (
          <span className="block text-sm text-muted">{words.unplaced(unplaced)}</span>
        )}
      </>
    ),
  },
  {
    key: 'when',
    header: words.when,
    width: '@4xl:w-40',
    className: '@max-4xl:col-start-1 @max-4xl:row-start-3 @max-4xl:text-sm',
    cell: ({ createdAt, publishedAt }) =>
      publishedAt === null
        ? words.imported(formatLocalDate(createdAt))
        : words.published(formatLocalDate(publishedAt)),
  },
  {
    key: 'actions',
    header: words.actions,
    head: <span className="sr-only">{words.actions}</span>,
    width: '@4xl:w-72',
    className: '@max-4xl:col-span-2 @max-4xl:col-start-1 @max-4xl:row-start-4 @4xl:text-right',
    cell: (book) => <Actions book={book} />,
  },
];

/** The revisions of the parts books, with imports and publishing. */
export function BookList() {
  const [opened, setOpened] = useState<'book' | 'replaced' | 'machine'>();
  const close = () => setOpened(undefined);
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap gap-3">
        <Button size="small" aria-haspopup="dialog" onClick={() => setOpened('book')}>
          {words.importBook}
        </Button>
        <Button
          variant="ghost"
          size="small"
          aria-haspopup="dialog"
          onClick={() => setOpened('replaced')}
        >
          {words.importReplaced}
        </Button>
        <Button
          variant="ghost"
          size="small"
          aria-haspopup="dialog"
          onClick={() => setOpened('machine')}
        >
          {words.setUpMachine}
        </Button>
        <ButtonLink to={deskPaths.partUses} variant="ghost" size="small">
          {words.whereUsed}
        </ButtonLink>
      </div>
      <QueryList
        query={usePartsBooks()}
        loading={words.loading}
        errorTitle={words.errorTitle}
        empty={<EmptyState {...words.empty} />}
      >
        {(books) => (
          <DataTable
            caption={words.caption}
            columns={columns}
            rows={books}
            rowKey={({ _id }) => _id}
            look="lines"
          />
        )}
      </QueryList>
      <Suspense>
        {opened === 'book' && <ImportBookDialog onClose={close} />}
        {opened === 'replaced' && <ImportReplacedDialog onClose={close} />}
        {opened === 'machine' && <NewMachineDialog onClose={close} />}
      </Suspense>
    </div>
  );
}

function Actions({ book }: { book: PartsBook }) {
  const { state, code, revision } = book;
  const save = useAction(() =>
    downloadBook(book).catch((error: unknown) =>
      showError(words.downloadFailed, describeError(error)),
    ),
  );
  return (
    <div className="flex flex-wrap gap-2 @4xl:justify-end">
      <Button
        size="row"
        variant="quiet"
        aria-description={words.revision(code, revision)}
        pending={save.pending}
        onClick={() => void save.run()}
      >
        {words.download}
      </Button>
      {state !== 'published' && <Publish book={book} />}
      {state === 'published' && <TakeBack book={book} />}
      {state === 'draft' && <Discard book={book} />}
    </div>
  );
}
