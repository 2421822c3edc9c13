import * as z from 'zod/mini';
import { emailSchema } from './email';
import { MAX_PAGE_SIZE } from './limits';
import { operation } from './operation';
import { limitParameter, pageNumberParameter } from './page';
import { fromParameter, toParameter } from './span';
import { wordsSchema } from './text';

/** What entries are about, as the first half of their action. */
export const auditKinds = [
  'order',
  'order_view',
  'product',
  'price_change',
  'review',
  'customer',
  'price_list',
  'machine',
  'parts_book',
  'admin',
  'second_factor',
  'webhook',
  'message',
  'shop',
  'page',
  'mail',
] as const;

const auditEntrySchema = z.object({
  at: z.iso.datetime(),
  /** The email of the person who made the change. */
  actor: z.string(),
  /** Such as `product.updated` or `order.shipped`. */
  action: z.string(),
  /** The id of what was changed. */
  subject: z.string(),
  /** Its name for people, such as an order's number or a product's name. */
  name: z.string(),
  /** ISO 4217, in lower case, of the amounts among the fields; null if there are none. */
  currency: z.nullable(z.string()),
  /** The fields that changed; null before a creation and after a deletion. */
  before: z.nullable(z.looseObject({})),
  after: z.nullable(z.looseObject({})),
});

export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const listAudit = operation({
  method: 'get',
  path: '/audit',
  summary:
    'Every change by staff, newest first; `q` looks in actor, action and subject, in the customers of a group, and finds products by their part number. The header X-Total-Count has the total.',
  access: 'admin',
  duty: 'manager',
  query: z.object({
    limit: z._default(limitParameter, MAX_PAGE_SIZE),
    pageNumber: z._default(pageNumberParameter, 0),
    q: z._default(wordsSchema, ''),
    /** The email of the person who made the change. */
    actor: z.optional(emailSchema),
    kind: z.optional(z.enum(auditKinds)),
    from: z.optional(fromParameter),
    to: z.optional(toParameter),
  }),
  answer: z.array(auditEntrySchema),
});
