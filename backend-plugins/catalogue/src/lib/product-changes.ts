import type { BodyOf, updateProduct } from '@harrow/contract';
import { ProductStatus } from '@medusajs/medusa';
import type { WrittenDetails } from './product-details';
import { type ProductValues, STORED_AS_METADATA } from './product-table';

/** The changes of a product, as staff send them; `price` is decimal. */
export type ProductChanges = BodyOf<typeof updateProduct>;

/** Returns the current values of a product under the field names of a change. */
export const valuesOf = ({ category, ...details }: WrittenDetails): ProductValues => ({
  ...details,
  category: category?.handle ?? null,
});

/** Returns the changes that change something. */
export function effective(changes: ProductChanges, details: WrittenDetails): ProductChanges {
  const current: Record<string, unknown> = valuesOf(details);
  const differs = ([name, value]: [string, unknown]) =>
    value !== undefined && JSON.stringify(value) !== JSON.stringify(current[name]);
  return Object.fromEntries(Object.entries(changes).filter(differs));
}

/**
 * Returns the pictures of a product after a change; the first is the one in lists, which a new one replaces.
 * Returns undefined if they stay the same.
 */
function picturesAfter({ img, images }: ProductChanges, before: string[]): string[] | undefined {
  if (img === undefined && images === undefined) return undefined;
  const given = images ?? before.slice(1);
  return [...new Set(img === undefined ? given : [img, ...given])];
}

/**
 * Returns what the engine stores on the record of the product, and what in its metadata; `before` are its
 * pictures.
 */
export function recordsOf(changes: ProductChanges, before: string[]) {
  const { name, description, draft } = changes;
  const pictures = picturesAfter(changes, before);
  const members = Object.entries({ ...changes, imageOrder: pictures }).filter(
    ([member, value]) =>
      value !== undefined && (member === 'imageOrder' || member in STORED_AS_METADATA),
  );
  return {
    ...(name === undefined ? {} : { title: name }),
    ...(description === undefined ? {} : { description }),
    ...(draft === undefined
      ? {}
      : { status: draft ? ProductStatus.DRAFT : ProductStatus.PUBLISHED }),
    ...(pictures ? { images: pictures, thumbnail: pictures[0] ?? '' } : {}),
    metadata: Object.fromEntries(members) as Record<string, unknown>,
  };
}
