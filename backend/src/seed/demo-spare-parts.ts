import { productColumns } from '@harrow/contract';
import { csvLines, type Services } from '@harrow/plugin-kit';
import { products } from './demo-data';
import { seedCategories } from './demo-details';
import { demoPrice } from './demo-price';
import { spareParts } from './demo-spare-parts-data';

/** Those of the part numbers $1 that products have. */
const TAKEN = 'SELECT sku FROM product_variant WHERE sku = ANY($1) AND deleted_at IS NULL';

/** Lists show the newest first: machines before spare parts, and these in the order of the file. */
const MAKE_OLDER = `
  UPDATE product p SET created_at = oldest.created_at - place * interval '1 second'
    FROM product_variant v, unnest($1::text[]) WITH ORDINALITY AS given (sku, place),
         (SELECT min(created_at) AS created_at FROM product WHERE handle = ANY($2)) AS oldest
   WHERE v.product_id = p.id AND v.sku = given.sku AND oldest.created_at IS NOT NULL`;

/** The shop itself adds them, and not a member of staff: the history of changes does not list them. */
const NOBODY = '';

type SparePart = (typeof spareParts)[number];

function rowOf({ subcategory, specifications, picture, ...part }: SparePart, price: number) {
  const lines = specifications.map(({ name, value }) => `${name}: ${value}`);
  const cells: Partial<Record<(typeof productColumns)[number], string | number>> = {
    ...{ sku: part.sku, name: part.name, price, available: part.available, minimum: part.minimum },
    ...{ description: part.description, category: subcategory, img: picture },
    ...{ images: picture, specifications: lines.join('\n') },
  };
  return productColumns.map((column) => cells[column] ?? '');
}

/** Adds the spare parts whose numbers no product has, by one import, because there are hundreds. */
export async function seedSpareParts(services: Services, currency: string): Promise<void> {
  const { manager, productImportService } = services;
  const skus = spareParts.map(({ sku }) => sku);
  const taken: { sku: string }[] = await manager.query(TAKEN, [skus]);
  const known = new Set(taken.map(({ sku }) => sku));
  const rows = spareParts.flatMap((part) => {
    const price = known.has(part.sku) ? null : demoPrice(part.price, currency);
    return price === null ? [] : [rowOf(part, price)];
  });
  if (rows.length === 0) return;
  await seedCategories(services, true);
  const table = Buffer.from(csvLines([[...productColumns], ...rows]));
  await productImportService.run(table, { dryRun: false, actor: NOBODY, key: null });
  const added = skus.filter((sku) => !known.has(sku));
  await manager.query(MAKE_OLDER, [added, products.map(({ slug }) => slug)]);
}
