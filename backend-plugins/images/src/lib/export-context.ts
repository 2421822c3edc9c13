import { MedusaError } from '@medusajs/utils';
import { FulfillmentStatus, OrderStatus, PaymentStatus } from '@medusajs/medusa';
import { ProductStatus } from '@medusajs/medusa/dist/models/product';
import { z } from 'zod';

/** The most orders or products of one export, which is one transaction. */
const MAX_EXPORTED = 10_000;

const id = z.string().min(1).max(100);
const ids = z.union([id, z.array(id).max(100)]);
const date = z.iso.datetime({ offset: true });
const span = z.strictObject({
  gt: date.optional(),
  gte: date.optional(),
  lt: date.optional(),
  lte: date.optional(),
});

/** The filters that the stock admin sends with an export of orders. */
export const orderExportSchema = z.strictObject({
  filterable_fields: z
    .strictObject({
      status: z.array(z.enum(OrderStatus)).optional(),
      fulfillment_status: z.array(z.enum(FulfillmentStatus)).optional(),
      payment_status: z.array(z.enum(PaymentStatus)).optional(),
      region_id: ids.optional(),
      created_at: span.optional(),
    })
    .optional(),
});

export const productExportSchema = z.strictObject({
  filterable_fields: z
    .strictObject({ status: z.array(z.enum(ProductStatus)).optional(), id: ids.optional() })
    .optional(),
});

const invalid = (message: string) => new MedusaError(MedusaError.Types.INVALID_DATA, message);

/** Parses the context of an export. Throws `invalid_data` with the names of the wrong fields. */
export function parseContext<T>(schema: z.ZodType<T>, context: unknown): T {
  const parsed = schema.safeParse(context ?? {});
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map(
    ({ path, message }) => `${['context', ...path].join('.')}: ${message}`,
  );
  throw invalid(`The export cannot start. ${problems.join('; ')}.`);
}

/** Throws `invalid_data` with what to do instead if an export would be too long. */
export function requireExportable(count: number, instead: string): void {
  if (count <= MAX_EXPORTED) return;
  throw invalid(
    `These are ${count.toLocaleString('en')} rows, and an export has at most ${MAX_EXPORTED.toLocaleString('en')}. ${instead}`,
  );
}
