import { setTimeout as wait } from 'node:timers/promises';
import { type OpenOrder, ordersInProgress, requireOwnWish } from '../lib/erasure-problem';
import { type PersonalDataOptions, optionsSchema } from '../lib/options';
import { statement } from '../lib/statements';
import type {} from '@harrow/identity'; // declares its services
import { type PaymentClosing, REFUNDED_AT_PROVIDER } from '@harrow/orders';
import { type Caller, databaseErrorCode, type Services, ShopError } from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';

const LOCK_ORDERS = statement('lock-orders');
const OPEN_ORDERS = statement('open-orders');
const LOCK_STOCK = statement('lock-stock');
const IS_STAFF = statement('is-staff');
const LOCK_CUSTOMER = 'SELECT FROM customer WHERE id = $1 FOR UPDATE';
const ADD = 'INSERT INTO erasure (customer_id, uid) VALUES ($1, $2)';
const ERASE = 'SELECT erase_person($1, $2, $3)';

/** Maximum number of tries, because a concurrent order or transaction can interrupt one. */
const MAX_BEGINNINGS = 8;

/** Milliseconds to wait after the first failed try; doubles with each, so that orders placed at once are through. */
const FIRST_WAIT_MS = 25;

/** SQLSTATE of a deadlock and of a lost race. */
const LOST = new Set(['40P01', '40001']);

const busy = () =>
  new ShopError('unavailable', 'Your orders are changing right now. Try again in a moment.', {
    retryAfterSeconds: 5,
  });

const gone = () =>
  new ShopError('unauthorized', 'This account has been deleted.', { code: 'invalid_token' });

/** Erases people on request. */
export default class ErasureService {
  private readonly options: PersonalDataOptions;

  constructor(
    private readonly services: Services & { paymentClosingService: PaymentClosing },
    options: unknown,
  ) {
    this.options = optionsSchema.parse(options);
  }

  /**
   * Erases the caller, who confirms their email and signed in at `signedInAt` (seconds since 1970). The database
   * changes in one transaction. The steps outside of it start at once; background work completes them if they fail
   * or the process dies. Throws `unauthorized`, `invalid_body` or `conflict` without any change.
   */
  async erase(caller: Caller, email: string, signedInAt: number): Promise<void> {
    const { customerId } = caller;
    const isStaff = await this.isStaff(this.services.manager, customerId);
    requireOwnWish(caller, { email, signedInAt, isStaff });
    await this.closePayments(customerId);
    await this.eraseInDatabase(caller);
    this.services.logger.info(`${customerId} has erased their account`);
    await this.services.erasureCompletionService.removeOutside(customerId);
  }

  /** Erases data written by requests that started before the erasure. */
  async eraseAgain(customerId: string): Promise<void> {
    await this.services.orderCancellationService.cancelAllOf(customerId);
    await this.services.manager.transaction(async (manager) => {
      await manager.query(LOCK_ORDERS, [customerId]);
      await manager.query(LOCK_CUSTOMER, [customerId]);
      await this.eraseRows(manager, customerId);
    });
  }

  private async eraseRows(manager: EntityManager, customerId: string): Promise<void> {
    const values = [customerId, REFUNDED_AT_PROVIDER, this.options.invoiceKeptYears];
    await manager.query(ERASE, values);
  }

  private async isStaff(manager: EntityManager, customerId: string): Promise<boolean> {
    const found: unknown[] = await manager.query(IS_STAFF, [customerId]);
    return found.length > 0;
  }

  /**
   * Closes the open payments before the transaction, which must not wait for the provider. A payment that has
   * succeeded makes its order paid; one that succeeds later is refunded, as for any canceled order.
   */
  private async closePayments(customerId: string): Promise<void> {
    for (const id of await this.unpaidOrders(this.services.manager, customerId)) {
      await this.services.paymentClosingService.stop(id);
    }
  }

  private async eraseInDatabase(caller: Caller): Promise<void> {
    for (let beginning = 0; beginning < MAX_BEGINNINGS; beginning += 1) {
      if (beginning > 0) await wait(FIRST_WAIT_MS * 2 ** (beginning - 1));
      try {
        if (await this.eraseOnce(caller)) return;
      } catch (error) {
        if (!LOST.has(databaseErrorCode(error) ?? '')) throw error;
      }
    }
    throw busy();
  }

  /**
   * Erases in one transaction. It locks account, orders, stock and customer, in the order used by all transactions.
   * Returns false, without any change, if an order was placed meanwhile.
   */
  private async eraseOnce(caller: Caller): Promise<boolean> {
    const { customerId } = caller;
    const { accountService, orderTransactionService } = this.services;
    const abandoned = new Error('An order was placed.');
    const erase = async (manager: EntityManager) => {
      const uid = await accountService.close(manager, customerId);
      if (uid === null) throw gone();
      await manager.query(LOCK_ORDERS, [customerId]);
      await this.cancelOpenOrders(manager, caller);
      await manager.query(LOCK_CUSTOMER, [customerId]);
      const late = await this.openOrders(manager, customerId);
      if (late.length > 0) throw abandoned;
      await manager.query(ADD, [customerId, uid]);
      await this.eraseRows(manager, customerId);
    };
    try {
      await orderTransactionService.run(erase);
      return true;
    } catch (error) {
      if (error === abandoned) return false;
      throw error;
    }
  }

  private async cancelOpenOrders(manager: EntityManager, { customerId }: Caller): Promise<void> {
    const ids = await this.unpaidOrders(manager, customerId);
    await manager.query(LOCK_STOCK, [ids]);
    const orders = this.services.orderService.withTransaction(manager);
    for (const id of ids) await orders.cancel(id, { by: 'customer', actorId: customerId });
  }

  /** Returns the ids of the unpaid orders. Throws `conflict` while a paid one is not shipped. */
  private async unpaidOrders(manager: EntityManager, customerId: string): Promise<string[]> {
    const orders = await this.openOrders(manager, customerId);
    const paid = orders.filter(({ state }) => state === 'paid');
    if (paid.length > 0) throw ordersInProgress(paid);
    return orders.map(({ id }) => id);
  }

  private async openOrders(manager: EntityManager, customerId: string): Promise<OpenOrder[]> {
    return await manager.query(OPEN_ORDERS, [customerId]);
  }
}
