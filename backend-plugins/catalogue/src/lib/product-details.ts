import { productDetails, productTranslations, type ProductDetails } from '@harrow/contract';
import { z } from 'zod';
import type { StepRow } from './price-steps';
import { type CatalogueProduct, PRODUCT_COLUMNS, toProductDto } from './product';
import { STORED_AS_METADATA } from './product-table';

/** A product with what its page shows. */
export type DetailedProduct = CatalogueProduct & {
  images: string[];
  metadata: unknown;
};

/** The details of a product without what follows from price lists, parts books and other products. */
type OwnDetails = Omit<
  ProductDetails,
  'priceSteps' | 'related' | 'part' | 'fits' | 'fitsMore' | 'book'
>;

/** The texts of a product in other languages. */
export type Translations = z.infer<z.ZodObject<typeof productTranslations>>;

/** All details of a product that staff write. */
export type WrittenDetails = OwnDetails & Translations & { draft: boolean };

/** A product that may be a draft; one that is read among those that the shop sells is none. */
export type WrittenProduct = DetailedProduct & { isDraft?: boolean };

/** A product with its steps, for everyone, and the ids of its related products. */
export type PricedProduct = DetailedProduct & { steps: StepRow[]; related: string[] };

/** A product as the sitemap lists it. */
export type ProductAddress = { handle: string; category: string | null; updatedAt: Date };

/** The columns of a `DetailedProduct`, from the view `shown_product`. */
export const DETAILED_COLUMNS = `${PRODUCT_COLUMNS}, metadata, images`;

/** The part of a product's metadata that its page shows. */
const metadataSchema = z.object({
  ...productDetails,
  ...productTranslations,
  /** Addresses of its pictures in the order in which they are shown: the engine keeps none. */
  imageOrder: z.array(z.string()),
});

const { minimum: _minimum, ...emptyDetails } = STORED_AS_METADATA;

const NO_METADATA: z.infer<typeof metadataSchema> = {
  ...emptyDetails,
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

/** Translates the content of a product page that staff write in English. */
export function toDetailsDto(product: DetailedProduct): OwnDetails {
  const { imageOrder, specifications, documents } = readMetadata(product.metadata);
  const images = imagesOf(product, imageOrder);
  return { ...toProductDto(product), images, specifications, documents };
}

/** Returns the texts of a product in other languages. */
export function translationsOf({ metadata }: Pick<DetailedProduct, 'metadata'>): Translations {
  const { name_de, description_de, specifications_de } = readMetadata(metadata);
  return { name_de, description_de, specifications_de };
}

/** Translates all that staff write of a product. */
export const toWrittenDto = (product: WrittenProduct): WrittenDetails => ({
  ...toDetailsDto(product),
  ...translationsOf(product),
  draft: product.isDraft ?? false,
});
