import * as z from 'zod/mini';
import { idInPath } from './id-in-path';
import { languages } from './languages';
import { linesToCheckSchema, listCheckSchema } from './lists';
import { type BodyInputOf, type BodyOf, operation } from './operation';
import { deliveryShape, ORDER_KEY, orderLinesSchema, placedOrderSchema } from './place-order';

export const checkListFor = operation({
  method: 'post',
  path: '/customers/{id}/lists/check',
  summary:
    'What the lines of a list are and cost a customer, as `POST /lists/check` tells the customer; an unknown one pays what everyone does.',
  access: 'admin',
  duty: 'manager',
  isTimed: true,
  parameters: idInPath,
  body: linesToCheckSchema,
  answer: listCheckSchema,
});

export const placeOrderFor = operation({
  method: 'post',
  path: '/customers/{id}/orders',
  summary:
    'Places an order for a customer with an account, as `POST /orders` does for the customer: at the customer’s prices, with the same refusals of its lines. Its mail has a link that pays it without a log-in, if the address is verified.',
  access: 'admin',
  duty: 'manager',
  limit: 'orders',
  ...ORDER_KEY,
  parameters: idInPath,
  body: z.object({
    lines: orderLinesSchema,
    ...deliveryShape,
    /** Of the mails and papers of the order. */
    language: z.enum(languages),
  }),
  status: 201,
  answer: placedOrderSchema,
  refusals: [404, 409],
});

/** An order for a customer, as parsed by the server. */
export type OrderForCustomer = BodyOf<typeof placeOrderFor>;

/** An order for a customer, as it is sent. */
export type OrderForCustomerInput = BodyInputOf<typeof placeOrderFor>;
