import * as z from 'zod/mini';
import { MAX_PAGE_NUMBER, MAX_PAGE_SIZE } from './limits';

/** A whole number in a query string, such as `limit=12`. */
// @__NO_SIDE_EFFECTS__
function wholeNumber(minimum: number, maximum: number) {
  return z
    .pipe(
      z.string().check(z.regex(/^\d{1,9}$/, 'This must be a whole number.')),
      z.pipe(
        z.transform(Number),
        z
          .number()
          .check(
            z.refine(
              (number) => number >= minimum && number <= maximum,
              `This must be ${minimum} to ${maximum}.`,
            ),
          ),
      ),
    )
    .check(z.meta({ type: 'integer', minimum, maximum }));
}

/** `?limit=`, 1 to 100. */
export const limitParameter = wholeNumber(1, MAX_PAGE_SIZE);

/** `?pageNumber=`, from 0. */
export const pageNumberParameter = wholeNumber(0, MAX_PAGE_NUMBER);

const NOT_A_SWITCH = 'This must be true or false.';

/** A parameter that is `true` or `false`, such as `?all=true`. */
export const switchParameter = z.pipe(
  z.enum(['true', 'false'], NOT_A_SWITCH),
  z.transform((text) => text === 'true'),
);

/** The same, where the name alone is true too, such as `?dryRun`. */
export const flagParameter = z.pipe(
  z.enum(['true', 'false', ''], NOT_A_SWITCH),
  z.transform((text) => text !== 'false'),
);

/** `?limit=&pageNumber=`, pages counted from 0; neither is required. */
export const pageQuery = z.object({
  limit: z.optional(limitParameter),
  pageNumber: z.optional(pageNumberParameter),
});

export type Page = { limit: number; pageNumber: number };

/** The page that is asked for, of 100 where only its number is given; undefined for all of a list. */
export const toOptionalPage = ({
  limit,
  pageNumber,
}: z.infer<typeof pageQuery>): Page | undefined =>
  limit === undefined && pageNumber === undefined
    ? undefined
    : { limit: limit ?? MAX_PAGE_SIZE, pageNumber: pageNumber ?? 0 };
