import { ShopError } from '@harrow/http';
import { readAmount, toDecimal } from '@harrow/money';
import type {
  OrderPaymentService,
  OrderTransactionService,
  RefundRecordService,
} from '@harrow/orders';
import { generateEntityId, type Logger, RefundReason } from '@medusajs/medusa';
import type { EntityManager } from 'typeorm';
import { readProviderError, toUnavailable } from '../lib/provider-error';
import { type ProviderRefund, refundIs } from '../lib/refund-facts';
import { keyReused, refundRefused, refundUnconfirmed, refundUnderWay } from '../lib/refund-problem';
import { OrderRefund } from '../models/order-refund';
import type PaymentProviderClientService from './payment-provider-client';
import type RefundReconciliationService from './refund-reconciliation';

type Container = {
  manager: EntityManager;
  logger: Logger;
  orderPaymentService: OrderPaymentService;
  orderTransactionService: OrderTransactionService;
  refundRecordService: RefundRecordService;
  paymentProviderClientService: PaymentProviderClientService;
  refundReconciliationService: RefundReconciliationService;
};

/** What staff ask for. */
export type RefundRequest = {
  orderId: string;
  /** Smallest unit of the order's currency; all that is left where it is not given. */
  amount?: number;
  /** One of the engine's `RefundReason`; `other` where none is given. */
  reason?: string;
  note?: string;
  /** Who asks: the engine's id of a user or a customer. */
  requestedBy: string;
  /** The client's `Idempotency-Key`, if any. */
  key: string | null;
};

const newKey = (): string => generateEntityId('', 'orref');

/** The row again, for the request that made it. Throws `invalid_body` for another one. */
function sameRequest(row: OrderRefund, { amount }: RefundRequest): OrderRefund {
  if (amount !== undefined && amount !== row.amount) throw keyReused();
  return row;
}

/**
 * Gives money of a paid order back. The provider is asked first, outside any transaction, and a
 * refund is recorded only when it has confirmed it. A row written before the call tells every later
 * look which refund was meant, whatever becomes of the answer or of this process.
 */
export default class OrderRefundService {
  private readonly container: Container;

  constructor(container: Container) {
    this.container = container;
  }

  /**
   * Refunds an order, once for each key. While the outcome of a refund is not known, asking for the
   * same amount again continues that one. Throws `not_found`, `conflict` (unpaid, nothing left, or
   * another refund is being made), `invalid_body` (amount, or the key came with another amount), or
   * `unavailable`: the provider is away, and nothing is recorded unless it confirms the refund later.
   */
  async refund(request: RefundRequest): Promise<void> {
    const refund = await this.register(request);
    if (refund.status !== 'asked') return;
    if (refund.attempts > 0 && (await this.findMade(refund))) return;
    await this.ask(refund);
  }

  /**
   * The same for a decimal amount; returns all that has gone back of the order by then. Throws
   * `invalid_body` for more decimals than the order's currency has, too.
   */
  async refundDecimal(request: RefundRequest): Promise<{ refunded: number; currency: string }> {
    const { orderPaymentService: orders, refundRecordService: records } = this.container;
    const order = await orders.find(request.orderId);
    if (!order) throw new ShopError('not_found', 'There is no such order.');
    const { currencyCode: currency } = order;
    const amount = request.amount && readAmount(request.amount, currency);
    await this.refund({ ...request, amount });
    return { refunded: toDecimal(await records.refundedOf(request.orderId), currency), currency };
  }

  /** The row of this request: an earlier one that it repeats, or a new one. */
  private async register(request: RefundRequest): Promise<OrderRefund> {
    const { orderTransactionService: transactions, refundRecordService: records } = this.container;
    return await transactions.run(async (manager) => {
      const rows = manager.getRepository(OrderRefund);
      const balance = await records.lock(manager, request.orderId);
      const known = await rows.findBy({ order_id: request.orderId });
      const earlier = known.find(({ key }) => key !== null && key === request.key);
      if (earlier) return sameRequest(earlier, request);
      const open = known.filter(({ status }) => status === 'asked');
      const unanswered = open.filter(({ attempts }) => attempts > 0);
      const wanted = request.amount ?? (balance ? balance.paid - balance.refunded : 0);
      const repeated = unanswered.find(({ amount }) => amount === wanted);
      if (repeated) {
        return await rows.save(Object.assign(repeated, { key: request.key ?? repeated.key }));
      }
      const { amount, intentId } = await records.lockForRefund(manager, request.orderId, {
        amount: request.amount,
        asked: open.reduce((sum, row) => sum + row.amount, 0),
      });
      if (unanswered.length > 0 || (open.length > 0 && !request.key)) throw refundUnderWay();
      const id = newKey();
      const { orderId, reason = RefundReason.OTHER, note = null, requestedBy, key } = request;
      const values = { id, provider_key: id, order_id: orderId, intent_id: intentId };
      const row = { ...values, amount, reason, note, requested_by: requestedBy, key };
      await rows.insert(row);
      return await rows.findOneByOrFail({ id });
    });
  }

  /** Whether the provider has made a refund whose answer was lost; it is recorded then. */
  private async findMade(refund: OrderRefund): Promise<boolean> {
    const { refundReconciliationService: reconciliation } = this.container;
    try {
      return await reconciliation.findMade(refund);
    } catch (error) {
      if (!readProviderError(error)) throw error;
      throw refundUnconfirmed(error);
    }
  }

  private async ask(refund: OrderRefund): Promise<void> {
    const answer = await this.container.paymentProviderClientService
      .refund(refund)
      .catch((error: unknown) => this.explain(refund, error));
    if (refundIs.made(answer)) {
      await this.container.refundReconciliationService.book(refund.id, answer);
      return;
    }
    if (refundIs.failed(answer)) {
      await this.forget(refund);
      throw refundRefused('The payment provider could not make the refund.');
    }
    await this.keep(refund, `The provider calls the refund ${answer.id} ${answer.status}.`);
    throw refundUnconfirmed(null);
  }

  /** Always throws; what it leaves depends on whether the call can have had an effect. */
  private async explain(refund: OrderRefund, error: unknown): Promise<ProviderRefund> {
    const answer = readProviderError(error);
    if (!answer) throw error;
    if (answer.isRefusal) return await this.refuse(refund, answer.message, error);
    if (answer.isUnderWay) throw refundUnderWay();
    if (answer.isWithoutEffect && refund.attempts === 0) {
      await this.forget(refund);
      throw toUnavailable(error);
    }
    // a failure is remembered under its key, so that only another key can have another outcome
    await this.keep(refund, answer.message, answer.isFailure ? newKey() : undefined);
    throw refundUnconfirmed(error);
  }

  /** The provider knows better what is left: its refunds are recorded, then the reason is given. */
  private async refuse(refund: OrderRefund, said: string, error: unknown): Promise<never> {
    await this.forget(refund);
    const { refundReconciliationService: reconciliation, logger } = this.container;
    await reconciliation.check(refund.intent_id).catch((cause: unknown) => {
      logger.warn(`The refunds of ${refund.intent_id} could not be compared: ${String(cause)}`);
    });
    await this.checkLeft(refund);
    throw refundRefused(`The payment provider refused the refund: ${said}`, error);
  }

  private async checkLeft({ order_id: orderId, amount }: OrderRefund): Promise<void> {
    const { orderTransactionService: transactions, refundRecordService: records } = this.container;
    await transactions.run((manager) =>
      records.lockForRefund(manager, orderId, { amount, asked: 0 }),
    );
  }

  private async forget({ id }: OrderRefund): Promise<void> {
    await this.container.manager.getRepository(OrderRefund).delete({ id, status: 'asked' });
  }

  /** Leaves the row to `followUp` and to the next request for the same amount. */
  private async keep({ id }: OrderRefund, error: string, providerKey?: string): Promise<void> {
    await this.container.manager.query(
      `UPDATE order_refund
          SET attempts = attempts + 1, last_error = $2, provider_key = coalesce($3, provider_key),
              next_attempt_at = now() + interval '10 seconds', updated_at = now()
        WHERE id = $1 AND status = 'asked'`,
      [id, error, providerKey ?? null],
    );
  }
}
