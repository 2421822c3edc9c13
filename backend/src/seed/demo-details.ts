import type { Services } from '@harrow/plugin-kit';
import views from './data/views.json';
import { categories, products, type SeedCategory, type SeedProduct } from './demo-data';

/** The drawings of a product by its slug, as `pictures` has drawn them. */
const viewsOf = new Map(Object.entries<{ img: string }[]>(views));

type Stored = { id: string; handle: string; variantId: string; sku: string | null };

/** The demo products that have no figures yet; staff may have changed the others. */
const WITHOUT_DETAILS = `
  SELECT p.id, p.handle, v.id AS "variantId", v.sku
    FROM product p JOIN product_variant v ON v.product_id = p.id AND v.deleted_at IS NULL
   WHERE p.handle = ANY($1) AND p.deleted_at IS NULL AND p.metadata->'specifications' IS NULL`;

type Place = {
  parent: string | null;
  picture?: string;
  /** Leaves the texts of one that is there, which staff may have changed. */
  keepsTexts: boolean;
};

/** Creates a category below another one, unless there is one with this handle; returns its id. */
async function ensureCategory(
  { manager, productCategoryService }: Services,
  { slug, name, lead }: SeedCategory,
  { parent, picture, keepsTexts }: Place,
): Promise<string> {
  const [known]: { id: string }[] = await manager.query(
    'SELECT id FROM product_category WHERE handle = $1',
    [slug],
  );
  if (known && keepsTexts) return known.id;
  const description = { description: lead, metadata: picture ? { image: picture } : {} };
  return await manager.transaction(async (m) => {
    const service = productCategoryService.withTransaction(m);
    if (known) {
      await service.update(known.id, description);
      return known.id;
    }
    const place = { parent_category_id: parent, is_active: true, is_internal: false };
    const created = await service.create({ handle: slug, name, ...place, ...description });
    return created.id;
  });
}

/** Adds the categories that are missing; sets the texts of the others, or keeps them. */
export async function seedCategories(services: Services, keepsTexts = false): Promise<void> {
  for (const { children, ...top } of categories) {
    const picture = `/pictures/categories/${top.slug}.svg`;
    const parent = await ensureCategory(services, top, { parent: null, picture, keepsTexts });
    for (const child of children) await ensureCategory(services, child, { parent, keepsTexts });
  }
}

async function seedProduct(
  { manager, productManagementService, productVariantService }: Services,
  { id, handle, variantId, sku }: Stored,
  product: SeedProduct,
): Promise<void> {
  const { specifications, subcategory: category } = product;
  const images = viewsOf.get(product.slug)?.map(({ img }) => img);
  const changes = { specifications, images, category };
  await productManagementService.update(id, changes, () => true);
  if (sku !== null && sku !== handle) return; // staff have set another
  await manager.transaction(async (m) => {
    await productVariantService.withTransaction(m).update(variantId, { sku: product.sku });
  });
}

/** Stores which products belong together, by the ids that the engine gave them. */
async function seedRelated({ manager, productService }: Services, stored: Stored[]) {
  const known: { id: string; handle: string }[] = await manager.query(
    'SELECT id, handle FROM product WHERE handle = ANY($1) AND deleted_at IS NULL',
    [products.map(({ slug }) => slug)],
  );
  const idOf = new Map(known.map(({ id, handle }) => [handle, id]));
  const relatedOf = new Map(products.map(({ slug, related }) => [slug, related]));
  await manager.transaction(async (m) => {
    for (const { id, handle } of stored) {
      const related = (relatedOf.get(handle) ?? []).flatMap((slug) => idOf.get(slug) ?? []);
      await productService.withTransaction(m).update(id, { metadata: { related } });
    }
  });
}

/** The demo products that have figures and no documents; staff may have removed these. */
const WITHOUT_DOCUMENTS = `
  SELECT id, handle FROM product
   WHERE handle = ANY($1) AND deleted_at IS NULL
     AND metadata->'specifications' IS NOT NULL
     AND coalesce(metadata->'documents', '[]') = '[]'`;

/** Links the data sheets of the demo products, which the storefront makes of them at each request. */
export async function seedDataSheets(services: Services): Promise<void> {
  const { manager, productManagementService } = services;
  const stored: { id: string; handle: string }[] = await manager.query(WITHOUT_DOCUMENTS, [
    products.map(({ slug }) => slug),
  ]);
  for (const { id, handle } of stored) {
    const documents = [{ name: 'Data sheet', url: `/products/${handle}/data-sheet.pdf` }];
    await productManagementService.update(id, { documents }, () => true);
  }
}

/**
 * Gives the demo products their categories, part numbers, figures and related products. Omits products
 * that have figures already.
 */
export async function seedDetails(services: Services): Promise<void> {
  await seedCategories(services);
  const bySlug = new Map(products.map((product) => [product.slug, product]));
  const stored: Stored[] = await services.manager.query(WITHOUT_DETAILS, [[...bySlug.keys()]]);
  for (const each of stored) {
    const product = bySlug.get(each.handle);
    if (product) await seedProduct(services, each, product);
  }
  await seedRelated(services, stored);
}
