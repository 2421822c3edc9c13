import { type Caller, readAmount, type Services, ShopError } from '@harrow/plugin-kit';
import type { PayableOrder } from '@harrow/orders';
import { generateEntityId } from '@medusajs/medusa';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { optionsSchema } from '../lib/options';
import { paymentIs } from '../lib/provider-objects';
import { amountRefused, notPayable, wrongAmount } from '../lib/payment-problem';
import { readProviderError, toUnavailable } from '../lib/provider-error';
import { PaymentIntent } from '../models/payment-intent';
import type { ProviderIntent } from './payment-provider-client';

type Request = { amount: number; orderId?: string };

/** The maximum number of a customer's open payments without an order; the storefront needs none. */
const MAX_FREE_PAYMENTS = 20;

const tooManyFree = () =>
  new ShopError('conflict', 'Use one of your open payments first, or name the order to pay.', {
    code: 'too_many_open_payments',
  });

/** Opens payments, which the customer's browser then confirms with the provider. */
export default class PaymentIntentService {
  private readonly currency: string;

  constructor(
    private readonly services: Services,
    options: unknown,
  ) {
    this.currency = optionsSchema.parse(options).currency;
  }

  /**
   * Opens a payment of `amount` (decimal) and returns its client secret. With an order, returns
   * that order's only open payment, which the first call creates; without one, creates a payment
   * that only this customer can use. Throws `not_found`, `invalid_body` (wrong amount), `conflict`
   * (the order cannot be paid, or too many payments without an order are open) or `unavailable`.
   */
  async open(caller: Caller, { amount, orderId }: Request): Promise<string> {
    if (!orderId) return await this.openFree(caller, readAmount(amount, this.currency));
    return await this.openFor(
      await this.services.orderPaymentService.findOwn(caller, orderId),
      amount,
    );
  }

  /** Opens the payment of an order that the caller may pay, as `open` does. */
  async openFor(order: PayableOrder, amount: number): Promise<string> {
    if (readAmount(amount, order.currencyCode) !== order.amount) throw wrongAmount(order, 'amount');
    if (!order.canBePaid) throw notPayable();
    const row = await this.reserve(order);
    if (!row.intent_id) return (await this.make(row)).clientSecret;
    return (await this.reuse(row, order)).clientSecret;
  }

  private async openFree(caller: Caller, amount: number): Promise<string> {
    const repository = this.services.manager.getRepository(PaymentIntent);
    const free = await repository.countBy({
      customer_id: caller.customerId,
      status: 'open',
      order_id: IsNull(),
      intent_id: Not(IsNull()), // without an intent, a payment is unusable
    });
    if (free >= MAX_FREE_PAYMENTS) throw tooManyFree();
    const row = await this.add(this.services.manager, {
      order_id: null,
      customer_id: caller.customerId,
      amount,
      currency_code: this.currency,
    });
    return (await this.make(row)).clientSecret;
  }

  /**
   * Returns the order's open payment, or a new row for it. The row is written under the order's
   * lock before the provider is called, so that all requests for one order use the same intent.
   */
  private async reserve(order: PayableOrder): Promise<PaymentIntent> {
    return await this.services.orderTransactionService.run(async (manager) => {
      const locked = await this.services.orderPaymentService.lock(manager, order.orderId);
      if (!locked?.canBePaid) throw notPayable();
      const inUse = { order_id: order.orderId, status: 'open' as const };
      const open = await manager.getRepository(PaymentIntent).findOneBy(inUse);
      if (open) return open;
      return await this.add(manager, {
        order_id: order.orderId,
        customer_id: order.customerId,
        amount: order.amount,
        currency_code: order.currencyCode,
      });
    });
  }

  /** Adds a payment whose intent does not exist yet. */
  private async add(
    manager: EntityManager,
    payment: Pick<PaymentIntent, 'order_id' | 'customer_id' | 'amount' | 'currency_code'>,
  ): Promise<PaymentIntent> {
    const rows = manager.getRepository(PaymentIntent);
    const id = generateEntityId('', 'payint');
    const row = rows.create({ ...payment, id, intent_id: null, status: 'open' });
    await rows.insert(row);
    return row;
  }

  /** Creates the row's intent at the provider, or finds it if it was created before. */
  private async make(row: PaymentIntent): Promise<ProviderIntent> {
    const intent = await this.services.paymentProviderClientService
      .create(row)
      .catch(async (error: unknown) => {
        const answer = readProviderError(error);
        // Stripe replays an error for the same key for a day: the next call needs another row
        if (answer && !answer.isUnanswered && !answer.isInProgress) await this.giveUp(row);
        throw answer?.isRefusal ? amountRefused(answer.code, error) : toUnavailable(error);
      });
    if (await this.record(row, intent.payment.id)) return intent;
    await this.services.paymentProviderClientService
      .cancel(intent.payment.id)
      .catch((error: unknown) => {
        throw toUnavailable(error);
      });
    throw notPayable();
  }

  /** Returns the open intent. If it is no longer open, updates the row and creates a new intent. */
  private async reuse(row: PaymentIntent, order: PayableOrder): Promise<ProviderIntent> {
    try {
      const intent = row.intent_id
        ? await this.services.paymentProviderClientService.find(row.intent_id)
        : null;
      const isOver =
        !intent || paymentIs.succeeded(intent.payment) || paymentIs.cancelled(intent.payment);
      if (!isOver) return intent;
      await this.services.paymentClosingService.refresh(row);
    } catch (error) {
      throw toUnavailable(error);
    }
    return await this.make(await this.reserve(order));
  }

  /** Stores the intent in its row; returns false if the order has been cancelled or paid since. */
  private async record(row: PaymentIntent, intentId: string): Promise<boolean> {
    return await this.services.orderTransactionService.run(async (manager) => {
      if (row.order_id) {
        const order = await this.services.orderPaymentService.lock(manager, row.order_id);
        if (!order?.canBePaid) return false;
      }
      const repository = manager.getRepository(PaymentIntent);
      const open = { id: row.id, status: 'open' as const };
      const { affected } = await repository.update(
        { ...open, intent_id: IsNull() },
        { intent_id: intentId },
      );
      return affected === 1 || (await repository.existsBy({ ...open, intent_id: intentId }));
    });
  }

  /** Removes a row for which the provider has refused to create an intent. */
  private async giveUp(row: PaymentIntent): Promise<void> {
    await this.services.manager
      .getRepository(PaymentIntent)
      .delete({ id: row.id, status: 'open', intent_id: IsNull() });
  }
}
