import { Truck, Undo2 } from 'lucide-react';
import { messages } from '@/messages';
import type { Shipment } from '../lib/shipping-queue';
import { UNDO_MS } from '../lib/undo-time';

const words = messages.manageOrders;

interface UndoNoticeProps {
  shipments: readonly Shipment[];
  onUndo: () => void;
}

/** Says what is about to be shipped, and takes it back. The newest shipment only, as Undo does. */
export function UndoNotice({ shipments, onUndo }: UndoNoticeProps) {
  const newest = shipments.findLast(({ sendAt }) => sendAt !== null);
  const [first] = newest?.parcels ?? [];
  return (
    <div role="status">
      {newest && first && (
        <div key={newest.id} className="desk-undo">
          <Truck aria-hidden />
          <p>{words.shippingNow(newest.parcels.length, first.order.number)}</p>
          <button type="button" aria-keyshortcuts="Z" onClick={onUndo} className="desk-button">
            <Undo2 aria-hidden />
            {words.undo}
          </button>
          <span aria-hidden className="desk-fuse" style={{ animationDuration: `${UNDO_MS}ms` }} />
        </div>
      )}
    </div>
  );
}
