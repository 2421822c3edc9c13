import { readProviderError } from './provider-error';

/** Failures after which the others would fail the same way, each after a long wait. */
const MAX_FAILURES = 3;

/** One round of the sweep: how often the provider has failed in it, and whether it is to end. */
export class SweepRound {
  private failures = 0;

  constructor(private readonly signal: AbortSignal) {}

  /** Whether nothing more is to be begun: the process stops, or the provider is away. */
  get isOver(): boolean {
    return this.signal.aborted || this.failures >= MAX_FAILURES;
  }

  /**
   * Notes what dealing with a payment has answered or thrown. A refusal is about that payment only,
   * every other error of the provider about all of them.
   */
  note(outcome: unknown): void {
    const error = readProviderError(outcome);
    if (outcome === 'unanswered' || error?.isRefusal === false) this.failures += 1;
  }
}
