import { harvestReviews } from './product-reviews/harvest';
import { partReviews } from './product-reviews/parts';
import type { DatedReview } from './product-reviews/review';
import { seedingReviews } from './product-reviews/seeding';
import { sprayingReviews } from './product-reviews/spraying';
import { tillageReviews } from './product-reviews/tillage';
import { tractorReviews } from './product-reviews/tractors';

/** A review of the seed about one product; `product` is its slug. */
type SeedProductReview = DatedReview & { readonly product: string };

const byProduct: Readonly<Record<string, readonly DatedReview[]>> = {
  ...tractorReviews,
  ...tillageReviews,
  ...seedingReviews,
  ...sprayingReviews,
  ...harvestReviews,
  ...partReviews,
};

/** Every review of a product, at most one by a person for each product. */
export const productReviews: readonly SeedProductReview[] = Object.entries(byProduct).flatMap(
  ([product, reviews]) => reviews.map((review) => ({ product, ...review })),
);
