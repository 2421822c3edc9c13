import { breaksUnique, ShopError } from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';
import { statement } from './statement';

/** The engine's unique key of part numbers; a trigger breaks it for taken and reserved ones in any spelling. */
const PART_NUMBER_KEY = 'IDX_2ca8cfbdafb998ecfd6d340389';

export const TAKEN_PART_NUMBER = 'Another product has this part number.';

type Owner = { _id: string; name: string; handle: string | null };

/** The refusal of a part number, with the product that has it; an import may have reserved it instead. */
const takenPartNumber = (product: Owner | null = null) =>
  new ShopError('conflict', TAKEN_PART_NUMBER, {
    code: 'sku_taken',
    fields: { sku: product ? `${product.name} has this part number.` : TAKEN_PART_NUMBER },
    details: { product },
  });

const LOCK =
  "SELECT pg_advisory_xact_lock(hashtextextended('part number ' || part_number_key($1), 0))";
const SELECT_OWNER = statement('sku-owner');

/**
 * Throws `conflict` (`sku_taken`) if a product other than `productId` has a part number, in whatever case
 * and with whatever spaces and dashes. Until the transaction ends, the number is given to one product only.
 */
export async function requireFree(
  manager: EntityManager,
  sku: string,
  productId: string | null,
): Promise<void> {
  await manager.query(LOCK, [sku]);
  const [owner]: Owner[] = await manager.query(SELECT_OWNER, [sku, productId]);
  if (owner) throw takenPartNumber(owner);
}

/** Says that a part number is taken, for an error of the engine's unique key; returns others as they are. */
export const asTaken = (error: unknown): unknown =>
  breaksUnique(error, PART_NUMBER_KEY) ? takenPartNumber() : error;
