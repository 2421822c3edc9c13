import { Suspense } from 'react';
import { OrderScreen, OrderSkeleton } from '@/features/orders/components/order-screen';
import { loadable } from '@/lib/loadable';
import { useSession } from '@/lib/session/session-store';
import { messages } from '@/messages';
import { OrderQuery } from '../../dashboard/order-query';

// customers do not load it
const DeskOrderScreen = loadable(
  () => import('@/features/manage-orders/components/desk-order-screen'),
);

/** `/dashboard/orders/:id`, for its customer or for staff. */
export default function OrderPage() {
  const { role } = useSession();
  return (
    <OrderQuery title={messages.order.pageTitle} skeleton={<OrderSkeleton />}>
      {(order) =>
        role === 'admin' ? (
          <Suspense fallback={<OrderSkeleton />}>
            <DeskOrderScreen key={order._id} order={order} />
          </Suspense>
        ) : (
          <OrderScreen key={order._id} order={order} />
        )
      }
    </OrderQuery>
  );
}
