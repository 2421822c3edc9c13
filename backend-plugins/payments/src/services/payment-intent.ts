import { type Caller, ShopError } from '@harrow/http';
import { readAmount } from '@harrow/money';
import type { OrderPaymentService, OrderTransactionService, PayableOrder } from '@harrow/orders';
import { generateEntityId } from '@medusajs/medusa';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { optionsSchema } from '../lib/options';
import { paymentIs } from '../lib/payment-facts';
import { amountRefused, wrongAmount } from '../lib/payment-problem';
import { readProviderError, toUnavailable } from '../lib/provider-error';
import { PaymentIntent } from '../models/payment-intent';
import type PaymentCollectionService from './payment-collection';
import type PaymentProviderClientService from './payment-provider-client';
import type { ProviderIntent } from './payment-provider-client';

type Container = {
  manager: EntityManager;
  orderPaymentService: OrderPaymentService;
  orderTransactionService: OrderTransactionService;
  paymentProviderClientService: PaymentProviderClientService;
  paymentCollectionService: PaymentCollectionService;
};

type Request = { amount: number; orderId?: string };

const notPayable = () =>
  new ShopError('conflict', 'This order cannot be paid any more.', { code: 'order_not_payable' });

/** Open payments without an order that a customer may have; the storefront needs none. */
const MAX_FREE_PAYMENTS = 20;

const tooManyFree = () =>
  new ShopError('conflict', 'Use one of your open payments first, or name the order to pay.', {
    code: 'too_many_open_payments',
  });

/** Opens payments that a customer's browser then confirms with the provider. */
export default class PaymentIntentService {
  private readonly manager: EntityManager;
  private readonly orders: OrderPaymentService;
  private readonly transactions: OrderTransactionService;
  private readonly provider: PaymentProviderClientService;
  private readonly collection: PaymentCollectionService;
  private readonly currency: string;

  constructor(container: Container, options: unknown) {
    this.manager = container.manager;
    this.orders = container.orderPaymentService;
    this.transactions = container.orderTransactionService;
    this.provider = container.paymentProviderClientService;
    this.collection = container.paymentCollectionService;
    this.currency = optionsSchema.parse(options).currency;
  }

  /**
   * Opens a payment over `amount` (decimal) and answers its client secret. With an order it is that
   * order's one open payment, made on the first call; without one it is a new payment that only
   * this customer can use. Throws `not_found`, `invalid_body` (wrong amount), `conflict` (the order
   * cannot be paid, or too many payments without one are open) or `unavailable`.
   */
  async open(caller: Caller, { amount, orderId }: Request): Promise<string> {
    if (!orderId) return await this.openFree(caller, readAmount(amount, this.currency));
    const order = await this.orders.findOwn(caller, orderId);
    if (readAmount(amount, order.currencyCode) !== order.amount) throw wrongAmount(order, 'amount');
    if (!order.canBePaid) throw notPayable();
    const row = await this.reserve(order);
    if (!row.intent_id) return (await this.make(row)).clientSecret;
    return (await this.reuse(row, order)).clientSecret;
  }

  private async openFree(caller: Caller, amount: number): Promise<string> {
    const repository = this.manager.getRepository(PaymentIntent);
    const free = await repository.countBy({
      customer_id: caller.customerId,
      status: 'open',
      order_id: IsNull(),
      intent_id: Not(IsNull()), // one that the provider has not answered is of no use to anyone
    });
    if (free >= MAX_FREE_PAYMENTS) throw tooManyFree();
    const row = repository.create({
      id: generateEntityId('', 'payint'),
      intent_id: null,
      order_id: null,
      customer_id: caller.customerId,
      amount,
      currency_code: this.currency,
      status: 'open',
    });
    await repository.insert(row);
    return (await this.make(row)).clientSecret;
  }

  /**
   * The order's open payment, or a new row for it. The row comes before the provider is asked, under
   * the order's lock: all requests for one order find the same row, and so the same intent.
   */
  private async reserve(order: PayableOrder): Promise<PaymentIntent> {
    return await this.transactions.run(async (manager) => {
      const locked = await this.orders.lock(manager, order.orderId);
      if (!locked?.canBePaid) throw notPayable();
      const repository = manager.getRepository(PaymentIntent);
      const open = await repository.findOneBy({ order_id: order.orderId, status: 'open' });
      if (open) return open;
      const row = repository.create({
        id: generateEntityId('', 'payint'),
        intent_id: null,
        order_id: order.orderId,
        customer_id: order.customerId,
        amount: order.amount,
        currency_code: order.currencyCode,
        status: 'open',
      });
      await repository.insert(row);
      return row;
    });
  }

  /** Makes the row's intent at the provider, or finds the one that this row has made before. */
  private async make(row: PaymentIntent): Promise<ProviderIntent> {
    const intent = await this.provider.create(row).catch(async (error: unknown) => {
      const answer = readProviderError(error);
      // a key whose request was answered with an error answers that error for a day: start afresh
      if (answer && !answer.isUnanswered) await this.giveUp(row);
      throw answer?.isRefusal ? amountRefused(answer.code, error) : toUnavailable(error);
    });
    if (await this.record(row, intent.facts.id)) return intent;
    await this.provider.cancel(intent.facts.id).catch((error: unknown) => {
      throw toUnavailable(error);
    });
    throw notPayable();
  }

  /** The intent that is open already; where it is open no longer, what follows from that. */
  private async reuse(row: PaymentIntent, order: PayableOrder): Promise<ProviderIntent> {
    try {
      const intent = row.intent_id ? await this.provider.find(row.intent_id) : null;
      const isOver =
        !intent || paymentIs.succeeded(intent.facts) || paymentIs.cancelled(intent.facts);
      if (!isOver) return intent;
      await this.collection.refresh(row);
    } catch (error) {
      throw toUnavailable(error);
    }
    return await this.make(await this.reserve(order));
  }

  /** Ties the intent to its row; false where the order has been cancelled or paid meanwhile. */
  private async record(row: PaymentIntent, intentId: string): Promise<boolean> {
    return await this.transactions.run(async (manager) => {
      if (row.order_id) {
        const order = await this.orders.lock(manager, row.order_id);
        if (!order?.canBePaid) return false;
      }
      const repository = manager.getRepository(PaymentIntent);
      const made = { id: row.id, status: 'open' as const };
      const { affected } = await repository.update(
        { ...made, intent_id: IsNull() },
        { intent_id: intentId },
      );
      return affected === 1 || (await repository.existsBy({ ...made, intent_id: intentId }));
    });
  }

  private async giveUp(row: PaymentIntent): Promise<void> {
    await this.manager
      .getRepository(PaymentIntent)
      .update({ id: row.id, status: 'open' }, { status: 'cancelled' });
  }
}
