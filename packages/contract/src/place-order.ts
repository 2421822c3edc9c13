import * as z from 'zod/mini';
import { emailSchema } from './email';
import { MAX_ADDRESS_LENGTH, MAX_PHONE_LENGTH, MAX_PO_NUMBER_LENGTH } from './limits';
import { amountSchema } from './numbers';
import { type BodyOf, operation } from './operation';
import { productIdSchema, productLines, productLineSchema, quantitySchema } from './product-lines';
import { keySchema, lineSchema, personNameSchema, textSchema } from './text';

const MAX_TITLE_LENGTH = 500;

/** The number to call about an order. */
export const phoneSchema = lineSchema(MAX_PHONE_LENGTH).check(
  z.refine((phone) => /\p{Nd}/u.test(phone), 'This is not a phone number.'),
);

/** The lines of an order, each with another product. */
export const orderLinesSchema = productLines(productLineSchema).check(
  z.minLength(1, 'There must be at least 1.'),
);

/** What an order says beside its products and its buyer. */
export const deliveryShape = {
  /** The customer's own number for the order. */
  poNumber: z.optional(lineSchema(MAX_PO_NUMBER_LENGTH)),
  name: personNameSchema,
  phone: phoneSchema,
  address: textSchema(MAX_ADDRESS_LENGTH),
  /** Decimal: price × quantity, or the sum of the lines. */
  amount: amountSchema,
};

/** Describes the key that makes a repeated order one. */
export const ORDER_KEY = {
  headers: {
    'Idempotency-Key':
      'Places one order however often it is sent: 1 to 255 printable characters. With the same body the first answer again for thirty days, with another one 422.',
  },
};

export const placedOrderSchema = z.object({
  acknowledged: z.literal(true),
  insertedId: z.string(),
});

type Given = { lines?: unknown; product?: unknown; quantity?: unknown };

/** Requires a member of the order of one product where there are no `lines`. */
// @__NO_SIDE_EFFECTS__
const requiredWithoutLines = (member: 'product' | 'quantity') =>
  z.refine<Given>((body) => body.lines !== undefined || body[member] !== undefined, {
    path: [member],
    error: 'This is required.',
    when: () => true, // also where other members are wrong
  });

export const placeOrder = operation({
  method: 'post',
  path: '/orders',
  summary: `Places an order of one product, or of the \`lines\` in place of \`product\`, \`productId\` and \`quantity\`, and takes its stock, for a customer; an admin could not purchase. A refusal of \`lines\` has \`lines\` too: \`{ productId, code, available?, minimum?, amount? }\` for each one at fault.`,
  access: 'customer',
  limit: 'orders',
  forbiddenMessage: 'Admin could not purchase',
  ...ORDER_KEY,
  body: z
    .object({
      product: z.optional(keySchema(MAX_TITLE_LENGTH)),
      /** Decides over `product` where given. */
      productId: z.optional(productIdSchema),
      quantity: z.optional(quantitySchema),
      lines: z.optional(orderLinesSchema),
      ...deliveryShape,
      email: emailSchema,
    })
    .check(requiredWithoutLines('product'), requiredWithoutLines('quantity')),
  status: 201,
  answer: placedOrderSchema,
  refusals: [404, 409],
});

/** A customer's order, as parsed by the server. */
export type OrderRequest = BodyOf<typeof placeOrder>;
