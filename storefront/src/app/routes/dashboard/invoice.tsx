import { Invoice } from '@/features/orders/components/invoice';
import { OrderSkeleton } from '@/features/orders/components/order-screen';
import { messages } from '@/messages';
import { OrderQuery } from '../../dashboard/order-query';

/** `/dashboard/orders/:id/invoice` */
export default function InvoicePage() {
  return (
    <OrderQuery title={messages.order.invoice} skeleton={<OrderSkeleton />}>
      {(order) => <Invoice key={order._id} order={order} />}
    </OrderQuery>
  );
}
