import { paced, type Services } from '@harrow/plugin-kit';

/** Orders per transaction, so that buyers wait for a hundredth of a second at most. */
const BATCH_SIZE = 100;

/** A statement that has not been committed after this time has been canceled. */
const COMMITTED_AFTER_SECONDS = 30;

/** The numbers up to which texts have been added, and may be added now. */
type Progress = { filled: number; seen: number };

/**
 * Only numbers that were given some time ago are processed: until then, the statement with a lower
 * number may not be committed. Compares times of this row alone, which a clock that is set back cannot
 * hold up.
 */
const ADVANCE = `
  UPDATE order_words_progress
     SET seen = (SELECT coalesce(max(display_id), 0) FROM "order"), seen_at = now()
   WHERE filled >= seen AND filled < (SELECT coalesce(max(display_id), 0) FROM "order")`;

const LOCK_PROGRESS = `
  SELECT filled, CASE WHEN seen_at BETWEEN now() - make_interval(secs => $1) AND now()
                      THEN filled ELSE seen END AS seen
    FROM order_words_progress FOR NO KEY UPDATE`;

/** Adds the texts of the orders numbered $1 to $2, and the amounts that the previous version leaves out. */
const ADD_TEXTS = `
  WITH added AS MATERIALIZED (
    SELECT so.order_id, so.customer_id, so.product_id, so.amount,
           item.unit_price * item.quantity AS total, order_search_buyer(o.email, a) AS buyer,
           order_search_fold(item.title) AS product
      FROM "order" o JOIN storefront_order so ON so.order_id = o.id
      JOIN line_item item ON item.order_id = o.id
      LEFT JOIN address a ON a.id = o.shipping_address_id
     WHERE o.display_id > $1 AND o.display_id <= $2),
  completed AS (
    UPDATE storefront_order so SET amount = added.total
      FROM added WHERE added.order_id = so.order_id AND added.amount = 0)
  INSERT INTO order_search_words (kind, subject_id, words, is_other)
  SELECT kind, subject_id, words,
         row_number() OVER (PARTITION BY kind, subject_id ORDER BY words) > 1
         OR EXISTS (SELECT FROM order_search_words known
                     WHERE known.subject_id = text.subject_id AND known.kind = text.kind)
    FROM (SELECT 'buyer' AS kind, customer_id AS subject_id,
                 buyer AS words FROM added
          UNION SELECT 'product', product_id, product FROM added) text
  ON CONFLICT DO NOTHING`;

const FINISH = 'UPDATE order_words_progress SET filled = $1';

/** Adds the texts of new orders to those that staff's searches look in. Several processes may do so at once. */
export default class OrderTextService {
  constructor(private readonly services: Services) {}

  /** Adds the texts of all orders but the latest, in batches. Ends early when `signal` is aborted. */
  async add(signal: AbortSignal): Promise<void> {
    await paced(() => this.addSome(), signal);
    await this.services.manager.query(ADVANCE);
  }

  /** Returns whether some are left. */
  private async addSome(): Promise<boolean> {
    return await this.services.manager.transaction(async (manager) => {
      const [progress]: Progress[] = await manager.query(LOCK_PROGRESS, [COMMITTED_AFTER_SECONDS]);
      if (!progress || progress.filled >= progress.seen) return false;
      const until = Math.min(progress.filled + BATCH_SIZE, progress.seen);
      await manager.query(ADD_TEXTS, [progress.filled, until]);
      await manager.query(FINISH, [until]);
      return until < progress.seen;
    });
  }
}
