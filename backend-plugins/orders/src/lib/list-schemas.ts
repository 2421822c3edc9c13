import { emailSchema, wholeNumberParameter } from '@harrow/http';
import { z } from 'zod';

const LARGEST_PAGE = 100;
const LARGEST_PAGE_NUMBER = 1_000_000;

/** Query of `GET /orders`: a page where either member is given, else undefined for all orders. */
export const pageSchema = z
  .object({
    limit: wholeNumberParameter
      .refine((limit) => limit >= 1 && limit <= LARGEST_PAGE, `This must be 1 to ${LARGEST_PAGE}.`)
      .optional(),
    pageNumber: wholeNumberParameter
      .refine((page) => page <= LARGEST_PAGE_NUMBER, 'There is no such page.')
      .optional(),
  })
  .transform(({ limit, pageNumber }) =>
    limit === undefined && pageNumber === undefined
      ? undefined
      : { limit: limit ?? LARGEST_PAGE, pageNumber: pageNumber ?? 0 },
  );

/** Query of `GET /order`. */
export const ownerSchema = z.object({ email: emailSchema });
