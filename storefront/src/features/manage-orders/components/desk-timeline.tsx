import { listOutbox, type Order, type OrderEvent } from '@harrow/contract';
import {
  CircleDashed,
  CircleSlash,
  CreditCard,
  Mail,
  MapPin,
  ShoppingCart,
  TriangleAlert,
  Truck,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { DeskSection } from '@/components/desk/section';
import { Skeleton } from '@/components/ui/loading';
import { isolate } from '@/lib/format/isolate';
import { formatMoment } from '@/lib/format/date';
import { formatMoney, formatPieces } from '@/lib/format/numbers';
import { useMay } from '@/lib/session/use-may';
import { messages } from '@/messages';
import { useOrderMails } from '../api/order-mails';
import { useOrderEvents } from '../api/orders';
import { shippingOf } from '../lib/order-state';
import { timelineOf, type TimelineStep } from '../lib/timeline';
import { MailLine } from './mail-line';

const words = messages.deskOrder;

const ICONS: Record<OrderEvent['type'], LucideIcon> = {
  placed: ShoppingCart,
  paid: CreditCard,
  shipped: Truck,
  tracking_changed: Truck,
  address_changed: MapPin,
  cancelled: CircleSlash,
  expired: CircleSlash,
  refunded: Undo2,
  disputed: TriangleAlert,
  mailed: Mail,
};

const STEP =
  'relative grid grid-cols-[1.5rem_minmax(0,1fr)_auto] gap-x-3 py-2.5 text-[0.9375rem] leading-5 ' +
  'not-last:before:absolute not-last:before:top-9 not-last:before:-bottom-1.5 not-last:before:left-2.5 ' +
  'not-last:before:border-l not-last:before:border-edge';

/** The events of an order with their actors and mails, and the next step. */
export function DeskTimeline({ order }: { order: Order }) {
  const { data, error } = useOrderEvents(order._id);
  const { data: mails, error: mailsError } = useOrderMails(order._id, useMay(listOutbox));
  const steps = mails
    ? timelineOf(data ?? [], mails)
    : (data ?? []).map((event) => ({ at: event.at, event, mails: [] }));
  return (
    <DeskSection title={words.timeline}>
      {Boolean(error) && <p className="py-4 text-muted">{messages.order.timelineError}</p>}
      {Boolean(mailsError) && <p className="py-4 text-muted">{words.mailsError}</p>}
      {!data && !error && <Skeleton className="mt-4 h-32 w-full" />}
      {data && (
        <ol aria-label={messages.order.timeline}>
          {steps.map((step) => (
            <TimelineStepRow key={`${step.event?.type} ${step.at}`} step={step} order={order} />
          ))}
          {shippingOf(order) === 'ready' && <Step isAhead>{words.notShippedYet}</Step>}
          {order.expiresAt !== null && (
            <Step isAhead at={order.expiresAt}>
              {words.notPaidYet}
            </Step>
          )}
        </ol>
      )}
    </DeskSection>
  );
}

function TimelineStepRow({ step, order }: { step: TimelineStep; order: Order }) {
  const { event, at, mails } = step;
  return (
    <Step icon={event ? ICONS[event.type] : Mail} at={at}>
      {event && (
        <>
          <b className="font-semibold">{messages.order.events[event.type]}</b>{' '}
          {detailOf(event, order)}
          <small className="block wrap-anywhere">{byWhom(event)}</small>
        </>
      )}
      {mails.map((mail) => (
        <MailLine key={mail._id} mail={mail} orderId={order._id} />
      ))}
    </Step>
  );
}

interface StepProps {
  icon?: LucideIcon;
  at?: string;
  /** Whether it has not happened yet. */
  isAhead?: boolean;
  children: ReactNode;
}

function Step({ icon: Icon = CircleDashed, at, isAhead = false, children }: StepProps) {
  return (
    <li className={`${STEP} ${isAhead ? 'text-muted' : ''}`}>
      <Icon aria-hidden className="mx-0.5" />
      <div className="wrap-anywhere">{children}</div>
      {at !== undefined && (
        <small>
          <time dateTime={at}>
            {isAhead ? words.expiresAt(formatMoment(at)) : formatMoment(at)}
          </time>
        </small>
      )}
    </li>
  );
}

/** The pieces and the amount of an event with its reason, the event of a mail, or the tracking before and after it. */
function detailOf(event: OrderEvent, { quantity, amount: placed, currency }: Order): string {
  const { type, amount = type === 'placed' ? placed : undefined, mail, reason, tracking } = event;
  if (mail !== undefined) return messages.outbox.subjectOf(mail);
  if (tracking) {
    const [before, after] = [tracking.before, tracking.after].map((number) =>
      number === null ? words.noTracking : isolate(number),
    );
    return words.becomes(before ?? '', after ?? '');
  }
  const pieces = type === 'placed' ? [formatPieces(quantity)] : [];
  const sum = amount === undefined ? [] : [formatMoney(amount, currency)];
  return [...pieces, ...sum, ...(reason === undefined ? [] : [isolate(reason)])].join(' · ');
}

function byWhom({ by, actor }: OrderEvent): string {
  return actor === undefined ? words.by[by] : `${words.by[by]}, ${isolate(actor)}`;
}
