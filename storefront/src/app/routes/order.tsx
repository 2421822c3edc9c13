import { OrderScreen, OrderSkeleton } from '@/features/orders/components/order-screen';
import { useSession } from '@/lib/session/session-store';
import { messages } from '@/messages';
import { OrderQuery } from './order-query';

/** `/dashboard/orders/:id` */
export default function OrderPage() {
  const { role } = useSession();
  return (
    <OrderQuery title={messages.order.pageTitle} skeleton={<OrderSkeleton />}>
      {(order) => <OrderScreen key={order._id} order={order} isAdmin={role === 'admin'} />}
    </OrderQuery>
  );
}
