import * as z from 'zod/mini';
import { operation } from './operation';
import { pageNumberParameter } from './page';

/** A page that has fewer is the last. */
export const PRODUCT_ADDRESSES_PER_PAGE = 10_000;

export const listProductAddresses = operation({
  method: 'get',
  path: '/product-addresses',
  summary: `One page of the addresses of all products, for sitemaps; ${PRODUCT_ADDRESSES_PER_PAGE} on each but the last.`,
  access: 'anyone',
  query: z.object({ pageNumber: z._default(pageNumberParameter, 0) }),
  answer: z.object({
    data: z.array(
      z.object({
        handle: z.string(),
        /** The handle of its most specific category. */
        category: z.nullable(z.string()),
        updatedAt: z.iso.datetime(),
      }),
    ),
  }),
});
