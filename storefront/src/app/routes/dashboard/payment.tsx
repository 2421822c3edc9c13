import { PaymentScreen, PaymentSkeleton } from '@/features/payments/components/payment-screen';
import { hasEnded } from '@/lib/has-ended';
import { messages } from '@/messages';
import { OrderQuery } from '../../dashboard/order-query';

/** `/dashboard/payment/:id` */
export default function Payment() {
  return (
    <div className="wrap">
      <OrderQuery title={messages.payments.title} skeleton={<PaymentSkeleton />}>
        {(order, isGone) => (
          <PaymentScreen key={order._id} order={order} isEnded={isGone || hasEnded(order.status)} />
        )}
      </OrderQuery>
    </div>
  );
}
