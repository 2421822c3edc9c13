import { z } from 'zod';
import catalogueFile from './data/catalogue.json';
import categoriesFile from './data/categories.json';
import exchangeRates from './data/exchange-rates.json';
import productReviewsFile from './data/product-reviews.json';
import reviewsFile from './data/reviews.json';
import sequence from './data/sequence.json';

const text = z.string();

const categorySchema = z.strictObject({
  /** Its handle; of a category of the first level also the `id` in the storefront's category.json. */
  slug: text,
  name: text,
  /** One sentence for the top of its page. */
  lead: text,
});

const entrySchema = z.strictObject({
  name: text,
  /** The maker's part number, which no other product has. */
  sku: text,
  /** The category of the second level. */
  subcategory: text,
  /** US dollars as a decimal string with two decimals, which `demoPrice` converts. */
  price: text,
  /** Stock, in pieces. */
  available: z.int(),
  /** The minimum quantity per order. */
  minimum: z.int(),
  /** Plain text of 150 to 400 characters. */
  description: text,
  /** 6 to 14 rows: of a part first the figures that lists show; power, drive and function, then sizes and weights. */
  specifications: z.array(z.strictObject({ name: text, value: text })),
  /** The slugs of 2 to 4 products that it is used with. */
  related: z.array(text),
});

const reviewSchema = z.strictObject({
  name: text,
  /** In a reserved domain. */
  email: text,
  review: text,
  point: z.int().min(1).max(5),
});

const datedReviewSchema = reviewSchema.extend({
  /** Its age, in days, when the shop is seeded. */
  daysAgo: z.int(),
});

export type SeedCategory = z.infer<typeof categorySchema>;

/** The categories in the order of the storefront's category strip, with those of the second level. */
export const categories = z
  .array(categorySchema.extend({ children: z.array(categorySchema) }))
  .parse(categoriesFile);

/** The products by the slugs of their category of the first level and their own. */
export const catalogue = z.record(text, z.record(text, entrySchema)).parse(catalogueFile);

/** Approximate value of a US dollar in hundredths of each currency. A real shop sets its own prices. */
export const HUNDREDTHS_PER_DOLLAR = z.record(text, z.int()).parse(exchangeRates);

/** Reviews of the shop, oldest first. */
export const reviews = z.array(reviewSchema).parse(reviewsFile);

/** Every review of a product, newest first for each; `product` is its slug. */
export const productReviews = Object.entries(
  z.record(text, z.array(datedReviewSchema)).parse(productReviewsFile),
).flatMap(([product, ofProduct]) => ofProduct.map((review) => ({ product, ...review })));

const bySlug = new Map(
  Object.entries(catalogue).flatMap(([category, entries]) =>
    Object.entries(entries).map(([slug, entry]) => [slug, { slug, category, ...entry }] as const),
  ),
);

/**
 * Every product, oldest first. The home page shows the newest first, so its first page is the last three
 * in reverse; neighbors differ in kind and color. `picture` is a path on the storefront's origin.
 */
export const products = z
  .array(text)
  .parse(sequence)
  .map((slug) => {
    const product = bySlug.get(slug);
    if (!product) throw new Error(`No category describes the product ${slug}.`);
    return { ...product, picture: `/pictures/products/${slug}.svg` };
  });

export type SeedProduct = (typeof products)[number];
