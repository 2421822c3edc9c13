import * as z from 'zod/mini';
import { type FigureChoices, readFigureChoices } from './figure-choice';
import { DEFAULT_SEARCH_PAGE_SIZE, MAX_HANDLE_LENGTH } from './limits';
import { builtMachineSchema } from './machine-links';
import { operation } from './operation';
import { limitParameter, pageNumberParameter } from './page';
import { productFields, productSchema } from './products';
import { serialSchema } from './serials';
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
  /** The handle of a machine; counts the parts of its books and what replaces them, not what surely does not fit. */
  machine: z.optional(keySchema(MAX_HANDLE_LENGTH)),
  /** Its serial number, which limits the parts. */
  serial: z.optional(serialSchema),
  /** Decimal, in the shop's currency. */
  minPrice: z.optional(priceParameter),
  maxPrice: z.optional(priceParameter),
  /** By default `relevance` with words and `newest` without. */
  sort: z.optional(z.enum(searchOrders)),
  limit: z._default(limitParameter, DEFAULT_SEARCH_PAGE_SIZE),
  pageNumber: z._default(pageNumberParameter, 0),
});

/** The same with the figures to filter by, such as `figure.Width=28..710`. Other parameters are dropped. */
export const searchParameters = z.pipe(
  z.catchall(searchQuery, z.unknown()),
  z.transform((given, { issues }): SearchQuery => {
    const { figures, problems } = readFigureChoices(given);
    for (const [parameter, message] of Object.entries(problems)) {
      issues.push({ code: 'custom', message, input: given, path: [parameter] });
    }
    const query = Object.fromEntries(
      Object.entries(given).filter(([name]) => name in searchQuery.shape),
    ) as z.infer<typeof searchQuery>;
    return Object.keys(figures).length > 0 ? { ...query, figures } : query;
  }),
);

export type SearchQuery = z.infer<typeof searchQuery> & { figures?: FigureChoices };

const listedProductSchema = z.object({
  ...productFields,
  /** Up to three figures that a row of a table shows. */
  keyFigures: z.array(z.object({ name: z.string(), value: z.string() })),
  /** In a search for a machine: whether it fits, or that depends on a serial number or options. */
  fit: z.optional(z.enum(['yes', 'unknown'])),
});

export type ListedProduct = z.infer<typeof listedProductSchema>;

const figureFacetSchema = z.union([
  z.object({
    name: z.string(),
    /** Lengths are in mm, masses in kg and volumes in l; null for a number without a unit. */
    unit: z.nullable(z.string()),
    min: z.number(),
    max: z.number(),
  }),
  z.object({
    name: z.string(),
    choices: z.array(z.object({ value: z.string(), count: z.int() })),
  }),
]);

export type FigureFacet = z.infer<typeof figureFacetSchema>;

/** If no product has all words, some are left out, the rarest kept longest, until something is found. */
const relaxedFields = {
  /** Whether words were left out. */
  near: z.boolean(),
  /** The words that were left out, in the order of the text. */
  dropped: z.array(z.string()),
  /** The words that the products have, after corrections; empty unless words were left out. */
  kept: z.array(z.string()),
};

const searchResultSchema = z.object({
  success: z.boolean(),
  data: z.array(listedProductSchema),
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
    /**
     * Within a category, or with a figure chosen: the figures that at least half of the matches have, and the
     * chosen ones. Of many matches they are those of `MAX_COUNTED_FIGURES`.
     */
    figures: z.array(figureFacetSchema),
  }),
  ...relaxedFields,
  /** In a search for a machine: that machine, with the serial number as it was given. */
  machine: z.optional(
    z.object({ handle: z.string(), name: z.string(), serial: z.nullable(z.string()) }),
  ),
  /** If the text is the number of a replaced part: that number, and those of its successors, which come first. */
  replaced: z.optional(z.object({ part: z.string(), by: z.array(z.string()) })),
  /** If the text is a serial number: the machines that were built under it. */
  machines: z.optional(z.array(builtMachineSchema)),
  /** If no product has all words, similar words that do match. */
  suggestion: z.nullable(z.string()),
});

export type SearchResult = z.infer<typeof searchResultSchema>;

export const search = operation({
  method: 'get',
  path: '/search',
  summary:
    'The products that match words and filters, with what other filters would find. A parameter ' +
    'figure.<name> filters by a specification of that name: figure.Width=28..710, figure.Material=Boron steel.',
  access: 'anyone',
  query: searchParameters,
  answer: searchResultSchema,
});

export const suggestionsQuery = z.object({ q: z._default(wordsSchema, '') });

const suggestionsSchema = z.object({
  ...relaxedFields,
  /** Parts come first, in a shop that tells them apart. */
  products: z.array(
    z.extend(productSchema, {
      /** Whether it is in the category `parts`; null in a shop that has no such category. */
      isPart: z.nullable(z.boolean()),
    }),
  ),
  categories: z.array(
    z.object({ handle: z.string(), name: z.string(), count: z.int(), img: z.string() }),
  ),
  /** If the text is a serial number: the machines that were built under it. */
  machines: z.optional(z.array(builtMachineSchema)),
});

export type Suggestions = z.infer<typeof suggestionsSchema>;

export const suggest = operation({
  method: 'get',
  path: '/search/suggestions',
  summary:
    'What a shopper who is still typing may mean: at most 4 parts, 2 machines and 2 categories.',
  access: 'anyone',
  query: suggestionsQuery,
  answer: suggestionsSchema,
});
