import type { Webhook, WebhookDelivery } from '@harrow/contract';
import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { State } from '@/components/desk/state';
import { useReplayMessage } from '@/components/desk/use-replay-message';
import { Button } from '@/components/ui/button';
import { DataTable, type Column } from '@/components/ui/data-table';
import { QueryList } from '@/components/ui/query-list';
import { UserText } from '@/components/ui/user-text';
import { order } from '@/config/paths';
import { formatMoment } from '@/lib/format/date';
import { messages } from '@/messages';
import { useDeliveries, webhooksKey } from '../api/webhooks';

const words = messages.webhooks;

const aboutOf = ({ orderNumber, product, productId }: WebhookDelivery): string => {
  if (orderNumber !== null) return words.order(orderNumber);
  return product ?? productId ?? words.allProducts;
};

const columns: Column<WebhookDelivery>[] = [
  {
    key: 'event',
    header: words.event,
    className: '@max-4xl:col-start-1 @max-4xl:row-start-1',
    cell: (delivery) => (
      <>
        <code className="figure block text-sm">{delivery.type}</code>
        <About {...delivery} />
      </>
    ),
  },
  {
    key: 'answer',
    header: words.answer,
    width: '@4xl:w-36',
    className: '@max-4xl:col-start-2 @max-4xl:row-start-1 @max-4xl:justify-self-end',
    cell: (delivery) => <Outcome {...delivery} />,
  },
  {
    key: 'when',
    header: words.when,
    width: '@4xl:w-64',
    className: '@max-4xl:col-start-1 @max-4xl:row-start-2 @max-4xl:text-sm',
    cell: (delivery) => <When {...delivery} />,
  },
  {
    key: 'actions',
    header: words.actions,
    head: <span className="sr-only">{words.actions}</span>,
    width: '@4xl:w-32',
    className:
      '@max-4xl:col-start-2 @max-4xl:row-start-2 @max-4xl:justify-self-end @max-4xl:empty:hidden @4xl:text-right',
    cell: (delivery) => delivery.state !== 'due' && <SendAgain {...delivery} />,
  },
];

/** The last messages to an address with their outcomes, and buttons to send them again. */
export function Deliveries({ webhook: { _id, url } }: { webhook: Webhook }) {
  return (
    <div className="pt-4">
      <h3 className="pb-1 font-semibold">{words.deliveries}</h3>
      <QueryList
        query={useDeliveries(_id)}
        loading={words.deliveriesLoading}
        errorTitle={words.deliveriesError}
        empty={<p className="text-muted">{words.noDeliveries}</p>}
      >
        {(deliveries) => (
          <DataTable
            caption={words.deliveriesOf(url)}
            columns={columns}
            rows={deliveries}
            rowKey={(delivery) => delivery._id}
            look="lines"
          />
        )}
      </QueryList>
    </div>
  );
}

function About(delivery: WebhookDelivery) {
  const about = aboutOf(delivery);
  if (delivery.orderId === null) {
    return <UserText className="text-sm wrap-anywhere text-muted">{about}</UserText>;
  }
  return (
    <Link to={order(delivery.orderId)} className="text-sm text-muted underline hover:text-ink">
      {about}
    </Link>
  );
}

function Outcome({ state, answer, problem }: WebhookDelivery) {
  if (state === 'done') {
    return (
      <State icon={CircleCheck} tone="done">
        {answer}
      </State>
    );
  }
  if (problem === null) return <State icon={Clock}>{words.waiting}</State>;
  const known = words.problems[problem as keyof typeof words.problems] as string | undefined;
  return (
    <State icon={CircleX} tone={state === 'failed' ? 'due' : 'plain'}>
      {answer ?? known ?? words.otherProblem}
    </State>
  );
}

function When({ createdAt, doneAt, attempts, nextAttemptAt }: WebhookDelivery) {
  const tried = [
    attempts > 0 && words.attempts(attempts),
    nextAttemptAt !== null && attempts > 0 && words.nextAttempt(formatMoment(nextAttemptAt)),
  ].filter(Boolean);
  return (
    <>
      <time dateTime={doneAt ?? createdAt}>{formatMoment(doneAt ?? createdAt)}</time>
      {tried.length > 0 && <span className="block text-sm text-muted">{tried.join(', ')}</span>}
    </>
  );
}

function SendAgain(delivery: WebhookDelivery) {
  const replay = useReplayMessage(webhooksKey);
  return (
    <Button
      size="row"
      variant={delivery.state === 'failed' ? 'go' : 'quiet'}
      aria-description={words.ofMessage(delivery.type, aboutOf(delivery))}
      pending={replay.pending}
      onClick={() => void replay.run(delivery._id)}
    >
      {words.sendAgain}
    </Button>
  );
}
