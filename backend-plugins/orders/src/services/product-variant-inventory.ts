import { PreparedStatement } from '@harrow/plugin-kit';
import { ProductVariantInventoryService } from '@medusajs/medusa';
import type { EntityManager } from 'typeorm';
import { changeStock } from '../lib/stock';
import { EngineRefusal } from '../lib/engine-refusal';

/** The error code for insufficient stock; the engine uses the same. */
const INSUFFICIENT_INVENTORY = 'insufficient_inventory';

/**
 * Replaces the engine's service of this name. The engine reads the stock and writes back the
 * difference, so that concurrent buyers all succeed; here every change is one conditional UPDATE.
 * The stock never goes below 0, even with `allow_backorder`.
 */
export default class AtomicVariantInventoryService extends ProductVariantInventoryService {
  /** Takes pieces from the stock. Throws `not_allowed` if there are too few. */
  override async reserveQuantity(variantId: string, quantity: number): Promise<void> {
    await this.change(variantId, -quantity);
  }

  /**
   * Does nothing. The engine calls it only when it cancels an order, with the ordered quantity;
   * `orderService.cancel` then returns what the order took.
   */
  override deleteReservationsByLineItem(): Promise<void> {
    return Promise.resolve();
  }

  /** Takes more (positive) or fewer (negative) pieces for a line item whose quantity has changed. */
  override async adjustReservationsQuantityByLineItem(
    _lineItemId: string,
    variantId: string,
    _locationId: string,
    quantity: number,
  ): Promise<void> {
    await this.change(variantId, -quantity);
  }

  /** Adds returned pieces (positive) or removes lost ones (negative). */
  override async adjustInventory(
    variantId: string,
    _locationId: string,
    quantity: number,
  ): Promise<void> {
    await this.change(variantId, quantity);
  }

  private async change(variantId: string, pieces: number): Promise<void> {
    await this.atomicPhase_(async (manager) => {
      if (await updateStock(manager, variantId, pieces)) return;
      if (pieces > 0) return; // the variant is gone or not counted
      throw new EngineRefusal('There are too few pieces of this product.', INSUFFICIENT_INVENTORY);
    });
  }
}

const CHANGE_STOCK = new PreparedStatement<{ id: string }>(
  'change_stock',
  changeStock({ variantId: '$1', pieces: '$2::int' }),
);

/** Runs the conditional UPDATE; returns whether the variant had the pieces or is not counted. */
async function updateStock(
  manager: EntityManager,
  variantId: string,
  pieces: number,
): Promise<boolean> {
  const changed = await CHANGE_STOCK.run(manager, [variantId, pieces]);
  return changed.length > 0;
}
