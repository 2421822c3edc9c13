/** One category of the catalogue; `slug` is also the `id` in the storefront's category.json. */
export type SeedCategory = { readonly slug: string; readonly name: string };

/** The categories in the order of the storefront's category strip. */
export const categories = [
  { slug: 'tractors', name: 'Tractors' },
  { slug: 'tillage', name: 'Tillage' },
  { slug: 'seeding', name: 'Seeding' },
  { slug: 'spraying', name: 'Spraying' },
  { slug: 'harvest', name: 'Harvest' },
  { slug: 'parts', name: 'Parts' },
] as const satisfies readonly SeedCategory[];

export type CategorySlug = (typeof categories)[number]['slug'];
