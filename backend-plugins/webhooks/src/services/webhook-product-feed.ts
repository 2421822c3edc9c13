import {
  ALL_PRODUCTS,
  BEGIN_EPOCH,
  type ChangesRow,
  NO_PRODUCTS,
  SELECT_CHANGES,
} from '@harrow/catalogue';
import { type Services, sqlStatement } from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';

const STATE = sqlStatement('@harrow/webhooks', 'product-listeners');
const TAKE = sqlStatement('@harrow/webhooks', 'take-progress');
const STORE = sqlStatement('@harrow/webhooks', 'store-progress');
const NOTE = sqlStatement('@harrow/webhooks', 'note-changes');
const MOVE = sqlStatement('@harrow/webhooks', 'move-changes');

/** Maximum number of product messages in the outbox per address, so that orders do not wait long. */
const MAX_WAITING = 100;

type Progress = { seen: string | null; epoch: string | null; is_old: boolean };

function changedProducts({ missed, changed }: ChangesRow): string[] {
  if (missed || changed.includes(ALL_PRODUCTS)) return [ALL_PRODUCTS];
  return [...new Set(changed)].filter((id) => !NO_PRODUCTS.includes(id));
}

/**
 * Tells addresses of changed products. It reads the changes that the catalogue already records, so a change
 * to a product needs no additional write.
 */
export default class WebhookProductFeedService {
  constructor(private readonly services: Services) {}

  /** Notes the changes since the last round, and moves products to the outbox up to the maximum. */
  async update(): Promise<void> {
    const { manager } = this.services;
    const [state]: { listens: boolean; reads: boolean }[] = await manager.query(STATE);
    if (!state || (!state.listens && !state.reads)) return;
    await manager.transaction(async (transaction) => {
      // another process may hold the lock
      const [progress]: Progress[] = await transaction.query(TAKE);
      if (!progress) return;
      if (state.listens) {
        await this.note(transaction, progress);
        await transaction.query(MOVE, [MAX_WAITING]);
      } else await transaction.query(STORE, [null, null]);
    });
  }

  private async note(manager: EntityManager, { seen, epoch, is_old }: Progress): Promise<void> {
    const [row]: ChangesRow[] = await manager.query(SELECT_CHANGES, [seen, epoch, null]);
    if (!row) return;
    if (row.epoch === null) {
      await manager.query(BEGIN_EPOCH);
      return;
    }
    // a new listener gets only later changes
    const changed = seen === null ? [] : changedProducts(row);
    if (changed.length > 0) await manager.query(NOTE, [changed]);
    if (changed.length > 0 || seen === null || is_old) {
      await manager.query(STORE, [row.snapshot, row.epoch]);
    }
  }
}
