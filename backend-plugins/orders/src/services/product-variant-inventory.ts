import { PreparedStatement } from '@harrow/http';
import { ProductVariantInventoryService } from '@medusajs/medusa';
import type { EntityManager } from 'typeorm';
import { changeStock } from '../lib/change-stock';
import { EngineRefusal } from '../lib/engine-refusal';

/** Code of the refusal when a variant has too few pieces; the engine uses the same. */
export const INSUFFICIENT_INVENTORY = 'insufficient_inventory';

/**
 * Replaces the engine's service of this name. The engine reads the stock and writes back what it
 * read minus the quantity, so that buyers at the same moment all succeed; here every change is one
 * conditional UPDATE. Stock never goes below 0, whatever `allow_backorder` says.
 */
export default class AtomicVariantInventoryService extends ProductVariantInventoryService {
  /** Takes pieces off the stock. Throws `not_allowed` where there are too few. */
  override async reserveQuantity(variantId: string, quantity: number): Promise<void> {
    await this.change(variantId, -quantity);
  }

  /**
   * Does nothing. The engine calls it only to cancel an order, with the quantity that was ordered;
   * `orderService.cancel` then gives back what the order has taken.
   */
  override deleteReservationsByLineItem(): Promise<void> {
    return Promise.resolve();
  }

  /** Takes more (positive) or fewer (negative) pieces for a line item whose quantity changed. */
  override async adjustReservationsQuantityByLineItem(
    _lineItemId: string,
    variantId: string,
    _locationId: string,
    quantity: number,
  ): Promise<void> {
    await this.change(variantId, -quantity);
  }

  /** Adds returned pieces (positive) or takes lost ones (negative). */
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
      if (pieces > 0) return; // the variant is gone or not counted: nothing to give back to
      throw new EngineRefusal('There are too few pieces of this product.', INSUFFICIENT_INVENTORY);
    });
  }
}

const CHANGE_STOCK = new PreparedStatement<{ id: string }>(
  'change_stock',
  changeStock({ variantId: '$1', pieces: '$2::int' }),
);

/** One conditional UPDATE; whether the variant had the pieces, or needs none counted. */
async function updateStock(
  manager: EntityManager,
  variantId: string,
  pieces: number,
): Promise<boolean> {
  const changed = await CHANGE_STOCK.run(manager, [variantId, pieces]);
  return changed.length > 0;
}
