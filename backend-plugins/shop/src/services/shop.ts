import { isDeepStrictEqual } from 'node:util';
import {
  emptyShop,
  type Language,
  type Shop,
  type ShopChanges,
  shopIn,
  type WrittenShop,
} from '@harrow/contract';
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

  /** Returns the face of the shop as of now, in a language. */
  async retrieve(
    language: Language = 'en',
    manager: EntityManager = this.services.manager,
  ): Promise<Shop> {
    return shopIn(await this.written(manager), language);
  }

  /** Returns it with its texts in every language. */
  async written(manager: EntityManager = this.services.manager): Promise<WrittenShop> {
    const [row]: ShopRow[] = await manager.query(READ);
    if (!row) throw new Error('The table shop has no row.');
    return toShopDto(row);
  }

  /**
   * Changes the given members; returns false if nothing changes. Throws `changed_since` unless `isCurrent` accepts
   * the shop as it is, in English or as it is written, and `invalid_body` for members that contradict each other.
   */
  async update(
    changes: ShopChanges,
    isCurrent: (shop: Shop | WrittenShop) => boolean,
  ): Promise<boolean> {
    return await this.services.manager.transaction(async (manager) => {
      await manager.query('SELECT FROM shop FOR UPDATE');
      const shop = await this.written(manager);
      if (!isCurrent(shop) && !isCurrent(shopIn(shop, 'en'))) {
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

  private async write(manager: EntityManager, shop: WrittenShop): Promise<void> {
    const fields = shopProblems(shop);
    const [first] = Object.entries(fields);
    if (first) throw new ShopError('invalid_body', first.join(': '), { fields });
    const { name, logo, icon, colors, maker, delivery, tax, home, navigation } = shop;
    const values = [colors, maker, delivery, tax, home, navigation].map(asJson);
    await manager.query(UPDATE, [name, logo, icon, ...values]);
  }
}
