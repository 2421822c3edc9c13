import { noSuch, readAmount } from '@harrow/plugin-kit';
import { toDecimal } from '@harrow/money';
import type {
  OrderPaymentService,
  OrderTransactionService,
  RefundRecordService,
} from '@harrow/orders';
import { generateEntityId, type Logger, RefundReason } from '@medusajs/medusa';
import type { EntityManager } from 'typeorm';
import { readProviderError, toUnavailable } from '../lib/provider-error';
import { type ProviderRefund, refundIs } from '../lib/provider-objects';
import {
  keyReused,
  notMade,
  refundRefused,
  refundUnconfirmed,
  refundUnderWay,
} from '../lib/refund-problem';
import { OrderRefund } from '../models/order-refund';
import type PaymentProviderClientService from './payment-provider-client';
import type {
  default as RefundReconciliationService,
  RefundOutcome,
} from './refund-reconciliation';

type Container = {
  manager: EntityManager;
  logger: Logger;
  orderPaymentService: OrderPaymentService;
  orderTransactionService: OrderTransactionService;
  refundRecordService: RefundRecordService;
  paymentProviderClientService: PaymentProviderClientService;
  refundReconciliationService: RefundReconciliationService;
};

/** A refund request by staff. */
export type RefundRequest = {
  orderId: string;
  /** In the smallest unit of the order's currency; everything that is left by default. */
  amount?: number;
  /** One of the engine's `RefundReason`; `other` by default. */
  reason?: string;
  note?: string;
  /** The requester: the engine's id of a user or a customer. */
  requestedBy: string;
  /** The client's `Idempotency-Key`, if any. */
  key: string | null;
};

/** For this long, a request for the same amount is told the outcome of an unanswered refund. */
const UNANSWERED_MS = 60 * 60 * 1000;

const newKey = (): string => generateEntityId('', 'orref');

/** Whether a row took all that was left: nothing is now, apart from what is under way. */
function wasAll({ id, amount, status }: OrderRefund, left: number, open: OrderRefund[]): boolean {
  if (status === 'failed') return true; // its amount is left again
  const others = open.filter((row) => row.id !== id).reduce((sum, row) => sum + row.amount, 0);
  return left - others === (status === 'asked' ? amount : 0);
}

const hasKey = ({ key, further_keys }: OrderRefund, wanted: string | null): boolean =>
  wanted !== null && [key, ...further_keys].includes(wanted);

/** Adds the key of a request that continues a refund: repeating either request continues it. */
const withKey = ({ key, further_keys: others }: OrderRefund, added: string | null) =>
  key === null || added === null ? { key: key ?? added } : { further_keys: [...others, added] };

/** Whether no response has reported the outcome of a refund, which may have been recorded since. */
function isUnanswered({ status, attempts, unanswered_since: since }: OrderRefund): boolean {
  if (status === 'asked') return attempts > 0;
  return status === 'booked' && since !== null && Date.now() - since.getTime() < UNANSWERED_MS;
}

/**
 * Refunds paid orders. The provider is called first, outside any transaction, and a refund is
 * recorded only once the provider has confirmed it. A row written before the call identifies the
 * refund later, even if the answer is lost or the process ends.
 */
export default class OrderRefundService {
  private readonly container: Container;

  constructor(container: Container) {
    this.container = container;
  }

  /**
   * Refunds an order, once per key. Until a response has reported the outcome of a refund,
   * requesting the same amount again continues that refund, or returns if it has been recorded since.
   * Throws `not_found`, `conflict` (unpaid, nothing left, or another refund in progress),
   * `invalid_body` (invalid amount, or a key that was used with another amount), or `unavailable`: the
   * provider is unreachable, and the refund is recorded only if it confirms it later.
   */
  async refund(request: RefundRequest): Promise<void> {
    const refund = await this.register(request);
    if (refund.status === 'asked') await this.make(refund);
    const rows = this.container.manager.getRepository(OrderRefund);
    await rows.update({ id: refund.id }, { unanswered_since: null });
  }

  /**
   * Refunds a decimal amount; returns the total refunded of the order. Also throws `invalid_body`
   * for more decimals than the order's currency has.
   */
  async refundDecimal(request: RefundRequest): Promise<{ refunded: number; currency: string }> {
    const { orderPaymentService: orders, refundRecordService: records } = this.container;
    const order = await orders.find(request.orderId);
    if (!order) throw noSuch('order');
    const { currencyCode: currency } = order;
    const amount = request.amount && readAmount(request.amount, currency);
    await this.refund({ ...request, amount });
    const refunded = (await records.balanceOf(request.orderId))?.refunded ?? 0;
    return { refunded: toDecimal(refunded, currency), currency };
  }

  /** Returns the row of this request: an earlier one that it repeats, or a new one. */
  private async register(request: RefundRequest): Promise<OrderRefund> {
    const { orderTransactionService: transactions, refundRecordService: records } = this.container;
    return await transactions.run(async (manager) => {
      const rows = manager.getRepository(OrderRefund);
      const order = await records.lock(manager, request.orderId);
      const known = await rows.findBy({ order_id: request.orderId });
      const earlier = known.find((row) => hasKey(row, request.key));
      const open = known.filter(({ status }) => status === 'asked');
      const { balance } = order;
      const left = balance ? balance.paid - balance.refunded : 0;
      const wanted = request.amount ?? left;
      if (earlier) {
        const isSame =
          request.amount === undefined
            ? wasAll(earlier, left, open)
            : request.amount === earlier.amount;
        if (!isSame) throw keyReused();
        return await this.askAgain(manager, earlier);
      }
      const repeated = known.find((row) => row.amount === wanted && isUnanswered(row));
      if (repeated) {
        await rows.update({ id: repeated.id }, withKey(repeated, request.key));
        return await this.askAgain(manager, repeated);
      }
      const { amount, intentId } = records.requireLeft(order, {
        amount: request.amount,
        asked: open.reduce((sum, row) => sum + row.amount, 0),
      });
      if (open.some(isUnanswered) || (open.length > 0 && !request.key)) throw refundUnderWay();
      const id = newKey();
      const { orderId, reason = RefundReason.OTHER, note = null, requestedBy, key } = request;
      const values = { id, provider_key: id, order_id: orderId, intent_id: intentId };
      const asked = { amount, reason, note, requested_by: requestedBy, key };
      await rows.insert({ ...values, ...asked, unanswered_since: new Date() });
      return await rows.findOneByOrFail({ id });
    });
  }

  /** Notes the time of a further request, so that the sweep does not discard the refund meanwhile. */
  private async askAgain(manager: EntityManager, { id }: OrderRefund): Promise<OrderRefund> {
    const rows = manager.getRepository(OrderRefund);
    await rows.update({ id, status: 'asked' }, { unanswered_since: () => 'now()' });
    return await rows.findOneByOrFail({ id });
  }

  private async make(refund: OrderRefund): Promise<void> {
    const outcome = refund.attempts > 0 ? await this.findOutcome(refund) : 'unknown';
    if (outcome === 'pending') throw refundUnconfirmed(null);
    if (outcome === 'failed') throw notMade();
    if (outcome === 'unknown') await this.request(refund);
  }

  private async findOutcome(refund: OrderRefund): Promise<RefundOutcome> {
    try {
      return await this.container.refundReconciliationService.findOutcome(refund);
    } catch (error) {
      if (!readProviderError(error)) throw error;
      throw refundUnconfirmed(error);
    }
  }

  private async request(refund: OrderRefund): Promise<void> {
    const answer = await this.container.paymentProviderClientService
      .refund(refund)
      .catch((error: unknown) => this.handleError(refund, error));
    if (refundIs.succeeded(answer)) {
      await this.container.refundReconciliationService.book(refund.id, answer);
      return;
    }
    if (refundIs.failed(answer)) {
      await this.fail(refund);
      throw notMade();
    }
    await this.postpone(
      refund,
      `The provider reports the refund ${answer.id} as ${answer.status}.`,
    );
    throw refundUnconfirmed(null);
  }

  /** Always throws; keeps or deletes the row depending on whether the call may have had an effect. */
  private async handleError(refund: OrderRefund, error: unknown): Promise<ProviderRefund> {
    const answer = readProviderError(error);
    if (!answer) throw error;
    if (answer.isRefusal) return await this.refuse(refund, answer.message, error);
    if (answer.isInProgress) throw refundUnderWay();
    if (answer.hadNoEffect && refund.attempts === 0) {
      await this.discard(refund);
      throw toUnavailable(error);
    }
    // Stripe replays a server error for the same key, so a retry needs a new key
    await this.postpone(refund, answer.message, answer.isServerError ? newKey() : undefined);
    throw refundUnconfirmed(error);
  }

  /** Records refunds that the provider knows of, then throws with its reason. */
  private async refuse(refund: OrderRefund, reason: string, error: unknown): Promise<never> {
    await this.fail(refund, reason);
    const { refundReconciliationService: reconciliation, logger } = this.container;
    await reconciliation.check(refund.intent_id).catch((cause: unknown) => {
      logger.warn(`Cannot compare the refunds of ${refund.intent_id}: ${String(cause)}`);
    });
    await this.checkLeft(refund);
    throw refundRefused(`The payment provider refused the refund: ${reason}`, error);
  }

  private async checkLeft({ order_id: orderId, amount }: OrderRefund): Promise<void> {
    const { orderTransactionService: transactions, refundRecordService: records } = this.container;
    await transactions.run(async (manager) => {
      records.requireLeft(await records.lock(manager, orderId), { amount, asked: 0 });
    });
  }

  /** Discards a refund that the provider has refused, and records this for staff. */
  private async fail(refund: OrderRefund, reason?: string): Promise<void> {
    const { manager, refundReconciliationService: reconciliation } = this.container;
    await manager.transaction((transaction) => reconciliation.discard(transaction, refund, reason));
  }

  private async discard({ id }: OrderRefund): Promise<void> {
    await this.container.manager.getRepository(OrderRefund).delete({ id, status: 'asked' });
  }

  /** Keeps the row for `followUp` and for the next request for the same amount. */
  private async postpone({ id }: OrderRefund, error: string, providerKey?: string): Promise<void> {
    await this.container.manager.query(
      `UPDATE order_refund
          SET attempts = attempts + 1, last_error = $2, provider_key = coalesce($3, provider_key),
              next_attempt_at = now() + interval '10 seconds', updated_at = now()
        WHERE id = $1 AND status = 'asked'`,
      [id, error, providerKey ?? null],
    );
  }
}
