import { servicesOf } from '@harrow/plugin-kit';
import { OrderService, type SubscriberArgs, type SubscriberConfig } from '@medusajs/medusa';

/**
 * Closes the open payment of an order that was cancelled in the stock admin or paid by another
 * payment. The sweep would do so half a minute later.
 */
export default async function closePayment({
  data,
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  await servicesOf(container).paymentClosingService.stop(data.id);
}

export const config: SubscriberConfig = {
  event: [OrderService.Events.CANCELED, OrderService.Events.PAYMENT_CAPTURED],
  context: { subscriberId: 'harrow-close-payment' },
};
