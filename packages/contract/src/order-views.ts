import * as z from 'zod/mini';
import { deletedSchema, modifiedSchema } from './acknowledged';
import { idInPath } from './id-in-path';
import { MAX_VIEW_NAME_LENGTH } from './limits';
import { operation } from './operation';
import { lineSchema } from './text';

/** Here, because browsers would load it with the limits of their first page. */
const MAX_VIEW_QUERY_LENGTH = 1000;

const nameSchema = lineSchema(MAX_VIEW_NAME_LENGTH);

/** The query of the list's address, as browsers write one, without its question mark. */
const querySchema = z
  .string()
  .check(
    z.maxLength(MAX_VIEW_QUERY_LENGTH, `This must be at most ${MAX_VIEW_QUERY_LENGTH} characters.`),
    z.regex(/^[\w.*~%+=&,-]*$/, 'This must be the query of an address.'),
  );

const viewSchema = z.object({
  _id: z.string(),
  name: z.string(),
  /** The query of the list's address: its filter, search, order and rows. */
  query: z.string(),
  /** Whether the caller has saved it. */
  isOwn: z.boolean(),
});

export type OrderView = z.infer<typeof viewSchema>;

export const listOrderViews = operation({
  method: 'get',
  path: '/order-views',
  summary: 'The saved views of the list of orders, which staff share: one’s own first, by name.',
  access: 'admin',
  duty: 'packer',
  answer: z.array(viewSchema),
});

export const addOrderView = operation({
  method: 'post',
  path: '/order-views',
  summary: 'Saves a view of the list of orders under a name that no other view has.',
  access: 'admin',
  duty: 'packer',
  body: z.object({ name: nameSchema, query: querySchema }),
  status: 201,
  answer: z.object({ acknowledged: z.literal(true), insertedId: z.string() }),
  refusals: [409],
});

export const renameOrderView = operation({
  method: 'patch',
  path: '/order-views/{id}',
  summary: 'Renames a view of the list of orders.',
  access: 'admin',
  duty: 'packer',
  parameters: idInPath,
  body: z.object({ name: nameSchema }),
  answer: modifiedSchema,
  refusals: [404, 409],
});

export const deleteOrderView = operation({
  method: 'delete',
  path: '/order-views/{id}',
  summary: 'Removes a view of the list of orders; the orders stay.',
  access: 'admin',
  duty: 'packer',
  parameters: idInPath,
  answer: deletedSchema,
  refusals: [404],
});
