import type { Services } from '@harrow/plugin-kit';
import { toSmallestUnit } from '@harrow/money';
import { UserRoles } from '@medusajs/medusa';
import { products, reviews } from './demo-data';
import { seedDataSheets, seedDetails } from './demo-details';
import { seedGerman } from './demo-german';
import { seedPartsBooks } from './demo-parts-books';
import { DEMO_STAFF, MARKER } from './demo-marks';
import { demoPrice } from './demo-price';
import { seedProductReviews } from './demo-reviews';
import { seedShopFace } from './demo-shop';
import { seedSpareParts } from './demo-spare-parts';
import { spareParts } from './demo-spare-parts-data';

/** The same for what later versions of the demo added to its products, in this order. */
const ADDITIONS = [
  { marker: 'demo_details', add: seedDetails },
  { marker: 'demo_product_reviews', add: seedProductReviews },
  { marker: 'demo_data_sheets', add: seedDataSheets },
  { marker: 'demo_spare_parts', add: seedSpareParts },
  { marker: 'demo_parts_books', add: seedPartsBooks },
  { marker: 'demo_shop', add: seedShopFace },
  { marker: 'demo_german_texts', add: seedGerman },
];

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_BETWEEN_REVIEWS = 11; // spreads the dates of the reviews

/** Omits products whose price exceeds the maximum card charge in the currency. */
async function seedCatalogue(services: Services, currency: string): Promise<void> {
  const existing = await services.productService.list({}, { select: ['id', 'handle'] });
  const known = new Set(existing.map(({ handle }) => handle));
  for (const { slug, picture, name, available, minimum, description, ...product } of products) {
    const price = demoPrice(product.price, currency);
    if (price === null || known.has(slug)) continue;
    const texts = { name, description, handle: slug, img: picture };
    await services.productManagementService.create({ ...texts, price, available, minimum });
  }
}

/** Variants of the demo products without a price in the currency. */
const UNPRICED = `
  SELECT p.handle, v.sku, v.id AS "variantId"
    FROM product p JOIN product_variant v ON v.product_id = p.id AND v.deleted_at IS NULL
   WHERE (p.handle = ANY($1) OR v.sku = ANY($3)) AND p.deleted_at IS NULL AND NOT EXISTS (
         SELECT FROM product_variant_money_amount link
           JOIN money_amount price ON price.id = link.money_amount_id
          WHERE link.variant_id = v.id AND price.currency_code = $2 AND price.deleted_at IS NULL)`;

/** Adds prices to existing demo products after the shop's CURRENCY has changed. */
async function priceCatalogue(services: Services, currency: string): Promise<void> {
  const dollars = new Map([
    ...products.map(({ slug, price }) => [slug, price] as const),
    ...spareParts.map(({ sku, price }) => [sku, price] as const),
  ]);
  const unpriced: { handle: string; sku: string | null; variantId: string }[] =
    await services.manager.query(UNPRICED, [
      products.map(({ slug }) => slug),
      currency,
      spareParts.map(({ sku }) => sku),
    ]);
  const prices = unpriced.flatMap(({ handle, sku, variantId }) => {
    const price = demoPrice(dollars.get(handle) ?? dollars.get(sku ?? '') ?? '', currency);
    if (price === null) return [];
    const amount = toSmallestUnit(price, currency);
    return [{ variantId, price: { currency_code: currency, amount } }];
  });
  await services.manager.transaction(async (m) => {
    await services.productVariantService.withTransaction(m).upsertCurrencyPrices(prices);
  });
}

async function seedReviews({ reviewService }: Services): Promise<void> {
  const existing = await reviewService.list(reviews.length);
  const known = new Set(existing.map(({ email }) => email));
  for (const [index, review] of reviews.entries()) {
    if (known.has(review.email)) continue;
    const age = (reviews.length - index) * DAYS_BETWEEN_REVIEWS * DAY_MS;
    await reviewService.create({ ...review, created_at: new Date(Date.now() - age) });
  }
}

async function ensureStaff({ manager, userService }: Services): Promise<void> {
  const [known] = await userService.list({ email: DEMO_STAFF.email }, { take: 1 });
  if (known) return;
  await manager.transaction(async (m) => {
    await userService.withTransaction(m).create(
      {
        email: DEMO_STAFF.email,
        first_name: 'Harrow',
        last_name: 'Staff',
        role: UserRoles.ADMIN,
      },
      DEMO_STAFF.password,
    );
  });
}

/** Notes in the store that a part of the demo has been seeded. */
async function mark({ manager, storeService }: Services, marker: string): Promise<void> {
  await manager.transaction(async (m) => {
    await storeService.withTransaction(m).update({ metadata: { [marker]: true } });
  });
}

/**
 * Seeds the demo catalogue, reviews and a staff login once. On later runs, adds the missing prices
 * in the shop's currency, and what a later version of the demo has added.
 */
export async function seedDemo(services: Services, currency: string): Promise<void> {
  const { metadata } = await services.storeService.retrieve();
  if (metadata?.[MARKER]) {
    await priceCatalogue(services, currency);
  } else {
    await seedCatalogue(services, currency);
    await seedReviews(services);
    await ensureStaff(services);
    await mark(services, MARKER);
  }
  for (const { marker, add } of ADDITIONS) {
    if (metadata?.[marker]) continue;
    await add(services, currency);
    await mark(services, marker);
  }
}
