import type { PartsBookDetails } from '@harrow/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DeskSection } from '@/components/desk/section';
import { Button } from '@/components/ui/button';
import { DataTable, type Column } from '@/components/ui/data-table';
import { TextField } from '@/components/ui/text-field';
import { showError, showSuccess } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import * as deskPaths from '@/config/desk-paths';
import { describeError } from '@/lib/http/api-error';
import { messages } from '@/messages';
import { readTable, sendBook } from '../api/parts-books';
import { withList } from '../lib/manual/book-table';
import type { ListRow } from '../lib/manual/table-rows';
import { TableImport } from './table-import';

const words = messages.partsManual;

const columns: Column<ListRow>[] = [
  { key: 'item', header: words.item, cell: ({ item }) => item },
  { key: 'part', header: words.part, cell: ({ part }) => <span className="figure">{part}</span> },
  { key: 'name', header: words.name, cell: ({ name }) => name },
  { key: 'quantity', header: words.pieces, align: 'end', cell: ({ quantity }) => quantity },
];

interface PageListProps {
  book: PartsBookDetails;
  rows: readonly ListRow[];
  /** The figure of the page, if it names one. */
  figure: string;
}

/** The list of parts on a page, to be checked and imported as the list of a figure. */
export function PageList({ book, rows, figure }: PageListProps) {
  const navigate = useNavigate();
  const known = book.contents.find(({ number }) => number === figure);
  const [place, setPlace] = useState({
    figure,
    title: known?.title ?? '',
    assembly: known?.assemblies.join('/') ?? '',
  });
  const [table, setTable] = useState<File | null>(null);
  const isReady = place.figure.trim() !== '' && place.title.trim() !== '';
  const check = useAction(async () => {
    try {
      const text = withList(await readTable(book._id), place, rows);
      setTable(new File([text], `${place.figure}.csv`, { type: 'text/csv' }));
    } catch (error) {
      showError(describeError(error));
    }
  });
  const field = (name: keyof typeof place, label: string) => (
    <TextField
      label={label}
      value={place[name]}
      autoComplete="off"
      onChange={({ target }) => setPlace({ ...place, [name]: target.value })}
    />
  );
  return (
    <DeskSection title={words.list} className="grid grid-cols-1 gap-4">
      <p className="text-muted">{words.listLead(rows.length)}</p>
      <DataTable
        caption={words.list}
        columns={columns}
        rows={[...rows]}
        rowKey={(row) => JSON.stringify(row)}
      />
      <div className="grid items-end gap-4 sm:grid-cols-3">
        {field('figure', words.listFigure)}
        {field('title', words.listTitle)}
        {field('assembly', words.assembly)}
      </div>
      <p role="status" className="text-sm text-muted empty:hidden">
        {!isReady && words.needsFigure}
      </p>
      <div>
        <Button
          variant="ghost"
          size="small"
          aria-haspopup="dialog"
          aria-disabled={!isReady}
          pending={check.pending}
          onClick={() => isReady && void check.run()}
        >
          {words.check}
        </Button>
      </div>
      {table && (
        <TableImport
          title={words.importTitle(place.figure)}
          lead={words.importLead}
          given={table}
          send={(file, dryRun) =>
            sendBook({ machine: book.machine.handle, code: book.code }, file, dryRun)
          }
          onDone={({ _id, revision }) => {
            setTable(null);
            showSuccess(words.imported(book.code, revision));
            // the import makes a draft of its own, next to a published revision
            if (_id !== null && _id !== book._id) void navigate(deskPaths.bookManual(_id));
          }}
          onClose={() => setTable(null)}
          subject={[messages.partsBooks.line, 'name']}
        />
      )}
    </DeskSection>
  );
}
