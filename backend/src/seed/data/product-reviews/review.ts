import type { SeedReview } from '../reviews';

/** A review of a product, written so many days before the shop is seeded. */
export type DatedReview = SeedReview & { readonly daysAgo: number };

/** The reviews of a category's products by slug; not every product has some. */
export type ReviewsOf<Entries> = { readonly [Slug in keyof Entries]?: readonly DatedReview[] };
