import type { CategorySlug } from './categories';
import type { CatalogueEntry } from './catalogue/entry';
import { harvest } from './catalogue/harvest';
import { parts } from './catalogue/parts';
import { seeding } from './catalogue/seeding';
import { spraying } from './catalogue/spraying';
import { tillage } from './catalogue/tillage';
import { tractors } from './catalogue/tractors';

/** A product of the seed; `price` is in US dollars, which `demoPrice` converts. */
export type SeedProduct = CatalogueEntry & {
  readonly slug: string;
  readonly category: CategorySlug;
  /** Path on the storefront's origin. */
  readonly picture: string;
};

/**
 * Oldest first. The home page shows the newest first, so its first page is the last three in
 * reverse; neighbors differ in kind and color.
 */
const order = [
  'oil-filter',
  'power-harrow',
  'mounted-sprayer',
  'drive-belt',
  'potato-harvester',
  'ring-roller',
  'harrow-disc',
  'track-tractor',
  'nozzle-set',
  'orchard-mist-blower',
  'mower-conditioner',
  'spring-tine',
  'air-seeder',
  'pto-shaft',
  'articulated-tractor',
  'stubble-cultivator',
  'spraying-drone',
  'ploughshare',
  'forage-harvester',
  'fertiliser-spreader',
  'trailed-sprayer',
  'drive-wheel',
  'grain-cart',
  'compact-tractor',
  'disc-harrow',
  'self-propelled-sprayer',
  'reversible-plough',
  'round-baler',
  'row-crop-tractor',
  'precision-planter',
  'combine-harvester',
  'seed-drill',
  'field-tractor',
] as const;

const catalogue: Record<CategorySlug, Record<string, CatalogueEntry>> = {
  tractors,
  tillage,
  seeding,
  spraying,
  harvest,
  parts,
};

const bySlug = new Map(
  Object.entries<Readonly<Record<string, CatalogueEntry>>>(catalogue).flatMap(
    ([category, entries]) =>
      Object.entries(entries).map(([slug, entry]) => [
        slug,
        toProduct(slug, category as CategorySlug, entry),
      ]),
  ),
);

/** Every product of the demo shop, oldest first. */
export const products: readonly SeedProduct[] = order.map((slug) => {
  const product = bySlug.get(slug);
  if (!product) throw new Error(`No category describes the product ${slug}.`);
  return product;
});

function toProduct(slug: string, category: CategorySlug, entry: CatalogueEntry): SeedProduct {
  return { slug, category, ...entry, picture: `/pictures/products/${slug}.svg` };
}
