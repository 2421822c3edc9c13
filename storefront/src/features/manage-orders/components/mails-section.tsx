import { listOutbox, type Order, type OutboxMessage } from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { DeskSection } from '@/components/desk/section';
import { useReplayMessage } from '@/components/desk/use-replay-message';
import { Button } from '@/components/ui/button';
import { formatMoment } from '@/lib/format/date';
import { call } from '@/lib/http/shop-client';
import { orderKey } from '@/lib/query-keys';
import { messages } from '@/messages';

const words = messages.deskOrder;
const outbox = messages.outbox;

const mailsKey = (id: string) => [...orderKey(id), 'mails'];

/** The mails about an order, with what became of each; staff send them again. */
export function MailsSection({ order: { _id } }: { order: Order }) {
  const { data, error } = useQuery({
    queryKey: mailsKey(_id),
    queryFn: async () => (await call(listOutbox, { query: { order: _id, kind: 'mail' } })).data,
    staleTime: 0,
  });
  return (
    <DeskSection title={words.mails}>
      {Boolean(error) && <p className="py-4 text-muted">{words.mailsError}</p>}
      {data?.length === 0 && <p className="py-4 text-muted">{words.noMails}</p>}
      <ul aria-label={words.mails}>
        {data?.toReversed().map((mail) => (
          <Mail key={mail._id} mail={mail} orderId={_id} />
        ))}
      </ul>
    </DeskSection>
  );
}

function Mail({ mail, orderId }: { mail: OutboxMessage; orderId: string }) {
  const replay = useReplayMessage(mailsKey(orderId));
  const name = outbox.subjectOf(mail.subject);
  return (
    <li className="grid min-h-12 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line py-1 text-[0.9375rem] leading-5">
      <p className="wrap-anywhere">
        {name}
        <small className={`block ${mail.state === 'failed' ? 'font-semibold' : ''}`}>
          {resultOf(mail)}
        </small>
      </p>
      {mail.state !== 'due' && (
        <Button
          variant="tool"
          size="tool"
          pending={replay.pending}
          aria-description={name}
          onClick={() => void replay.run(mail._id)}
        >
          <RotateCw aria-hidden />
          {outbox.replay}
        </Button>
      )}
    </li>
  );
}

/** What became of a mail, and when it is tried next. */
function resultOf({ state, problem, nextAttemptAt, doneAt, attempts }: OutboxMessage): string {
  const at = doneAt === null ? [] : [formatMoment(doneAt)];
  const isRetried = state === 'due' && attempts > 0 && nextAttemptAt !== null;
  const next = isRetried ? [outbox.nextAttempt(formatMoment(nextAttemptAt))] : [];
  return [outbox.states[state], ...(problem === null ? [] : [problem]), ...at, ...next].join(' · ');
}
