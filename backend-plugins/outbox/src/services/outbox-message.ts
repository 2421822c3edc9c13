import type { listOutbox, OutboxMessage, QueryOf } from '@harrow/contract';
import {
  type Caller,
  noSuch,
  paced,
  type Services,
  ShopError,
  sqlStatement,
} from '@harrow/plugin-kit';
import { type MessageRow, toMessageDto } from '../lib/message-dto';

const LIST = sqlStatement('@harrow/outbox', 'list-messages');
const COUNT = sqlStatement('@harrow/outbox', 'count-messages');
const REPLAY = sqlStatement('@harrow/outbox', 'replay-message');
const DELETE_OLD = sqlStatement('@harrow/outbox', 'delete-old-messages');
const COUNT_BACKLOG = sqlStatement('@harrow/outbox', 'count-backlog');

/** The same as for the events of the payment provider. */
const RETENTION_DAYS = 90;
const DELETED = 1000;

/** The form of an id; any other id is unknown. */
const ID = /^\d{1,18}$/;

/** The unfinished messages of a kind, or events of the payment provider. */
type Backlog = {
  kind: string;
  pending: number;
  /** Messages that wait for staff, and events with a failed attempt. */
  failed: number;
  /** Age of the oldest pending one; 0 if there are none. */
  oldestSeconds: number;
};

/** Shows staff the messages of the outbox, and sends them again. */
export default class OutboxMessageService {
  constructor(private readonly services: Services) {}

  /** Returns a page of the matching messages, newest first, and their total number. */
  async list(query: QueryOf<typeof listOutbox>): Promise<{ data: OutboxMessage[]; count: number }> {
    const { kind = null, state = null, order = null, limit, pageNumber } = query;
    const filters = [kind, state, order];
    const [rows, [total]] = await Promise.all([
      this.services.manager.query<MessageRow[]>(LIST, [...filters, limit, limit * pageNumber]),
      this.services.manager.query<{ count: number }[]>(COUNT, filters),
    ]);
    return { data: rows.map(toMessageDto), count: total?.count ?? 0 };
  }

  /** Makes a message due again. Throws `not_found` for an unknown one, and `conflict` while it is due. */
  async replay({ customerId }: Caller, id: string): Promise<void> {
    const { manager } = this.services;
    if (!ID.test(id)) throw noSuch('message');
    const [, replayed]: [unknown, number] = await manager.query(REPLAY, [id, customerId]);
    if (replayed > 0) return;
    const known: unknown[] = await manager.query('SELECT id FROM outbox WHERE id = $1', [id]);
    if (known.length === 0) throw noSuch('message');
    throw new ShopError('conflict', 'This message is still due.', { code: 'still_due' });
  }

  /** Counts the unfinished messages for monitoring, by the database's clock. */
  async backlog(): Promise<Backlog[]> {
    return await this.services.readManager.query(COUNT_BACKLOG);
  }

  /** Deletes messages that were done more than ninety days ago, in batches. */
  async prune(signal: AbortSignal): Promise<void> {
    await paced(async () => {
      const parameters = [RETENTION_DAYS, DELETED];
      const [, count]: [unknown, number] = await this.services.manager.query(
        DELETE_OLD,
        parameters,
      );
      return count === DELETED;
    }, signal);
  }
}
