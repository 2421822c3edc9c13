import type { ProductLine } from '@harrow/contract';
import { noSuch, readAmount, type Services } from '@harrow/plugin-kit';
import { toDecimal } from '@harrow/money';
import type { RefundBalance } from '@harrow/orders';
import type { EntityManager } from 'typeorm';
import { readProviderError, toUnavailable } from '../lib/provider-error';
import {
  keyReused,
  notMade,
  otherPieces,
  refundRefused,
  refundUnconfirmed,
  refundUnderWay,
} from '../lib/refund-problem';
import { isSameRestock, promisedBy, type Restock } from '../lib/restock';
import { OrderRefund } from '../models/order-refund';
import type { CallOutcome, ClaimedRefund } from './refund-call';
import type { KnownRefund } from './refund-mirror';

/** A refund request by staff. */
type RefundRequest = {
  orderId: string;
  /** In the smallest unit of the order's currency; everything that is left by default. */
  amount?: number;
  /** One of the engine's `RefundReason`; `other` by default. */
  reason?: string;
  note?: string;
  /** Pieces to put back into stock once the refund is made; none by default. */
  restock?: ProductLine[];
  /** The requester: the engine's id of a user or a customer. */
  requestedBy: string;
  /** The client's `Idempotency-Key`, if any. */
  key: string | null;
};

/** A request with what is known of its order, under the order's lock. */
type Registration = {
  manager: EntityManager;
  request: RefundRequest;
  rows: KnownRefund[];
  /** Returns the balance and the amount of a refund that may be added; throws if there is none. */
  requireLeft: (amount: number | undefined) => RefundBalance & { amount: number };
  /** Throws unless these pieces may be put back. */
  requireRestock: (restock: Restock) => Promise<void>;
};

/** A refund that was recorded before, or that this request has to make. */
type Registered = { id: string; claimed: ClaimedRefund | null };

type KnownKey = { refund_id: string; amount: number | null; restock: Restock };

const FIND_KEY = `
  SELECT refund_id, amount, restock FROM refund_key WHERE order_id = $1 AND key = $2`;
const ADD_KEY = `
  INSERT INTO refund_key (order_id, key, refund_id, amount, restock) VALUES ($1, $2, $3, $4, $5)`;

/** An empty list is kept like none. */
const restockOf = ({ restock = [] }: RefundRequest): Restock =>
  restock.length > 0 ? restock : null;

/**
 * Refunds paid orders. The provider is called first, outside any transaction, and a refund is
 * recorded only once the provider has confirmed it. A row written before the call identifies the
 * refund later, even if the answer is lost or the process ends.
 */
export default class OrderRefundService {
  constructor(private readonly services: Services) {}

  /**
   * Refunds an order, once per key. If a call for the same amount had no known outcome, and no response
   * has reported it since, this request continues that refund, whatever its key. Throws `not_found`,
   * `conflict` (unpaid, nothing left, another refund in progress or with other pieces, or a refund that was
   * not made), `invalid_body` (invalid amount or pieces, or a key that was used with others), or
   * `unavailable`: the provider is unreachable, and the refund is recorded only if it confirms it later.
   */
  async refund(request: RefundRequest): Promise<void> {
    const { id, claimed } = await this.register(request);
    if (claimed) {
      const outcome = await this.services.refundCallService.make(claimed);
      if (outcome.status !== 'booked') throw await this.problemOf(claimed, outcome);
    }
    const rows = this.services.manager.getRepository(OrderRefund);
    await rows.update({ id, status: 'booked' }, { unanswered_since: null, calling_since: null });
  }

  /**
   * Refunds a decimal amount; returns the total refunded of the order. Also throws `invalid_body`
   * for more decimals than the order's currency has.
   */
  async refundDecimal(request: RefundRequest): Promise<{ refunded: number; currency: string }> {
    const { orderPaymentService: orders, refundRecordService: records } = this.services;
    const order = await orders.find(request.orderId);
    if (!order) throw noSuch('order');
    const { currencyCode: currency } = order;
    const amount = request.amount && readAmount(request.amount, currency);
    await this.refund({ ...request, amount });
    const refunded = (await records.balanceOf(request.orderId))?.refunded ?? 0;
    return { refunded: toDecimal(refunded, currency), currency };
  }

  /** Finds or adds the refund of this request, and notes that its call begins. */
  private async register(request: RefundRequest): Promise<Registered> {
    const { orderTransactionService: transactions, refundRecordService: records } = this.services;
    return await transactions.run(async (manager) => {
      const order = await records.lock(manager, request.orderId);
      const rows = await this.services.refundMirrorService.find(manager, request.orderId);
      const open = rows.filter(({ status }) => status === 'asked');
      const asked = open.reduce((sum, { amount }) => sum + amount, 0);
      const requireLeft = (amount: number | undefined) =>
        records.requireLeft(order, { amount, asked });
      const requireRestock = async (restock: Restock) => {
        const wish = { restock: restock ?? [], promised: promisedBy(rows) };
        await records.requireRestock(manager, request.orderId, wish);
      };
      const registration = { manager, request, rows, requireLeft, requireRestock };
      const earlier = await this.findEarlier(registration);
      if (earlier) return await this.repeat(registration, earlier);
      const { balance } = order;
      const wanted = request.amount ?? (balance ? balance.paid - balance.refunded : 0);
      const unanswered = rows.find((row) => row.amount === wanted && isUntold(row, request));
      if (!unanswered) return await this.add(registration);
      const restock = restockOf(request);
      if (restock && !isSameRestock(restock, unanswered.restock)) throw otherPieces();
      await this.addKey(registration, unanswered.id);
      return await this.repeat(registration, unanswered);
    });
  }

  /** Returns the refund of the request's key, if any. Throws if it stands for another. */
  private async findEarlier({ manager, request, rows }: Registration) {
    if (request.key === null) return undefined;
    const keys: KnownKey[] = await manager.query(FIND_KEY, [request.orderId, request.key]);
    const [known] = keys;
    const earlier = rows.find(({ id }) => id === known?.refund_id);
    if (!known || !earlier) return undefined;
    const wanted = request.amount ?? 0;
    // an earlier version did not note the amount of the request
    if (wanted !== (known.amount ?? (wanted && earlier.amount))) throw keyReused('another amount');
    if (!isSameRestock(restockOf(request), known.restock)) throw keyReused('other pieces');
    return earlier;
  }

  private async addKey({ manager, request }: Registration, id: string): Promise<void> {
    const { orderId, key, amount = 0 } = request;
    if (key === null) return;
    const restock = restockOf(request);
    await manager.query(ADD_KEY, [orderId, key, id, amount, restock && JSON.stringify(restock)]);
  }

  /** Continues a refund, unless it is over or another call for it is out. */
  private async repeat(registration: Registration, row: KnownRefund): Promise<Registered> {
    const { id, status, amount, last_error: reason } = row;
    if (status === 'booked') return { id, claimed: null };
    if (row.is_out) throw refundUnderWay();
    // without a call of unknown outcome, no call had an effect: the provider was away
    const wasAway = status === 'not_made' && row.unanswered_since === null;
    if (wasAway) {
      requireQuiet({ ...registration, amount: registration.requireLeft(amount).amount });
      await registration.requireRestock(row.restock);
    } else if (status !== 'asked') throw notMade(reason);
    return { id, claimed: await this.services.refundCallService.claim(registration.manager, id) };
  }

  private async add(registration: Registration): Promise<Registered> {
    const { manager, request, requireLeft, requireRestock } = registration;
    const restock = restockOf(request);
    const { amount, intentId } = requireLeft(request.amount);
    requireQuiet({ ...registration, amount });
    await requireRestock(restock);
    const claimed = await this.services.refundCallService.begin(manager, {
      order_id: request.orderId,
      intent_id: intentId,
      amount,
      reason: request.reason,
      note: request.note,
      requested_by: request.requestedBy,
      restock,
    });
    await this.addKey(registration, claimed.id);
    return { id: claimed.id, claimed };
  }

  private async problemOf(refund: ClaimedRefund, { status, error }: CallOutcome): Promise<unknown> {
    const answer = readProviderError(error);
    if (status === 'asked') {
      return answer?.isInProgress ? refundUnderWay() : refundUnconfirmed(error);
    }
    if (status === 'not_made') return toUnavailable(error);
    if (!answer) return notMade(null);
    await this.checkLeft(refund);
    return refundRefused(`The payment provider refused the refund: ${answer.message}`, error);
  }

  /** Records refunds that the provider knows of; throws if a refund is now more than what is left. */
  private async checkLeft({ order_id, intent_id: intentId, amount }: ClaimedRefund) {
    const { orderTransactionService: transactions, refundRecordService: records } = this.services;
    await this.services.refundReconciliationService.tryCheck(intentId);
    await transactions.run(async (manager) => {
      const order = await records.lock(manager, order_id ?? '');
      records.requireLeft(order, { amount, asked: 0 });
    });
  }
}

/** Whether no response has reported the outcome of a refund, as far as a request can tell. */
function isUntold(row: KnownRefund, { key }: RefundRequest): boolean {
  if (row.made_by !== 'staff') return false;
  return row.is_unanswered || (row.status === 'booked' && row.is_out && key === null);
}

/** Throws while it is unclear whether another refund of the order is the one that is wanted now. */
function requireQuiet({ rows, request, amount }: Registration & { amount: number }): void {
  const isUnclear = (row: KnownRefund) =>
    row.made_by === 'staff' &&
    (row.status === 'asked'
      ? row.is_unanswered || request.key === null
      : row.status === 'booked' && row.is_out && row.amount === amount);
  if (rows.some(isUnclear)) throw refundUnderWay();
}
