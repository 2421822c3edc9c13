import type { OutboxMessage } from '@harrow/contract';
import {
  CircleCheck,
  CircleSlash,
  Clock,
  RotateCw,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { DataTable, type Column } from '@/components/ui/data-table';
import { UserText } from '@/components/ui/user-text';
import * as paths from '@/config/paths';
import { formatMoment } from '@/lib/format/date';
import { messages } from '@/messages';
import { useReplayMessage } from '@/components/desk/use-replay-message';
import { outboxKey } from '../api/outbox';
import { problemText } from '../lib/problem-text';

const words = messages.outbox;

const BADGES: Record<
  OutboxMessage['state'],
  { tone: 'paid' | 'pending' | 'neutral'; icon: LucideIcon }
> = {
  due: { tone: 'neutral', icon: Clock },
  done: { tone: 'paid', icon: CircleCheck },
  failed: { tone: 'pending', icon: TriangleAlert },
  dropped: { tone: 'neutral', icon: CircleSlash },
};

const nameOf = ({ kind, subject }: OutboxMessage): string =>
  words.named(words.kinds[kind], words.subjectOf(subject));

const columns: Column<OutboxMessage>[] = [
  {
    key: 'message',
    header: words.columns.message,
    isTitle: true,
    cell: (message) => (
      <>
        <b className="font-semibold">{words.subjectOf(message.subject)}</b>{' '}
        <span className="text-muted">{words.kinds[message.kind]}</span>
        <time dateTime={message.createdAt} className="block text-sm text-muted tabular-nums">
          {formatMoment(message.createdAt)}
        </time>
      </>
    ),
  },
  {
    key: 'order',
    header: words.columns.order,
    cell: ({ orderId, orderNumber }) =>
      orderId !== null &&
      orderNumber !== null && (
        <Link to={paths.order(orderId)} className="underline underline-offset-4">
          {words.order(orderNumber)}
        </Link>
      ),
  },
  { key: 'state', header: words.columns.state, cell: (message) => <State message={message} /> },
  {
    key: 'problem',
    header: words.columns.problem,
    cell: ({ problem }) => problem !== null && <Problem code={problem} />,
  },
  {
    key: 'action',
    header: words.columns.action,
    screenOnly: true,
    cell: (message) => message.state !== 'due' && <Replay message={message} />,
  },
];

/** The messages, each with its actions. */
export function MessageTable({ rows }: { rows: OutboxMessage[] }) {
  return (
    <DataTable caption={words.caption} columns={columns} rows={rows} rowKey={({ _id }) => _id} />
  );
}

function State({
  message: { state, attempts, nextAttemptAt, doneAt },
}: {
  message: OutboxMessage;
}) {
  const at = nextAttemptAt ?? doneAt;
  return (
    <div className="grid justify-items-start gap-1.5">
      <Badge {...BADGES[state]}>{words.states[state]}</Badge>
      {attempts > 0 && state !== 'done' && (
        <small className="text-muted">{words.attempts(attempts)}</small>
      )}
      {at !== null && (attempts > 0 || state !== 'due') && (
        <small className="text-muted">
          <time dateTime={at}>
            {state === 'due' ? words.nextAttempt(formatMoment(at)) : formatMoment(at)}
          </time>
        </small>
      )}
    </div>
  );
}

function Problem({ code }: { code: string }) {
  const text = problemText(code);
  return (
    <div className="wrap-anywhere">
      {text}
      <UserText className="block text-sm text-muted">{code}</UserText>
    </div>
  );
}

function Replay({ message }: { message: OutboxMessage }) {
  const replay = useReplayMessage(outboxKey);
  return (
    <Button
      size="small"
      variant="ghost"
      pending={replay.pending}
      aria-description={nameOf(message)}
      onClick={() => void replay.run(message._id)}
    >
      <RotateCw aria-hidden className="size-4" />
      {words.replay}
    </Button>
  );
}
