import * as z from 'zod/mini';
import { handleInPath } from './id-in-path';
import { MAX_PAGE_SIZE } from './limits';
import { operation } from './operation';
import { limitParameter, pageNumberParameter, switchParameter } from './page';

/** Reviews on a page that does not say how many. */
const REVIEWS_PER_PAGE = 20;

/** A review under the specification's names. */
export const reviewSchema = z.object({
  _id: z.string(),
  name: z.string(),
  review: z.string(),
  /** 1 to 5. */
  point: z.int(),
  createdAt: z.string(),
  /** The product that it is about; null for a review of the shop. */
  productId: z.nullable(z.string()),
  /** Whether its author has paid for that product and was not refunded in full. */
  verified: z.boolean(),
  /** The manufacturer's answer. */
  answer: z.nullable(z.object({ text: z.string(), at: z.iso.datetime() })),
  /** For its author and admins only: the public list gives no addresses away. */
  email: z.optional(z.string()),
});

export type Review = z.infer<typeof reviewSchema>;

const reviews = z.int();

const productReviewsSchema = z.object({
  data: z.array(reviewSchema),
  /** All reviews of the product. */
  count: reviews,
  rating: z.object({
    /** With one decimal; 0 without reviews. */
    average: z.number(),
    count: reviews,
    /** The number of reviews with one point, two, three, four and five. */
    distribution: z.tuple([reviews, reviews, reviews, reviews, reviews]),
  }),
});

export type ProductReviews = z.infer<typeof productReviewsSchema>;

/** The orders of a product's reviews; reviews with the same points are newest first. */
export const reviewOrders = ['newest', 'highest', 'lowest'] as const;

export type ReviewOrder = (typeof reviewOrders)[number];

export const listReviews = operation({
  method: 'get',
  path: '/reviews',
  summary:
    'The newest reviews of the shop, with `all=true` also those of products; an email only for its author and for admins.',
  access: 'optional',
  dutyForOthers: 'manager',
  query: z.object({
    limit: z._default(limitParameter, MAX_PAGE_SIZE),
    all: z.optional(switchParameter),
  }),
  answer: z.array(reviewSchema),
});

export const listProductReviews = operation({
  method: 'get',
  path: '/products/{handle}/reviews',
  summary:
    'One page of the reviews of a product, newest first or by points, and its rating; an email only for its author and for admins.',
  access: 'optional',
  dutyForOthers: 'manager',
  parameters: handleInPath,
  query: z.object({
    limit: z._default(limitParameter, REVIEWS_PER_PAGE),
    pageNumber: z._default(pageNumberParameter, 0),
    sort: z._default(z.enum(reviewOrders), 'newest'),
  }),
  answer: productReviewsSchema,
  refusals: [404],
});
