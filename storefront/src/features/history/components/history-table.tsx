import { ArrowRight, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { DataTable, type Column } from '@/components/ui/data-table';
import { UserText } from '@/components/ui/user-text';
import { formatTime, formatWeekday } from '@/lib/format/date';
import { isolate } from '@/lib/format/isolate';
import { useSession } from '@/lib/session/session-store';
import { messages } from '@/messages';
import { type Change, undoableOf } from '../lib/change';
import type { Difference } from '../lib/difference';

const words = messages.history;

const columnsFor = (
  undoable: ReadonlySet<Change>,
  onUndo: (change: Change) => void,
): Column<Change>[] => [
  {
    key: 'time',
    header: words.time,
    width: '@4xl:w-28',
    className:
      'text-muted whitespace-nowrap tabular-nums @max-4xl:col-start-2 @max-4xl:row-start-1',
    cell: ({ at }) => <time dateTime={at}>{formatTime(at)}</time>,
  },
  {
    key: 'who',
    header: words.who,
    width: '@4xl:w-56',
    className:
      'wrap-anywhere @max-4xl:col-start-1 @max-4xl:row-start-3 @max-4xl:text-sm @max-4xl:text-muted',
    cell: ({ actor }) => <UserText>{actor}</UserText>,
  },
  {
    key: 'what',
    header: words.what,
    width: '@4xl:w-48',
    className: 'wrap-anywhere @max-4xl:col-start-1 @max-4xl:row-start-1',
    cell: ({ what, name, href }) => <Changed what={what} name={name} href={href} />,
  },
  {
    key: 'difference',
    header: words.difference,
    className: '@max-4xl:col-span-2 @max-4xl:row-start-2',
    cell: ({ differences }) => (
      <ul className="grid gap-1">
        {differences.map((difference, index) => (
          <DifferenceLine key={`${difference.field ?? ''} ${index}`} difference={difference} />
        ))}
      </ul>
    ),
  },
  {
    key: 'undo',
    header: words.undoHeader,
    head: <span className="sr-only">{words.undoHeader}</span>,
    width: '@4xl:w-28',
    className: '@max-4xl:col-start-2 @max-4xl:row-start-3 @max-4xl:empty:hidden @4xl:text-right',
    cell: (change) =>
      undoable.has(change) && (
        <Button
          size="small"
          variant="ghost"
          aria-description={change.name}
          onClick={() => onUndo(change)}
        >
          <Undo2 aria-hidden className="size-4" />
          {words.undo}
        </Button>
      ),
  },
];

interface HistoryTableProps {
  changes: readonly Change[];
  /** Takes the admin rights of the user with an email, which takes back their promotion. */
  demote: { pending: boolean; run: (email: string) => Promise<void> };
}

/** The history as a table, by day. */
export function HistoryTable({ changes, demote }: HistoryTableProps) {
  const { user } = useSession();
  const [undoing, setUndoing] = useState<Change | null>(null);
  return (
    <>
      <DataTable
        look="lines"
        caption={words.caption}
        columns={columnsFor(undoableOf(changes, user?.email.toLowerCase() ?? ''), setUndoing)}
        rows={changes}
        rowKey={({ key }) => key}
        groupOf={({ at }) => formatWeekday(at)}
        rowProps={() => ({ className: 'grid-cols-[minmax(0,1fr)_auto]' })}
      />
      {undoing && (
        <ConfirmDialog
          title={words.undoTitle}
          isOpen
          confirmLabel={words.confirm}
          pending={demote.pending}
          pendingLabel={words.confirming}
          onConfirm={() => void demote.run(undoing.name).then(() => setUndoing(null))}
          onCancel={() => setUndoing(null)}
        >
          {words.undoText(isolate(undoing.name))}
        </ConfirmDialog>
      )}
    </>
  );
}

/** The change, with a link to where it shows. */
function Changed({ what, name, href }: Pick<Change, 'what' | 'name' | 'href'>) {
  return (
    <>
      <b className="font-semibold">{what}</b>{' '}
      {href === null ? (
        <UserText>{name}</UserText>
      ) : (
        <Link to={href} className="underline underline-offset-4">
          <UserText>{name}</UserText>
        </Link>
      )}
    </>
  );
}

function DifferenceLine({ difference: { field, before, after } }: { difference: Difference }) {
  return (
    <li className="wrap-anywhere">
      {field !== null && <span className="label">{field} </span>}
      {before !== null && <UserText className="text-muted">{before}</UserText>}
      {before !== null && after !== null && (
        <>
          {' '}
          <ArrowRight aria-hidden className="inline size-4 text-muted" />
          <span className="sr-only"> {words.becomes} </span>{' '}
        </>
      )}
      {after !== null && <UserText className="font-semibold">{after}</UserText>}
    </li>
  );
}
