import type { Order } from '@harrow/contract';
import { Printer, Truck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import * as paths from '@/config/paths';
import { DeskSection } from '@/components/desk/section';
import { useDeskKeys } from '@/components/desk/use-desk-keys';
import { Button } from '@/components/ui/button';
import { UserText } from '@/components/ui/user-text';
import { messages } from '@/messages';
import { useShipping } from '../hooks/use-shipping';
import { useTracking } from '../hooks/use-tracking';
import { shippingOf } from '../lib/order-state';
import { lineOf, trackedLine, withParcels } from '../lib/tray';
import { ASIDE_LINK } from './fact';
import { ShippingNews } from './shipping-news';
import { TrackingForm } from './tracking-form';
import { UndoNotice } from './undo-notice';

const words = messages.deskOrder;
const trayWords = messages.manageOrders;

const nothing = () => undefined;

/** Ships an order, or says why it cannot be shipped; changes the tracking of one that was shipped. */
export function ShipOrder({ order }: { order: Order }) {
  const [line, setLine] = useState(() => lineOf(order));
  const { shipments, ship, undo } = useShipping(nothing);
  const takeBack = () => {
    const [returned] = withParcels([], undo());
    if (returned) setLine(returned);
  };
  useDeskKeys({ z: takeBack });
  const state = shippingOf(order);
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
      <ShippingNews />
      {state === 'done' && <ShippedTracking order={order} />}
      {state === 'ready' && shipments.length === 0 && (
        <TrackingForm
          line={line}
          onChange={setLine}
          hint={words.shipHint}
          onSend={(parcel) => ship([parcel])}
        >
          <Button type="submit">
            <Truck aria-hidden />
            {words.shipOrder}
          </Button>
        </TrackingForm>
      )}
      {state === 'ready' && shipments.length > 0 && (
        <p className="border-b border-line py-4">{trayWords.shippingNow(1, order.number)}</p>
      )}
      {state !== 'ready' && state !== 'done' && (
        <p className="border-b border-line py-4">{trayWords.notShippable[state]}</p>
      )}
      <UndoNotice shipments={shipments} onUndo={takeBack} />
    </DeskSection>
  );
}

/** The tracking of an order that was shipped, and a form that changes it. */
function ShippedTracking({ order }: { order: Order }) {
  const [line, setLine] = useState<ReturnType<typeof lineOf> | null>(null);
  const change = useTracking(order, () => setLine(null));
  const { tracking } = order;
  const box = useRef<HTMLDivElement>(null);
  const isOpen = line !== null;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // the pressed button is gone, so the focus moves to the number, and back when the form closes
    if (isOpen !== wasOpen.current)
      box.current?.querySelector<HTMLElement>('input, button')?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (line) {
    return (
      <div ref={box}>
        <TrackingForm
          line={line}
          onChange={setLine}
          hint={trayWords.trackingHint}
          onSend={(parcel) => void change.run(parcel.tracking)}
        >
          <Button type="submit" pending={change.pending}>
            {trayWords.saveTracking}
          </Button>
          <Button variant="ghost" onClick={() => setLine(null)}>
            {messages.ui.cancel}
          </Button>
        </TrackingForm>
      </div>
    );
  }
  return (
    <div
      ref={box}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-4"
    >
      <p className="min-w-0 grow">
        {tracking ? (
          <>
            {messages.order.tracking} <TrackingNumber {...tracking} />
          </>
        ) : (
          words.shippedUntracked
        )}
      </p>
      <Button variant="tool" size="tool" onClick={() => setLine(trackedLine(order))}>
        {tracking ? trayWords.changeTracking : trayWords.addTracking}
      </Button>
    </div>
  );
}

function TrackingNumber({ number, url }: NonNullable<Order['tracking']>) {
  const shown = <UserText className="font-semibold wrap-anywhere">{number}</UserText>;
  if (url === null) return shown;
  return (
    <a href={url} rel="noreferrer" className="underline underline-offset-4">
      {shown}
    </a>
  );
}
