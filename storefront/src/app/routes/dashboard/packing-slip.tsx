import { OrderSkeleton } from '@/features/orders/components/order-screen';
import { PackingSlip } from '@/features/manage-orders/components/packing-slip';
import { messages } from '@/messages';
import { OrderQuery } from '../../dashboard/order-query';

/** `/dashboard/orders/:id/slip` */
export default function PackingSlipPage() {
  return (
    <OrderQuery title={messages.deskOrder.packingSlip} skeleton={<OrderSkeleton />}>
      {(order) => <PackingSlip key={order._id} order={order} />}
    </OrderQuery>
  );
}
