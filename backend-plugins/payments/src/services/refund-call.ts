import type { Services } from '@harrow/plugin-kit';
import { type CallEnd, type ClaimedRefund, endCall } from '../lib/known-refund';
import { providerAway, readProviderError } from '../lib/provider-error';
import { OrderRefund, type OrderRefundStatus } from '../models/order-refund';

/** The state of a refund after a call, and the error that the call ended with, if any. */
export type CallOutcome = { status: OrderRefundStatus; error: unknown };

/** Stripe forgets idempotency keys after a day; a repeated call would then refund a second time. */
const KEY_LIFE_MS = 23 * 60 * 60 * 1000;

/** Calls the provider for refunds. The call has been noted as begun (`claimRefund`) and committed. */
export default class RefundCallService {
  constructor(private readonly services: Services) {}

  /**
   * Makes a claimed refund, or finds out what became of an earlier call for it. Returns the state in
   * which the provider has left it; throws only errors that are not the provider's.
   */
  async make(refund: ClaimedRefund): Promise<CallOutcome> {
    try {
      if (await this.maySend(refund)) await this.send(refund);
      return await this.end(refund, 'unknown', null);
    } catch (error) {
      const answer = readProviderError(error);
      const outcome = await this.end(refund, endOf(answer), error, answer?.message);
      if (answer || outcome.status === 'booked') return outcome;
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

  private async end(
    refund: ClaimedRefund,
    end: CallEnd,
    error: unknown,
    reason: string | null = null,
  ): Promise<CallOutcome> {
    const { orderTransactionService: transactions, refundMirrorService: mirror } = this.services;
    return await transactions.run(async (manager) => {
      const row = await endCall(manager, refund, end, reason);
      const isRefused = end === 'failed' && row.status === 'failed' && !row.provider_refund_id;
      if (isRefused) await mirror.giveUp(manager, row, 'failed', reason);
      return { status: row.status, error };
    });
  }
}

/** Only an answer that proves it says that a call had no effect. */
function endOf(answer: ReturnType<typeof readProviderError>): CallEnd {
  if (answer?.isRefusal) return 'failed';
  return answer?.hadNoEffect ? 'not_made' : 'unknown';
}
