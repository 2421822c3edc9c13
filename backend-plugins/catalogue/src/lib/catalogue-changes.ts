import { statement } from './statement';

/** More changes count as missed. */
export const MAX_CHANGES = 10_000;

/** Stands for every product in `changed`: a change of a category may concern any of them. */
export const ALL_PRODUCTS = '*';

/** Stands in `changed` for the reviews of the shop, which are about no product. */
export const SHOP_REVIEWS = 'reviews';

/** Stands in `changed` for the parts books: a change may concern any figure. */
export const PARTS = 'parts';

/** Stands in `changed` for the face of the shop. */
export const SHOP = 'shop';

/** Entries of `changed` that are not products. */
export const NO_PRODUCTS: readonly string[] = [SHOP_REVIEWS, PARTS, SHOP];

/** A row of `SELECT_CHANGES`. */
export type ChangesRow = {
  /** The snapshot (`pg_snapshot`) of this query, for the next one. */
  snapshot: string;
  /** Null after a crash emptied the table, until `BEGIN_EPOCH` has run. */
  epoch: string | null;
  /** Whether changes may be missing from `changed`. */
  missed: boolean;
  /** The ids of the products that have changed, possibly repeated. */
  changed: string[];
  /** Those of them that may have been added, moved or removed in the list of products. */
  moved: string[];
  /** Whether lists that select or count products by more than their age may have changed. */
  regrouped: boolean;
};

/** Selects the changes since the snapshot $1 of the epoch $2, and at most $3 of those that began later. */
export const SELECT_CHANGES = statement('catalogue-changes');

/** Begins an epoch, unless there is one. */
export const BEGIN_EPOCH =
  'INSERT INTO catalogue_change_epoch DEFAULT VALUES ON CONFLICT DO NOTHING';

/** Deletes the changes that are at least $1 seconds old, at most once in that time. */
export const PRUNE_CHANGES = statement('prune-changes');
