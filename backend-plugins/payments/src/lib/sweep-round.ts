import { readProviderError } from './provider-error';

/** After this many failures, further calls would probably fail too, each after a long wait. */
const MAX_FAILURES = 3;

/** A round of the sweep; it counts the provider's failures and decides when to stop. */
export class SweepRound {
  private failures = 0;

  constructor(private readonly signal: AbortSignal) {}

  /** Whether to stop: the process is shutting down, or the provider is unavailable. */
  get isOver(): boolean {
    return this.signal.aborted || this.failures >= MAX_FAILURES;
  }

  /**
   * Records the outcome or the error of processing a payment. A refusal concerns only that payment;
   * any other provider error probably affects all of them.
   */
  note(outcome: unknown): void {
    const error = readProviderError(outcome);
    if (outcome === 'unanswered' || error?.isRefusal === false) this.failures += 1;
  }
}
