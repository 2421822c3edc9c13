/** Replaces the queries of endless lists, of which the shop has none. */
export function infiniteQueryBehavior(): never {
  throw new Error('This build has no infinite queries.');
}

export const hasNextPage = infiniteQueryBehavior;
export const hasPreviousPage = infiniteQueryBehavior;
