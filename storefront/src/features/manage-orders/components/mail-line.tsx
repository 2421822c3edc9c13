import type { OutboxMessage } from '@harrow/contract';
import { RotateCw } from 'lucide-react';
import { useReplayMessage } from '@/components/desk/use-replay-message';
import { formatMoment } from '@/lib/format/date';
import { messages } from '@/messages';
import { mailsKey } from '../api/order-mails';

const outbox = messages.outbox;

/** A mail with what became of it, and a button that sends it again. */
export function MailLine({ mail, orderId }: { mail: OutboxMessage; orderId: string }) {
  const replay = useReplayMessage(mailsKey(orderId));
  const name = outbox.subjectOf(mail.subject);
  return (
    <small className="flex flex-wrap items-center gap-x-2">
      <span className={mail.state === 'failed' ? 'font-semibold text-ink' : ''}>
        {messages.deskOrder.mailIs(name, resultOf(mail))}
      </span>
      {mail.state !== 'due' && (
        <button
          type="button"
          {...{ 'aria-description': name }}
          aria-disabled={replay.pending}
          onClick={() => {
            if (!replay.pending) void replay.run(mail._id);
          }}
          className="inline-flex min-h-6 items-center gap-1 underline underline-offset-4 hover:text-ink aria-disabled:cursor-progress max-[60rem]:min-h-11"
        >
          <RotateCw aria-hidden className="size-3.5" />
          {outbox.replay}
        </button>
      )}
    </small>
  );
}

/** Returns the state of a mail with its problem, and the time of the next attempt. */
function resultOf({ state, problem, nextAttemptAt, doneAt, attempts }: OutboxMessage): string {
  const at = doneAt === null ? [] : [formatMoment(doneAt)];
  const isRetried = state === 'due' && attempts > 0 && nextAttemptAt !== null;
  const next = isRetried ? [outbox.nextAttempt(formatMoment(nextAttemptAt))] : [];
  return [outbox.states[state], ...(problem === null ? [] : [problem]), ...at, ...next].join(' · ');
}
