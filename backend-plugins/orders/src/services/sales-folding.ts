import { paced } from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';

/** Changes that one transaction moves: about a hundredth of a second. */
const BATCH_SIZE = 500;

/** Moves the changes of sales into the days, so that figures add up few rows. */
export default class SalesFoldingService {
  private readonly manager: EntityManager;

  constructor(container: { manager: EntityManager }) {
    this.manager = container.manager;
  }

  /**
   * Moves all changes. Ends early when `signal` is aborted, or while another process does the same.
   */
  async fold(signal: AbortSignal): Promise<void> {
    await paced(async () => {
      const [row]: { moved: number }[] = await this.manager.query(
        'SELECT fold_sales($1) AS moved',
        [BATCH_SIZE],
      );
      return row?.moved === BATCH_SIZE;
    }, signal);
  }
}
