import { PaymentScreen, PaymentSkeleton } from '@/features/payments/components/payment-screen';
import { messages } from '@/messages';
import { OrderQuery } from '../../dashboard/order-query';

/** `/dashboard/payment/:id` */
export default function Payment() {
  return (
    <div className="wrap">
      <OrderQuery title={messages.payments.title} skeleton={<PaymentSkeleton />}>
        {(order, isGone) => {
          const hasEnded = isGone || order.status === 'cancelled' || order.status === 'expired';
          return <PaymentScreen key={order._id} order={order} hasEnded={hasEnded} />;
        }}
      </OrderQuery>
    </div>
  );
}
