import { Truck, Undo2 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { messages } from '@/messages';
import type { Shipment } from '../lib/shipping-queue';
import { UNDO_MS } from '../lib/undo-time';

const words = messages.manageOrders;

interface UndoNoticeProps {
  shipments: readonly Shipment[];
  onUndo: () => void;
}

/** Announces the newest shipment that is about to be sent, and undoes it. */
export function UndoNotice({ shipments, onUndo }: UndoNoticeProps) {
  const newest = shipments.findLast(({ sendAt }) => sendAt !== null);
  const [first] = newest?.parcels ?? [];
  return (
    <div role="status">
      {newest && first && (
        <div
          key={newest.id}
          className="desk-undo fixed top-21 right-[max(1.5rem,50vw-58.5rem)] z-45 flex min-h-13 w-100 max-w-[calc(100vw-2rem)] items-center gap-3 overflow-hidden rounded-control border border-edge bg-card py-1.5 pr-2 pl-4 text-[0.9375rem] max-lg:top-2 max-sm:inset-x-4 max-sm:top-1 max-sm:w-auto max-sm:py-0.75 print:hidden"
        >
          <Truck aria-hidden />
          <p className="flex-1">{words.shippingNow(newest.parcels.length, first.order.number)}</p>
          <Button variant="tool" size="row" aria-keyshortcuts="Z" onClick={onUndo}>
            <Undo2 aria-hidden />
            {words.undo}
          </Button>
          <span
            aria-hidden
            className="absolute inset-x-0 bottom-0 h-0.75 origin-left animate-[desk-fuse_linear_both] bg-ink"
            style={{ animationDuration: `${UNDO_MS}ms` }}
          />
        </div>
      )}
    </div>
  );
}
