import type { Order } from '@harrow/contract';
import { Printer, Truck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { MAX_TRACKING_NUMBER_LENGTH } from '@harrow/contract';
import * as paths from '@/config/paths';
import { useDeskKeys } from '@/components/desk/use-desk-keys';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { UserText } from '@/components/ui/user-text';
import { messages } from '@/messages';
import { useShipping } from '../hooks/use-shipping';
import { shippingOf } from '../lib/order-state';
import { lineOf, linkOf, parcelsOf, withParcels, type TrayProblem } from '../lib/tray';
import { ASIDE_LINK, DeskSection } from './desk-section';
import { UndoNotice } from './undo-notice';

const words = messages.deskOrder;
const trayWords = messages.manageOrders;

const nothing = () => undefined;

/** Ships an order, or says why it cannot be shipped. */
export function ShipOrder({ order }: { order: Order }) {
  const [line, setLine] = useState(() => lineOf(order));
  const [problem, setProblem] = useState<TrayProblem>();
  const { shipments, ship, undo } = useShipping(nothing);
  const takeBack = () => {
    const [returned] = withParcels([], undo());
    if (returned) setLine(returned);
  };
  useDeskKeys({ z: takeBack });
  const send = () => {
    const checked = parcelsOf([line]);
    setProblem(checked.ok ? undefined : checked.problems[0]);
    if (checked.ok) ship(checked.parcels);
  };
  const errorOf = (field: TrayProblem['field']) =>
    problem?.field === field ? trayWords.problems[problem.kind] : undefined;
  const isReady = shippingOf(order) === 'ready';
  return (
    <DeskSection
      title={messages.orders.makeShipping}
      aside={
        order.paid && (
          <Link to={paths.packingSlip(order._id)} className={ASIDE_LINK}>
            <Printer aria-hidden />
            {words.packingSlip}
          </Link>
        )
      }
    >
      {isReady && shipments.length === 0 ? (
        <form
          noValidate
          className="grid items-start gap-x-4 gap-y-2 border-b border-line py-4 min-[60rem]:grid-cols-[1fr_1fr_auto]"
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <TextField
            label={trayWords.trackingNumber}
            placeholder={trayWords.optional}
            maxLength={MAX_TRACKING_NUMBER_LENGTH}
            autoComplete="off"
            value={line.number}
            onChange={({ target }) => setLine({ ...line, number: target.value })}
            error={errorOf('number')}
          />
          <TextField
            label={trayWords.trackingLink}
            type="url"
            placeholder={trayWords.filledIn}
            autoComplete="off"
            value={linkOf(line)}
            onChange={({ target }) => setLine({ ...line, url: target.value })}
            error={errorOf('url')}
          />
          <Button type="submit" className="min-[60rem]:mt-7.5">
            <Truck aria-hidden />
            {words.shipOrder}
          </Button>
          <small className="min-[60rem]:col-span-3">{words.shipHint}</small>
        </form>
      ) : (
        <p className="border-b border-line py-4">
          <Standing order={order} isLeaving={shipments.length > 0} />
        </p>
      )}
      <UndoNotice shipments={shipments} onUndo={takeBack} />
    </DeskSection>
  );
}

/** A sentence about an order that cannot be shipped now. */
function Standing({ order, isLeaving }: { order: Order; isLeaving: boolean }) {
  const state = shippingOf(order);
  if (state === 'unpaid') return trayWords.stillUnpaid;
  if (state === 'refunded') return trayWords.wasRefunded;
  if (state === 'ended') return trayWords.ended;
  if (isLeaving && state === 'ready') return trayWords.shippingNow(1, order.number);
  const { tracking } = order;
  if (!tracking) return words.shippedUntracked;
  const number = <UserText className="font-semibold wrap-anywhere">{tracking.number}</UserText>;
  return (
    <>
      {messages.order.tracking}{' '}
      {tracking.url === null ? (
        number
      ) : (
        <a href={tracking.url} rel="noreferrer" className="underline underline-offset-4">
          {number}
        </a>
      )}
    </>
  );
}
