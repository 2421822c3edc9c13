import type { PartUse } from '@harrow/contract';
import { Link } from 'react-router-dom';
import { BookState } from '@/components/machines/book-state';
import { DataTable, type Column } from '@/components/ui/data-table';
import { UserText } from '@/components/ui/user-text';
import * as deskPaths from '@/config/desk-paths';
import * as paths from '@/config/paths';
import { isolate } from '@/lib/format/isolate';
import { formatList } from '@/lib/format/list';
import { formatPieces } from '@/lib/format/numbers';
import { rangeWords } from '@/lib/serial-words';
import { messages } from '@/messages';

const words = messages.partUses;

const LINK = 'underline underline-offset-4';

const columns: Column<PartUse>[] = [
  {
    key: 'machine',
    header: words.machine,
    className: 'wrap-anywhere @max-4xl:col-start-1 @max-4xl:row-start-1',
    cell: ({ machine }) => (
      <Link to={deskPaths.machineSettings(machine.handle)} className={`font-semibold ${LINK}`}>
        <UserText>{machine.name}</UserText>
      </Link>
    ),
  },
  {
    key: 'book',
    header: words.book,
    width: '@4xl:w-56',
    className: '@max-4xl:col-start-1 @max-4xl:row-start-2',
    cell: ({ book: { code, revision, state } }) => (
      <>
        <span className="figure block text-sm">{messages.partsBooks.revision(code, revision)}</span>
        <BookState state={state} />
      </>
    ),
  },
  {
    key: 'figure',
    header: words.figure,
    className: 'wrap-anywhere @max-4xl:col-start-1 @max-4xl:row-start-3 @max-4xl:text-sm',
    cell: (use) => <FigureOf {...use} />,
  },
  {
    key: 'line',
    header: words.line,
    width: '@4xl:w-36',
    className: '@max-4xl:col-start-1 @max-4xl:row-start-4 @max-4xl:text-sm',
    cell: ({ item, quantity }) =>
      `${words.item(item)}, ${quantity === null ? words.asRequired : formatPieces(quantity)}`,
  },
  {
    key: 'limits',
    header: words.limits,
    width: '@4xl:w-56',
    className:
      'wrap-anywhere @max-4xl:col-start-1 @max-4xl:row-start-5 @max-4xl:text-sm @max-4xl:empty:hidden',
    cell: (use) => <Limits {...use} />,
  },
];

/** The lines of parts books that list a part. */
export const UsesTable = ({ part, uses }: { part: string; uses: PartUse[] }) => (
  <DataTable
    caption={words.caption(part)}
    columns={columns}
    rows={uses}
    rowKey={({ book, figure, position }) => `${book._id} ${figure.number} ${position}`}
    look="lines"
  />
);

/** The figure, with a link to it if shoppers see it. */
function FigureOf({ machine, book, figure: { number, title }, item }: PartUse) {
  const name = `${number} ${isolate(title)}`;
  if (book.state !== 'published') return name;
  return (
    <Link
      to={`${paths.figure(machine.handle, number)}#${paths.itemFragment(item)}`}
      className={LINK}
    >
      {name}
    </Link>
  );
}

/** The serial numbers and the options that a line is for, and its note. */
function Limits({ serials, usableOn, note }: PartUse) {
  const limits = [
    rangeWords(serials),
    usableOn.length > 0 ? words.onlyWith(formatList(usableOn)) : null,
    note === null ? null : isolate(note),
  ].filter((limit) => limit !== null);
  return (
    <>
      {limits.map((limit) => (
        <span key={limit} className="block">
          {limit}
        </span>
      ))}
    </>
  );
}
