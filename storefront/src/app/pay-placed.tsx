import type { Order } from '@harrow/contract';
import { useOrder } from '@/features/orders/api/orders';
import { useOwnPayable } from '@/features/payments/api/payment';
import { PaymentFormsSkeleton } from '@/features/payments/components/payment-forms';
import { isPayable, OrderPayment } from '@/features/payments/components/order-payment';
import { usePayment } from '@/features/payments/hooks/use-payment';
import { PayOrLater } from '@/features/purchase/components/pay-or-later';
import type { PlacedOrder } from '@/features/purchase/hooks/use-purchase';
import { hasEnded } from '@/lib/has-ended';
import { toApiError } from '@/lib/http/api-error';

/** The payment of an order on the page where it was placed; the link to its own page if it fails to load. */
export default function PayPlaced({ placed }: { placed: PlacedOrder }) {
  const { data, error } = useOrder(placed.orderId);
  if (data)
    return <Payment placed={placed} order={data} isGone={toApiError(error).status === 404} />;
  return <PayOrLater order={placed}>{error ? undefined : <PaymentFormsSkeleton />}</PayOrLater>;
}

interface PaymentProps {
  placed: PlacedOrder;
  order: Order;
  /** Whether the server no longer has the order. */
  isGone: boolean;
}

function Payment({ placed, order, isGone }: PaymentProps) {
  const isEnded = isGone || hasEnded(order.status);
  const payable = useOwnPayable(order);
  const payment = usePayment(payable);
  const paidBefore = order.paid ? order.trasectionId : undefined;
  const state = { paidBefore, isEnded, payment };
  const content = <OrderPayment payable={payable} orderId={order._id} {...state} />;
  // a charge continues regardless of the order
  const isOpen = isPayable(state) || payment.progress.step === 'charging';
  return isOpen ? <PayOrLater order={placed}>{content}</PayOrLater> : content;
}
