import type { ProductReviews, ReviewOrder } from '@harrow/contract';
import type { Review } from '../models/review';

type Distribution = ProductReviews['rating']['distribution'];

/** A page of the shown reviews of a product, and how many of all have one to five points. */
export type ReviewsOfProduct = { reviews: Review[]; distribution: Distribution };

/** A row of `selectOfProduct`; without reviews on the page there is one row, whose `id` is null. */
export type PageRow = (Review | { id: null }) & { distribution: Distribution | null };

const NEWEST = 'created_at DESC, id DESC';

const ORDERS: Record<ReviewOrder, string> = {
  newest: NEWEST,
  highest: `point DESC, ${NEWEST}`,
  lowest: `point, ${NEWEST}`,
};

/**
 * Selects $2 reviews of the product $1 in an order, after the first $3 of them. One statement, so that
 * the page and the numbers are of the same moment.
 */
export const selectOfProduct = (order: ReviewOrder): string => `
  SELECT page.id, page.product_id, page.customer_id, page.name, page.email, page.review, page.point,
         page.verified, page.hidden_reason, page.answer, page.answered_at, page.created_at,
         (SELECT ARRAY[ones, twos, threes, fours, fives] FROM product_rating
           WHERE product_id = $1) AS distribution
    FROM (SELECT 1) AS always
    LEFT JOIN (SELECT * FROM shop_review WHERE product_id = $1 AND hidden_reason IS NULL
                ORDER BY ${ORDERS[order]} LIMIT $2 OFFSET $3) page ON true
   ORDER BY ${ORDERS[order]}`;

const isReview = (row: PageRow): row is Review & PageRow => row.id !== null;

/** Reads the rows of `selectOfProduct`. */
export const readPage = (rows: PageRow[]): ReviewsOfProduct => ({
  reviews: rows.filter(isReview),
  distribution: rows[0]?.distribution ?? [0, 0, 0, 0, 0],
});
