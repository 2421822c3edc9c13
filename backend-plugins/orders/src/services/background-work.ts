import type { Logger } from '@medusajs/medusa';
import type { EntityManager } from 'typeorm';

type Container = { manager: EntityManager; logger: Logger };

/** Work that repeats. It must be safe to run in several processes at once. */
export type RepeatingWork = { name: string; everySeconds: number; run: () => Promise<unknown> };

/** The first run comes soon after the start: there may be work left from before it. */
const FIRST_RUN_SECONDS = 1;

/**
 * Repeats work in the background. The engine's own scheduled jobs need Redis; these must run
 * without it too. A run that fails is logged and tried again; runs of one work never overlap.
 */
export default class BackgroundWorkService {
  private readonly manager: EntityManager;
  private readonly logger: Logger;

  constructor(container: Container) {
    this.manager = container.manager;
    this.logger = container.logger;
  }

  /** Starts the work; it keeps no process alive and ends with the engine's database connection. */
  start(work: RepeatingWork): void {
    this.runAfter(Math.min(FIRST_RUN_SECONDS, work.everySeconds), work);
  }

  private runAfter(seconds: number, work: RepeatingWork): void {
    const timer = setTimeout(() => {
      if (!this.manager.connection.isInitialized) return;
      void this.runOnce(work).then(() => {
        this.runAfter(work.everySeconds, work);
      });
    }, seconds * 1000);
    timer.unref();
  }

  private async runOnce(work: RepeatingWork): Promise<void> {
    try {
      await work.run();
    } catch (error) {
      const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
      this.logger.error(`${work.name} failed and will be tried again: ${cause}`);
    }
  }
}
