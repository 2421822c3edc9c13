import { Button } from '@/components/ui/button';
import { messages } from '@/messages';
import { useShipOrder } from '../hooks/use-ship-order';
import type { Order } from '../lib/order';

/** Marks an order as shipped. Shown for unpaid ones too: the server refuses them and says why. */
export function ShipButton({ order }: { order: Order }) {
  const ship = useShipOrder();
  return (
    <span data-printed={messages.orders.pending}>
      <Button
        size="small"
        variant="ghost"
        pending={ship.pending}
        aria-description={messages.orders.shipment(order.product, order.email)}
        onClick={() => void ship.run(order._id)}
      >
        {messages.orders.pending}
      </Button>
    </span>
  );
}
