/** Replaces the queries of endless lists, which the shop does not have. */
export function infiniteQueryBehavior(): never {
  throw new Error('This build has no infinite queries.');
}

export const hasNextPage = infiniteQueryBehavior;
export const hasPreviousPage = infiniteQueryBehavior;
