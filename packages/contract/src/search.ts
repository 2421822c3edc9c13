import * as z from 'zod/mini';
import { DEFAULT_SEARCH_PAGE_SIZE, MAX_HANDLE_LENGTH } from './limits';
import { operation } from './operation';
import { limitParameter, pageNumberParameter } from './page';
import { productSchema } from './products';
import { keySchema, wordsSchema } from './text';

/** A decimal amount in a query string; the server knows how many decimals the currency has. */
const priceParameter = z
  .pipe(
    z.string().check(z.regex(/^\d{1,12}(\.\d{1,4})?$/, 'This must be an amount of money.')),
    z.transform(Number),
  )
  .check(z.meta({ type: 'number', minimum: 0 }));

/** The orders of the results; a minus sign is descending. */
const searchOrders = ['relevance', 'newest', 'price', '-price', 'name', 'rating'] as const;

export type SearchOrder = (typeof searchOrders)[number];

export const searchQuery = z.object({
  q: z._default(wordsSchema, ''),
  /** The handle of a category; counts its products and those of the categories below it. */
  category: z.optional(keySchema(MAX_HANDLE_LENGTH)),
  inStock: z.optional(z.literal('true')),
  /** Decimal, in the shop's currency. */
  minPrice: z.optional(priceParameter),
  maxPrice: z.optional(priceParameter),
  /** By default `relevance` with words and `newest` without. */
  sort: z.optional(z.enum(searchOrders)),
  limit: z._default(limitParameter, DEFAULT_SEARCH_PAGE_SIZE),
  pageNumber: z._default(pageNumberParameter, 0),
});

export type SearchQuery = z.infer<typeof searchQuery>;

const searchResultSchema = z.object({
  success: z.boolean(),
  data: z.array(productSchema),
  /** All that match; at most `MAX_SEARCH_COUNT`. */
  count: z.int(),
  /** True if there are more matches than `count`. */
  isCapped: z.optional(z.boolean()),
  /** The number of matches for each other choice, under all filters except its own. */
  facets: z.object({
    categories: z.array(z.object({ handle: z.string(), name: z.string(), count: z.int() })),
    inStock: z.int(),
    /** Decimal, in the shop's currency; null if nothing matches. */
    price: z.nullable(z.object({ min: z.number(), max: z.number() })),
  }),
  /** If nothing matches, similar words that do match. */
  suggestion: z.nullable(z.string()),
});

export type SearchResult = z.infer<typeof searchResultSchema>;

export const search = operation({
  method: 'get',
  path: '/search',
  summary: 'The products that match words and filters, with what other filters would find.',
  access: 'anyone',
  query: searchQuery,
  answer: searchResultSchema,
});

export const suggestionsQuery = z.object({ q: z._default(wordsSchema, '') });

const suggestionsSchema = z.object({
  products: z.array(productSchema),
  categories: z.array(
    z.object({ handle: z.string(), name: z.string(), count: z.int(), img: z.string() }),
  ),
});

export type Suggestions = z.infer<typeof suggestionsSchema>;

export const suggest = operation({
  method: 'get',
  path: '/search/suggestions',
  summary: 'What a shopper who is still typing may mean: at most 6 products and 3 categories.',
  access: 'anyone',
  query: suggestionsQuery,
  answer: suggestionsSchema,
});
