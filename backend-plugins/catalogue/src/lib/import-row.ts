import type { BodyInputOf, createProduct } from '@harrow/contract';
import { type EventBusService, generateEntityId, ProductService } from '@medusajs/medusa';
import type { EntityManager } from 'typeorm';
import { wordsOf } from './handle';
import { readPrice } from './price';
import { recordsOf } from './product-changes';
import type { DetailedProduct } from './product-details';
import type { RowValues } from './table-row';

/** A row's pending changes, under the engine's names; an absent member is left unchanged. */
export type ImportRow = {
  productId: string;
  variantId: string;
  isNew: boolean;
  title?: string;
  description?: string;
  thumbnail?: string;
  /** Of a new product; by default it is published. */
  status?: string;
  /** Of a new product: the words of its name, to which something is added if they are taken. */
  handle?: string;
  /** Members to set. */
  metadata?: Record<string, unknown>;
  pictures?: string[];
  /** The handle of its only category. */
  category?: string | null;
  /** Smallest unit of the shop's currency. */
  price?: number;
  sku?: string | null;
  /**
   * Pieces. What was sold since the row was read is subtracted from what is given, because the rest of an
   * interrupted import may be written long afterwards.
   */
  stock?: { given: number; seen: number };
};

function rowOf(
  values: RowValues,
  target: Pick<ImportRow, 'productId' | 'variantId' | 'isNew'>,
  { before, seen, currency }: { before: string[]; seen: number; currency: string },
): ImportRow {
  const { images: pictures, metadata, ...texts } = recordsOf(values, before);
  const { category, price, sku, available } = values;
  return {
    ...target,
    ...texts,
    ...(Object.keys(metadata).length > 0 ? { metadata } : {}),
    ...(pictures ? { pictures } : {}),
    ...(category === undefined ? {} : { category }),
    ...(price === undefined ? {} : { price: readPrice(price, currency) }),
    ...(sku === undefined ? {} : { sku }),
    ...(available === undefined ? {} : { stock: { given: available, seen } }),
  };
}

/** Returns what a row changes of a product; `shown` are its pictures. */
export const changeRow = (
  values: RowValues,
  { productId, variantId, available }: DetailedProduct,
  before: string[],
  currency: string,
): ImportRow =>
  rowOf(values, { productId, variantId, isNew: false }, { before, seen: available, currency });

/** A product to add; `price` is decimal. */
export type NewProduct = BodyInputOf<typeof createProduct> & AddressedBy;

/** The name in URLs, to which something is added if it is taken; by default the words of the name. */
type AddressedBy = { handle?: string };

/** Returns the row of a new product, with its ids. Throws `invalid_body` for a price that cannot be charged. */
export function newRow(
  { handle, ...product }: RowValues & AddressedBy,
  currency: string,
): ImportRow & { handle: string } {
  const productId = generateEntityId('', 'prod');
  const variantId = productId.replace('prod_', 'variant_');
  const target = { productId, variantId, isNew: true };
  const row = rowOf(product, target, { before: [], seen: 0, currency });
  return { ...row, handle: handle ?? wordsOf(product.name ?? '') };
}

/** Emits the engine's events, which are staged only if they have subscribers. */
export async function announce(
  events: EventBusService,
  manager: EntityManager,
  rows: ImportRow[],
): Promise<void> {
  const { CREATED, UPDATED } = ProductService.Events;
  await events.withTransaction(manager).emit(
    rows.map(({ isNew, productId }) => ({
      eventName: isNew ? CREATED : UPDATED,
      data: { id: productId },
    })),
  );
}
