import { Scale, TriangleAlert, Undo2, type LucideIcon } from 'lucide-react';
import type { AnswerOf, listNotices } from '@harrow/contract';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { UserText } from '@/components/ui/user-text';
import * as paths from '@/config/paths';
import { formatMoment } from '@/lib/format/date';
import { messages } from '@/messages';
import { Part, ROW, Rows, SECOND_LINE } from './part';

const words = messages.today;

type Failure = AnswerOf<typeof listNotices>['failures'][number];

const ICONS: Record<string, LucideIcon> = { disputed: Scale, refund_failed: Undo2 };

const KINDS: Record<string, string> = words.failureKinds;

/** Tells whether a subject is an order; others are events of the payment provider. */
const isOrder = (subject: string) => subject.startsWith('order_');

/** The failures that need a person, each with the action to take. */
export function FailureList({ failures }: { failures: Failure[] }) {
  const count = failures.length;
  return (
    <Part
      title={words.failures}
      aside={count > 0 && <p className={SECOND_LINE}>{words.needAttention(count)}</p>}
    >
      <Rows nothing={words.noFailures}>
        {failures.map((failure) => (
          <FailureRow key={`${failure.kind} ${failure.subject} ${failure.at}`} failure={failure} />
        ))}
      </Rows>
    </Part>
  );
}

function FailureRow({ failure: { at, kind, subject, message, action } }: { failure: Failure }) {
  return (
    <li className={`${ROW} @max-4xl:flex-wrap @max-4xl:py-3`}>
      <span className="@max-4xl:basis-full @4xl:w-52 @4xl:flex-none">
        <Badge tone="pending" icon={ICONS[kind] ?? TriangleAlert}>
          {KINDS[kind] ?? words.failureKinds.other}
        </Badge>
      </span>
      <span className="min-w-0 flex-1 wrap-anywhere">
        <UserText>{message}</UserText>
        <span className={SECOND_LINE}>{action}</span>
        <time dateTime={at} className={SECOND_LINE}>
          {formatMoment(at)}
        </time>
      </span>
      {isOrder(subject) && (
        <ButtonLink
          to={paths.order(subject)}
          variant="ghost"
          size="small"
          className="max-lg:min-h-11"
          aria-description={message}
        >
          {words.openOrder}
        </ButtonLink>
      )}
    </li>
  );
}
