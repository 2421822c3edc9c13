import { emailSchema, keySchema, operation, optionalPage } from '@harrow/http';
import { z } from 'zod';
import { orderSchema } from './order-dto';
import { placeOrderSchema } from './place-order-schema';

const orderId = z.object({ id: keySchema(100) });

export const placeOrder = operation({
  method: 'post',
  path: '/orders',
  summary: 'Places an order and takes its stock, for a customer; an admin could not purchase.',
  access: 'customer',
  forbiddenMessage: 'Admin could not purchase',
  headers: {
    'Idempotency-Key':
      'Places one order however often it is sent: 1 to 255 printable characters. With the same body the first answer again for thirty days, with another one 422.',
  },
  body: placeOrderSchema,
  status: 201,
  answer: z.object({ acknowledged: z.literal(true), insertedId: z.string() }),
  refusals: [404, 409],
});

export const listOwnOrders = operation({
  method: 'get',
  path: '/order',
  summary: 'The orders of one customer, newest first, for that customer or an admin.',
  access: 'session',
  query: z.object({ email: emailSchema }),
  answer: z.array(orderSchema),
  refusals: [403],
});

export const listOrders = operation({
  method: 'get',
  path: '/orders',
  summary: 'All orders or a page of them, newest first; the header X-Total-Count has the total.',
  access: 'admin',
  query: optionalPage,
  answer: z.array(orderSchema),
});

export const getOrder = operation({
  method: 'get',
  path: '/orders/{id}',
  summary: 'One order, for its owner or an admin.',
  access: 'session',
  parameters: orderId,
  answer: orderSchema,
  refusals: [404],
});

export const cancelOrder = operation({
  method: 'delete',
  path: '/orders/{id}',
  summary: 'Cancels an unpaid order and gives its stock back, for its owner or an admin.',
  access: 'session',
  parameters: orderId,
  answer: z.object({ acknowledged: z.literal(true), deletedCount: z.literal(1) }),
  refusals: [404, 409],
});

export const shipOrder = operation({
  method: 'put',
  path: '/orders/{id}',
  summary: 'Ships a paid order; modifiedCount is 0 where it had been shipped before.',
  access: 'admin',
  parameters: orderId,
  // shipping is the only change, and there is no way back
  body: z.object({ shipped: z.literal(true, 'This must be true.') }),
  answer: z.object({ acknowledged: z.literal(true), modifiedCount: z.int() }),
  refusals: [404, 409],
});

/** Every call of this plugin. */
export const operations = [placeOrder, listOwnOrders, listOrders, getOrder, cancelOrder, shipOrder];
