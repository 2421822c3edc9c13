import { UserRoles } from '@medusajs/medusa';
import type { SeedContainer } from './container';
import { categories } from './data/categories';
import { products } from './data/products';
import { reviews } from './data/reviews';

/** Kept in the store's metadata, so that what staff remove does not come back at the next start. */
const MARKER = 'demo_catalogue';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_BETWEEN_REVIEWS = 11; // nine clients do not all write on the day that a shop opens

export const DEMO_STAFF = { email: 'admin@harrow.test', password: 'Harvest2026' };

const categoryNames = new Map<string, string>(categories.map(({ slug, name }) => [slug, name]));

async function seedCatalogue(container: SeedContainer): Promise<void> {
  const made = await container.productService.list({}, { select: ['id', 'handle'] });
  const known = new Set(made.map(({ handle }) => handle));
  for (const { slug, picture, category, ...product } of products) {
    if (known.has(slug)) continue;
    await container.productManagementService.create({
      ...product,
      handle: slug,
      img: picture,
      category: categoryNames.get(category) ?? category,
    });
  }
}

async function seedReviews({ reviewService }: SeedContainer): Promise<void> {
  const made = await reviewService.list(reviews.length);
  const known = new Set(made.map(({ email }) => email));
  for (const [index, review] of reviews.entries()) {
    if (known.has(review.email)) continue;
    const age = (reviews.length - index) * DAYS_BETWEEN_REVIEWS * DAY_MS;
    await reviewService.create({ ...review, created_at: new Date(Date.now() - age) });
  }
}

async function ensureStaff({ manager, userService }: SeedContainer): Promise<void> {
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

/** Fills the shop with the demonstration catalogue, reviews and a staff login, once. */
export async function seedDemo(container: SeedContainer): Promise<void> {
  const { manager, storeService } = container;
  const store = await storeService.retrieve();
  if (store.metadata?.[MARKER]) return;
  await seedCatalogue(container);
  await seedReviews(container);
  await ensureStaff(container);
  await manager.transaction(async (m) => {
    await storeService.withTransaction(m).update({ metadata: { [MARKER]: true } });
  });
}
