import { CircleSlash, Clock, CreditCard, Settings2, Undo2, type LucideIcon } from 'lucide-react';
import type { Notice } from '@harrow/contract';
import { UserText } from '@/components/ui/user-text';
import { formatMoment } from '@/lib/format/date';
import { messages } from '@/messages';
import { type DoneLine, doneLines } from '../lib/done-lines';
import { Part, ROW, Rows, SECOND_LINE } from './part';

const words = messages.today;

const SHOWN = 8;

const ICONS: Record<string, LucideIcon> = {
  expired: Clock,
  cancelled: CircleSlash,
  refunded_late_payment: Undo2,
  refunded_unused_payment: Undo2,
  payment_found: CreditCard,
};

/** The actions that the shop took by itself, newest first. */
export function DoneList({ done }: { done: Notice[] }) {
  const lines = doneLines(done).slice(0, SHOWN);
  return (
    <Part title={words.done}>
      <Rows nothing={words.nothingDone}>
        {lines.map((line) => (
          <Line key={`${line.kind} ${line.subject} ${line.at}`} line={line} />
        ))}
      </Rows>
    </Part>
  );
}

function Line({ line: { at, kind, message, count } }: { line: DoneLine }) {
  const Icon = ICONS[kind] ?? Settings2;
  return (
    <li className={ROW}>
      <Icon aria-hidden className="size-4.5 flex-none" />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <UserText>{count > 1 ? words.expired(count) : message}</UserText>
        <time dateTime={at} className={SECOND_LINE}>
          {formatMoment(at)}
        </time>
      </span>
    </li>
  );
}
