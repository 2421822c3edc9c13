import { paced, type Services } from '@harrow/plugin-kit';

/** Changes that one transaction moves: about a hundredth of a second. */
const BATCH_SIZE = 500;

/** Moves the changes of sales into the days, so that figures add up few rows. */
export default class SalesFoldingService {
  constructor(private readonly services: Services) {}

  /**
   * Moves all changes. Ends early when `signal` is aborted, or while another process does the same.
   */
  async fold(signal: AbortSignal): Promise<void> {
    await paced(async () => {
      const [row]: { moved: number }[] = await this.services.manager.query(
        'SELECT fold_sales($1) AS moved',
        [BATCH_SIZE],
      );
      return row?.moved === BATCH_SIZE;
    }, signal);
  }
}
