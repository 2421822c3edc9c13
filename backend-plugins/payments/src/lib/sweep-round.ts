import { inBatches, type Services } from '@harrow/plugin-kit';
import { generateEntityId } from '@medusajs/medusa';
import { readProviderError } from './provider-error';

/** After this many failures, further calls would probably fail too, each after a long wait. */
const MAX_FAILURES = 3;

/** A payment with its sort key; `order_id` is null for a payment without an order. */
type Listed = { place: string; id: string; order_id?: string | null };

/**
 * A round of the sweep. It counts the provider's failures and decides when to stop, and shuffles the
 * payments, so that it is not always the same ones that remain when failures end a round early.
 */
export class SweepRound {
  private failures = 0;
  private readonly shuffle = generateEntityId('', 'round');

  constructor(
    private readonly services: Services,
    private readonly signal: AbortSignal,
  ) {}

  /** Whether to stop: the process is shutting down, or the provider is unavailable. */
  get isOver(): boolean {
    return this.signal.aborted || this.failures >= MAX_FAILURES;
  }

  /**
   * Reads payments in batches of `size`. The statement `select` sorts them by `place`, a hash with $1,
   * and returns the first $3 after $2; `rest` are its further parameters.
   */
  list(select: string, size: number, ...rest: unknown[]): AsyncGenerator<Listed[]> {
    return inBatches(size, (after) =>
      this.services.manager.query(select, [this.shuffle, after, size, ...rest]),
    );
  }

  /** Does the work for each of the listed payments, until the round is over. */
  async each(
    batches: AsyncGenerator<Listed[]>,
    work: (id: string) => Promise<unknown>,
  ): Promise<void> {
    for await (const batch of batches) {
      for (const { id } of batch) await this.attempt(`payment ${id}`, () => work(id));
      if (this.isOver) return;
    }
  }

  /** Does the work, unless the round is over. Logs errors, so that a payment does not block others. */
  async attempt(what: string, work: () => Promise<unknown>): Promise<void> {
    if (this.isOver) return;
    try {
      this.note(await work());
    } catch (error) {
      this.note(error);
      this.services.logger.warn(`Cannot check the ${what}: ${String(error)}`);
    }
  }

  /**
   * Records the outcome or the error of processing a payment. A refusal concerns only that payment;
   * any other provider error probably affects all of them.
   */
  private note(outcome: unknown): void {
    const error = readProviderError(outcome);
    if (outcome === 'unanswered' || error?.isRefusal === false) this.failures += 1;
  }
}
