import { OrderService, type SubscriberArgs, type SubscriberConfig } from '@medusajs/medusa';
import type PaymentCollectionService from '../services/payment-collection';

/**
 * Closes the open payment of an order that was cancelled in the stock admin, or paid by another
 * payment. The sweep would do it too, half a minute later.
 */
export default async function closePayment({
  data,
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  await container.resolve<PaymentCollectionService>('paymentCollectionService').stop(data.id);
}

export const config: SubscriberConfig = {
  event: [OrderService.Events.CANCELED, OrderService.Events.PAYMENT_CAPTURED],
  context: { subscriberId: 'harrow-close-payment' },
};
