import { isDeepStrictEqual } from 'node:util';
import { emptyShop, type Shop, type ShopChanges } from '@harrow/contract';
import { type Services, ShopError, sqlStatement } from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';
import { changedShop, type ShopRow, toShopDto } from '../lib/shop-dto';
import { shopProblems } from '../lib/shop-problems';

const READ = sqlStatement('@harrow/shop', 'read-shop');
const UPDATE = sqlStatement('@harrow/shop', 'update-shop');

const asJson = (value: object | null) => (value === null ? null : JSON.stringify(value));

/** The face of the shop: what pages, mails and papers say of it and of its maker. */
export default class ShopService {
  constructor(private readonly services: Services) {}

  /** Returns the face of the shop as of now. */
  async retrieve(manager: EntityManager = this.services.manager): Promise<Shop> {
    const [row]: ShopRow[] = await manager.query(READ);
    if (!row) throw new Error('The table shop has no row.');
    return toShopDto(row);
  }

  /**
   * Changes the given members; returns false if nothing changes. Throws `changed_since` unless `isCurrent` accepts
   * the shop as it is, and `invalid_body` for members that contradict each other.
   */
  async update(changes: ShopChanges, isCurrent: (shop: Shop) => boolean): Promise<boolean> {
    return await this.services.manager.transaction(async (manager) => {
      await manager.query('SELECT FROM shop FOR UPDATE');
      const shop = await this.retrieve(manager);
      if (!isCurrent(shop)) {
        throw new ShopError('changed_since', 'The shop has changed since you opened it.');
      }
      const changed = changedShop(shop, changes);
      if (isDeepStrictEqual(changed, shop)) return false;
      await this.write(manager, changed);
      return true;
    });
  }

  /** Replaces every member, those that are missing by empty ones. Throws `invalid_body` as `update` does. */
  async replace(manager: EntityManager, changes: ShopChanges): Promise<void> {
    await manager.query('SELECT FROM shop FOR UPDATE');
    await this.write(manager, changedShop(emptyShop, changes));
  }

  private async write(manager: EntityManager, shop: Shop): Promise<void> {
    const fields = shopProblems(shop);
    const [first] = Object.entries(fields);
    if (first) throw new ShopError('invalid_body', first.join(': '), { fields });
    const { name, logo, icon, colors, maker, delivery, tax, home, navigation } = shop;
    const values = [colors, maker, delivery, tax, home, navigation].map(asJson);
    await manager.query(UPDATE, [name, logo, icon, ...values]);
  }
}
