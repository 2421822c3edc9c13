import { ArrowRight, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { UserText } from '@/components/ui/user-text';
import { formatTime, formatWeekday } from '@/lib/format/date';
import { isolate } from '@/lib/format/isolate';
import { useSession } from '@/lib/session/session-store';
import { messages } from '@/messages';
import { useDemoteUser } from '../api/history';
import { type Change, type Difference, undoableOf } from '../lib/change';

const words = messages.history;

const HEADERS = [
  { label: words.time, width: '@4xl:w-28' },
  { label: words.who, width: '@4xl:w-56' },
  { label: words.what, width: '@4xl:w-48' },
  { label: words.difference, width: '' },
];

const CELL = '@4xl:table-cell @4xl:border-b @4xl:border-line @4xl:py-2.5 @4xl:pr-4 @4xl:align-top';

function byDay(changes: readonly Change[]): [string, Change[]][] {
  const days = new Map<string, Change[]>();
  for (const change of changes) {
    const day = formatWeekday(change.at);
    days.set(day, [...(days.get(day) ?? []), change]);
  }
  return [...days];
}

/** The history as a table, by day. In a narrow container each row becomes a card. */
export function HistoryTable({ changes }: { changes: readonly Change[] }) {
  const { user } = useSession();
  const [undoing, setUndoing] = useState<Change | null>(null);
  const undoable = undoableOf(changes, user?.email.toLowerCase() ?? '');
  return (
    <div className="@container">
      <table role="table" className="block w-full border-collapse @4xl:table">
        <caption className="sr-only">{words.caption}</caption>
        <thead role="rowgroup" className="sr-only @4xl:not-sr-only @4xl:table-header-group">
          <tr role="row">
            {HEADERS.map(({ label, width }) => (
              <th
                key={label}
                role="columnheader"
                scope="col"
                className={`label border-b-2 border-ink py-2 pr-4 text-left ${width}`}
              >
                {label}
              </th>
            ))}
            <th role="columnheader" scope="col" className="border-b-2 border-ink @4xl:w-28">
              <span className="sr-only">{words.undoHeader}</span>
            </th>
          </tr>
        </thead>
        {byDay(changes).map(([day, ofDay]) => (
          <tbody key={day} role="rowgroup" className="block @4xl:table-row-group">
            <tr role="row" className="block @4xl:table-row">
              <th
                role="rowheader"
                scope="rowgroup"
                colSpan={5}
                className="block border-b border-edge pt-5 pb-2 text-left font-semibold @4xl:table-cell"
              >
                {day}
              </th>
            </tr>
            {ofDay.map((change) => (
              <ChangeRow
                key={change.key}
                change={change}
                onUndo={undoable.has(change) ? () => setUndoing(change) : null}
              />
            ))}
          </tbody>
        ))}
      </table>
      {undoing && <UndoDialog email={undoing.name} onClose={() => setUndoing(null)} />}
    </div>
  );
}

interface ChangeRowProps {
  change: Change;
  /** Null if it cannot be undone here. */
  onUndo: (() => void) | null;
}

function ChangeRow({ change, onUndo }: ChangeRowProps) {
  const { at, actor, what, name, href, differences } = change;
  return (
    <tr
      role="row"
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-b border-line py-3 @4xl:table-row @4xl:border-0"
    >
      <td
        role="cell"
        className={`text-muted whitespace-nowrap tabular-nums @max-4xl:col-start-2 @max-4xl:row-start-1 ${CELL}`}
      >
        <time dateTime={at}>{formatTime(at)}</time>
      </td>
      <td
        role="cell"
        className={`wrap-anywhere @max-4xl:col-start-1 @max-4xl:row-start-3 @max-4xl:text-sm @max-4xl:text-muted ${CELL}`}
      >
        <UserText>{actor}</UserText>
      </td>
      <td role="cell" className={`wrap-anywhere @max-4xl:col-start-1 @max-4xl:row-start-1 ${CELL}`}>
        <b className="font-semibold">{what}</b>{' '}
        {href === null ? (
          <UserText>{name}</UserText>
        ) : (
          <Link to={href} className="underline underline-offset-4">
            <UserText>{name}</UserText>
          </Link>
        )}
      </td>
      <td role="cell" className={`@max-4xl:col-span-2 @max-4xl:row-start-2 ${CELL}`}>
        <ul className="grid gap-1">
          {differences.map((difference, index) => (
            <DifferenceLine key={`${difference.field ?? ''} ${index}`} difference={difference} />
          ))}
        </ul>
      </td>
      <td
        role="cell"
        className={`@max-4xl:col-start-2 @max-4xl:row-start-3 @max-4xl:empty:hidden @4xl:text-right ${CELL}`}
      >
        {onUndo && (
          <Button size="small" variant="ghost" aria-description={name} onClick={onUndo}>
            <Undo2 aria-hidden className="size-4" />
            {words.undo}
          </Button>
        )}
      </td>
    </tr>
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

/** Asks before a promotion is taken back. */
function UndoDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const demote = useDemoteUser();
  return (
    <ConfirmDialog
      title={words.undoTitle}
      isOpen
      confirmLabel={words.confirm}
      pending={demote.pending}
      pendingLabel={words.confirming}
      onConfirm={() => void demote.run(email).then(onClose)}
      onCancel={onClose}
    >
      {words.undoText(isolate(email))}
    </ConfirmDialog>
  );
}
