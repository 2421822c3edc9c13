import { type Services, spareTime, sqlStatement, workOff } from '@harrow/plugin-kit';
import {
  MAX_ATTEMPTS,
  type OutboxEntry,
  type OutboxHandler,
  type OutboxKind,
  type OutboxOutcome,
  settlementOf,
} from '../lib/entry';
import { claimByLane, LaneAttempts } from '../lib/lane-attempts';
import { problemOf } from '../lib/problem';

const CLAIM = sqlStatement('@harrow/outbox', 'claim-entries');
const SETTLE = sqlStatement('@harrow/outbox', 'settle-entry');

type ClaimedRow = OutboxEntry & { state: 'due' | 'failed' };

/** Passes due entries to the handler of their kind, when the process has time to spare. Without a handler, they wait. */
export default class OutboxService {
  constructor(private readonly services: Services) {}

  /** Handles the entries of a kind in this process from now on. Called once for each kind, by a loader. */
  handle(kind: OutboxKind, handler: OutboxHandler): void {
    this.services.backgroundWorkService.start({
      name: `Handling the outbox: ${kind}`,
      everySeconds: 1,
      run: (signal) => this.workOff(kind, handler, signal),
    });
  }

  /** Handles the entries of a kind until none is due, or `signal` is aborted. */
  async workOff(kind: OutboxKind, handler: OutboxHandler, signal: AbortSignal): Promise<void> {
    const running = new LaneAttempts();
    const untilSpareTime = spareTime();
    const claim = (atMost: number, but: readonly string[]) =>
      this.claim(kind, { atMost, but, wait: handler.firstWaitSeconds });
    const backlog = {
      concurrent: handler.concurrent,
      claim: async (atMost: number) => {
        await untilSpareTime(signal);
        return handler.lanes
          ? claimByLane(handler.lanes, running, atMost, claim)
          : claim(atMost, []);
      },
      attempt: async (entry: OutboxEntry) => {
        const outcome = await this.attempt(entry, handler, signal);
        running.end(entry.lane);
        await this.settle(entry, outcome);
      },
    };
    await workOff(backlog, signal);
  }

  /** Claims entries for one attempt each, except those of some lanes. */
  private async claim(
    kind: OutboxKind,
    { atMost, but, wait }: { atMost: number; but: readonly string[]; wait: number },
  ): Promise<OutboxEntry[]> {
    const [rows]: [ClaimedRow[], number] = await this.services.manager.query(CLAIM, [
      ...[kind, atMost, wait],
      ...[MAX_ATTEMPTS, but],
    ]);
    return rows.filter(({ state }) => state === 'due').map(({ state: _, ...entry }) => entry);
  }

  /** Makes one attempt, and aborts it when another process may make the next one. */
  private async attempt(
    entry: OutboxEntry,
    { attempt, firstWaitSeconds }: OutboxHandler,
    stopping: AbortSignal,
  ): Promise<OutboxOutcome> {
    const tooLate = AbortSignal.timeout(firstWaitSeconds * 1000);
    try {
      return await attempt(entry, AbortSignal.any([stopping, tooLate]));
    } catch (error) {
      const { id, kind, subject } = entry;
      const cause = error instanceof Error ? error.message : String(error);
      this.services.logger.error(`The ${kind} ${id} (${subject}) failed, will retry: ${cause}`);
      return { state: 'retry', problem: problemOf(error) };
    }
  }

  private async settle({ id, attempts }: OutboxEntry, outcome: OutboxOutcome): Promise<void> {
    const { state, problem, result, afterSeconds } = settlementOf(outcome, attempts);
    await this.services.manager.query(SETTLE, [
      ...[id, attempts, state, problem ?? null],
      ...[result == null ? null : JSON.stringify(result), afterSeconds ?? null],
    ]);
  }
}
