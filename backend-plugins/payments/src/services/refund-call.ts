import { type Services, sqlStatement } from '@harrow/plugin-kit';
import { generateEntityId, RefundReason } from '@medusajs/medusa';
import type { EntityManager } from 'typeorm';
import { providerAway, readProviderError } from '../lib/provider-error';
import { OrderRefund, type OrderRefundStatus } from '../models/order-refund';

/** A refund with the call that this caller has claimed. */
export type ClaimedRefund = OrderRefund & {
  /** `calling_since` with all its digits, which identifies the call. */
  claim: string;
  /** The process's time after which the call must not be sent anymore, in milliseconds. */
  sendBefore: number;
};

/** A refund to add. */
type NewRefund = Pick<OrderRefund, 'order_id' | 'intent_id' | 'amount'> & Partial<OrderRefund>;

/** The state of a refund after a call, and the error that the call ended with, if any. */
export type CallOutcome = { status: OrderRefundStatus; error: unknown };

/** The outcome of a call that has not made a refund: for certain, or as far as is known. */
type CallEnd = 'failed' | 'not_made' | 'unknown';

const CLAIM = sqlStatement('@harrow/payments', 'claim-refund');
const END = sqlStatement('@harrow/payments', 'end-refund-call');

/** A part of the time for which `refund_call_is_out` takes a call to be on its way. */
const SEND_WITHIN_MS = 60_000;

/** Stripe forgets idempotency keys after a day; a repeated call would then refund a second time. */
const KEY_LIFE_MS = 23 * 60 * 60 * 1000;

/**
 * Calls the provider for refunds. A call is noted as begun under the order's lock, made after that
 * transaction, and noted as ended.
 */
export default class RefundCallService {
  constructor(private readonly services: Services) {}

  /** Adds a refund, and notes that its call begins. The caller must hold the lock. */
  async begin(manager: EntityManager, refund: NewRefund): Promise<ClaimedRefund> {
    const id = generateEntityId('', 'orref');
    const { reason = RefundReason.OTHER } = refund;
    const row = { ...refund, reason, id, provider_key: id };
    await manager.getRepository(OrderRefund).insert(row);
    return await this.claim(manager, id);
  }

  /** Notes that a call begins. The caller must hold the lock, under which no other call is out. */
  async claim(manager: EntityManager, id: string): Promise<ClaimedRefund> {
    const sendBefore = performance.now() + SEND_WITHIN_MS;
    const [[claimed]]: [[Omit<ClaimedRefund, 'sendBefore'>], number] = await manager.query(CLAIM, [
      id,
    ]);
    return Object.assign(claimed, { sendBefore });
  }

  /**
   * Makes a claimed refund, or finds out what became of an earlier call for it. Returns the state in
   * which the provider has left it; throws only errors that are not the provider's.
   */
  async make(refund: ClaimedRefund): Promise<CallOutcome> {
    try {
      if (await this.maySend(refund)) await this.send(refund);
      return { status: await this.end(refund, 'unknown'), error: null };
    } catch (error) {
      const answer = readProviderError(error);
      const status = await this.end(refund, endOf(answer), answer?.message);
      if (answer || status === 'booked') return { status, error };
      throw error;
    }
  }

  /** Whether the provider has nothing yet, and the key is still good for a call. */
  private async maySend(refund: ClaimedRefund): Promise<boolean> {
    if (!refund.unanswered_since) return true;
    await this.services.refundReconciliationService.check(refund.intent_id);
    const rows = this.services.manager.getRepository(OrderRefund);
    const { status, provider_refund_id } = await rows.findOneByOrFail({ id: refund.id });
    const isUnknown = status === 'asked' && !provider_refund_id;
    return isUnknown && Date.now() - refund.created_at.getTime() < KEY_LIFE_MS;
  }

  private async send(refund: ClaimedRefund): Promise<void> {
    if (performance.now() > refund.sendBefore) throw providerAway(null);
    const made = await this.services.paymentProviderClientService.refund(refund);
    await this.services.refundReconciliationService.book(made);
  }

  /** Notes how a call has ended, unless it counts as lost since; returns the refund's state now. */
  private async end(
    { id, claim }: ClaimedRefund,
    end: CallEnd,
    reason: string | null = null,
  ): Promise<OrderRefundStatus> {
    const { orderTransactionService: transactions, refundMirrorService: mirror } = this.services;
    return await transactions.run(async (manager) => {
      await manager.query(END, [id, claim, end, reason]);
      // throws if the previous version of the shop has deleted the row
      const row = await manager.getRepository(OrderRefund).findOneByOrFail({ id });
      const isRefused = end === 'failed' && row.status === 'failed' && !row.provider_refund_id;
      if (isRefused) await mirror.giveUp(manager, row, 'failed', reason);
      return row.status;
    });
  }
}

/** Only an answer that proves it says that a call had no effect. */
function endOf(answer: ReturnType<typeof readProviderError>): CallEnd {
  if (answer?.isRefusal) return 'failed';
  return answer?.hadNoEffect ? 'not_made' : 'unknown';
}
