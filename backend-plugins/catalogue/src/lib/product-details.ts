import { productDetails, type Product, type ProductDetails } from '@harrow/contract';
import { z } from 'zod';
import { IS_SOLD, SOLD_PRODUCTS } from './offer';
import { priceStepsOf, type StepRow } from './price-steps';
import { type CatalogueProduct, PRODUCT_COLUMNS, PRODUCT_JOINS, toProductDto } from './product';
import { STORED_AS_METADATA } from './product-table';

/** A product with what its page shows. */
export type DetailedProduct = CatalogueProduct & {
  images: string[];
  metadata: unknown;
};

/** The details of a product that staff write: all but the price steps, which follow from price lists. */
export type WrittenDetails = Omit<ProductDetails, 'priceSteps'>;

/** A product with its steps, for everyone. */
export type PricedProduct = DetailedProduct & { steps: StepRow[] };

/** The product with the handle $2. One without a handle is addressed by its id. */
const HAS_HANDLE = `(p.handle = $2 OR p.id = $2 AND p.handle IS NULL)`;

/** Selects the id of the product with the handle $2, in the currency $1. */
export const SELECT_ID = `
  SELECT p.id AS "productId" FROM ${SOLD_PRODUCTS} WHERE ${IS_SOLD} AND ${HAS_HANDLE}`;

const DETAILED_COLUMNS = `${PRODUCT_COLUMNS}, p.metadata,
         ARRAY(SELECT image.url FROM product_images link JOIN image ON image.id = link.image_id
                WHERE link.product_id = p.id AND image.deleted_at IS NULL
                ORDER BY image.created_at, image.id) AS images`;

const FROM_SOLD = `FROM ${SOLD_PRODUCTS} ${PRODUCT_JOINS} WHERE ${IS_SOLD}`;

/** Selects the product with the handle $2 and its steps, in the currency $1. */
export const SELECT_DETAILS = `
  SELECT ${DETAILED_COLUMNS}, ${priceStepsOf('NULL')} AS steps ${FROM_SOLD} AND ${HAS_HANDLE}`;

/** Selects the products with the ids $2, in the currency $1. */
export const SELECT_DETAILS_BY_IDS = `
  SELECT ${DETAILED_COLUMNS} ${FROM_SOLD} AND p.id = ANY ($2)`;

/** A product as the sitemap lists it. */
export type ProductAddress = { handle: string; category: string | null; updatedAt: Date };

/** Selects the addresses of $2 products from the one at $3, in the currency $1. */
export const SELECT_ADDRESSES = `
  SELECT coalesce(p.handle, p.id) AS handle, category.named ->> 'handle' AS category,
         greatest(p.updated_at, price.updated_at) AS "updatedAt"
    FROM ${SOLD_PRODUCTS} ${PRODUCT_JOINS}
   WHERE ${IS_SOLD} ORDER BY p.id COLLATE "C" LIMIT $2 OFFSET $3`;

/** The part of a product's metadata that its page shows. */
const metadataSchema = z.object({
  ...productDetails,
  /** Ids of products that belong together with it. */
  related: z.array(z.string()),
  /** Addresses of its pictures in the order in which they are shown: the engine keeps none. */
  imageOrder: z.array(z.string()),
});

const { minimum: _minimum, ...emptyDetails } = STORED_AS_METADATA;

const NO_METADATA: z.infer<typeof metadataSchema> = {
  ...emptyDetails,
  related: [],
  imageOrder: [],
};

/** Reads what is stored of a product's page in its metadata. An invalid value counts as absent. */
export function readMetadata(metadata: unknown): typeof NO_METADATA {
  const stored = { ...NO_METADATA, ...(typeof metadata === 'object' && metadata) };
  const { data, error } = metadataSchema.safeParse(stored);
  if (data) return data;
  const invalid = new Set(error.issues.map(({ path: [name] }) => name));
  const replaced = Object.entries(NO_METADATA).filter(([name]) => invalid.has(name));
  return metadataSchema.parse({ ...stored, ...Object.fromEntries(replaced) });
}

/** Returns the pictures in the order in which staff gave them, the one of the lists first. */
function imagesOf({ thumbnail, images }: DetailedProduct, order: string[]): string[] {
  const place = new Map(order.map((url, index) => [url, index]));
  const placeOf = (url: string) => place.get(url) ?? order.length;
  const sorted = images.toSorted((one, other) => placeOf(one) - placeOf(other));
  return [...new Set([thumbnail, ...sorted])].filter((url) => url !== '');
}

/** Translates what the page of a product shows; `related` are the products that it names. */
export function toDetailsDto(product: DetailedProduct, related: Product[]): WrittenDetails {
  const { imageOrder, ...details } = readMetadata(product.metadata);
  return { ...toProductDto(product), images: imagesOf(product, imageOrder), ...details, related };
}
