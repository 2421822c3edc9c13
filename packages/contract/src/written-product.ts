import * as z from 'zod/mini';
import { idInPath } from './id-in-path';
import { operation } from './operation';
import { limitParameter, pageNumberParameter } from './page';
import { writtenFields } from './product-details';
import { productSchema } from './products';
import { wordsSchema } from './text';

const writtenProductSchema = z.object({
  ...writtenFields,
  name_de: z.nullable(z.string()),
  description_de: z.nullable(z.string()),
  specifications_de: writtenFields.specifications,
  /** Whether only staff see it. */
  draft: z.boolean(),
});

/** A product as staff change it. */
export type WrittenProduct = z.infer<typeof writtenProductSchema>;

export const getWrittenProduct = operation({
  method: 'get',
  path: '/services/{id}/written',
  summary:
    'All that staff write of a product: in English, whatever the language of the request, and in the others. Its ETag is that of `GET /services/{id}`.',
  access: 'admin',
  duty: 'manager',
  parameters: idInPath,
  answer: writtenProductSchema,
  refusals: [404],
});

const DEFAULT_PAGE_SIZE = 20;

export const listDrafts = operation({
  method: 'get',
  path: '/drafts',
  summary: 'Products that only staff see, newest first: they cannot be found, opened or ordered.',
  access: 'admin',
  duty: 'manager',
  query: z.object({
    /** In the name and the part number. */
    q: z._default(wordsSchema, ''),
    limit: z._default(limitParameter, DEFAULT_PAGE_SIZE),
    pageNumber: z._default(pageNumberParameter, 0),
  }),
  answer: z.object({ data: z.array(productSchema), count: z.int() }),
});
