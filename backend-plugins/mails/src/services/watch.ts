import { isSoldOut, type Language, MAX_WATCHES, type Watch } from '@harrow/contract';
import type {} from '@harrow/catalogue'; // declares its services, which this one uses
import { type Caller, type Services, ShopError } from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';

const FIND = 'SELECT id FROM product_watch WHERE customer_id = $1 AND product_id = $2';
const COUNT = 'SELECT count(*)::int AS count FROM product_watch WHERE customer_id = $1';
const ADD = 'INSERT INTO product_watch (customer_id, product_id, language) VALUES ($1, $2, $3)';
const REMOVE = 'DELETE FROM product_watch WHERE customer_id = $1 AND product_id = $2';
const NAMES = `
  SELECT product.title AS name FROM product_watch JOIN product ON product.id = product_id
   WHERE customer_id = $1 ORDER BY product_watch.id`;

/** The watches of one customer are added one after the other, so that each sees the number of the others. */
const LOCK = "SELECT pg_advisory_xact_lock(hashtextextended('watches of ' || $1, 0))";

/** The sold-out products that customers wait for. */
export default class WatchService {
  constructor(private readonly services: Services) {}

  /** Returns whether the caller waits for a product. Throws `not_found` if the shop does not sell it. */
  async find({ customerId }: Caller, productId: string): Promise<Watch> {
    const { manager, storefrontProductService } = this.services;
    await storefrontProductService.retrieve(productId);
    return { watched: await this.isWatched(manager, customerId, productId) };
  }

  /**
   * Promises the caller one mail, in a language, when a sold-out product can be ordered again. Throws `not_found` if the
   * shop does not sell it, `forbidden` (`email_not_verified`) without a verified address, and `conflict` if it is in stock
   * (`in_stock`), if the shop sends no mails (`no_mails`), or if the caller waits for too many products
   * (`too_many_watches`).
   */
  async add(caller: Caller, productId: string, language: Language): Promise<Watch> {
    const { manager, mailSendingService, storefrontProductService } = this.services;
    const product = await storefrontProductService.retrieve(productId);
    if (!mailSendingService.isConfigured) throw noMails();
    if (!caller.emailVerified) throw notVerified();
    if (!isSoldOut(product)) throw inStock();
    return await manager.transaction(async (transaction) => {
      await transaction.query(LOCK, [caller.customerId]);
      if (!(await this.isWatched(transaction, caller.customerId, productId))) {
        await requireRoom(transaction, caller.customerId);
        await transaction.query(ADD, [caller.customerId, productId, language]);
      }
      return { watched: true };
    });
  }

  /** Takes the promise back. Changes nothing if there is none. */
  async remove({ customerId }: Caller, productId: string): Promise<Watch> {
    await this.services.manager.query(REMOVE, [customerId, productId]);
    return { watched: false };
  }

  /** Returns the names of the products that the caller waits for, oldest watch first. */
  async names({ customerId }: Caller): Promise<string[]> {
    const rows: { name: string }[] = await this.services.manager.query(NAMES, [customerId]);
    return rows.map(({ name }) => name);
  }

  private async isWatched(
    manager: EntityManager,
    customerId: string,
    productId: string,
  ): Promise<boolean> {
    const found: unknown[] = await manager.query(FIND, [customerId, productId]);
    return found.length > 0;
  }
}

const noMails = () => new ShopError('conflict', 'This shop sends no mails.', { code: 'no_mails' });

const notVerified = () =>
  new ShopError('forbidden', 'Verify your email address first.', { code: 'email_not_verified' });

const inStock = () => new ShopError('conflict', 'This product is in stock.', { code: 'in_stock' });

async function requireRoom(manager: EntityManager, customerId: string): Promise<void> {
  const [row]: { count: number }[] = await manager.query(COUNT, [customerId]);
  if ((row?.count ?? 0) < MAX_WATCHES) return;
  throw new ShopError('conflict', `You wait for ${MAX_WATCHES} products already.`, {
    code: 'too_many_watches',
    details: { limit: MAX_WATCHES },
  });
}
