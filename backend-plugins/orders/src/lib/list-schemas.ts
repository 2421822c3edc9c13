import { emailSchema, pageQuery } from '@harrow/http';
import { z } from 'zod';

const DEFAULT_PAGE_SIZE = 100;

/** Query of `GET /orders`: a page where either member is given, else undefined for all orders. */
export const pageSchema = pageQuery.transform(({ limit, pageNumber }) =>
  limit === undefined && pageNumber === undefined
    ? undefined
    : { limit: limit ?? DEFAULT_PAGE_SIZE, pageNumber: pageNumber ?? 0 },
);

/** Query of `GET /order`. */
export const ownerSchema = z.object({ email: emailSchema });
