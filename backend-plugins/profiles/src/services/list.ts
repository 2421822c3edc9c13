import { type List, MAX_NAMED_LISTS, type NamedList, type ProductLine } from '@harrow/contract';
import { type Caller, noSuch, type Services, ShopError } from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';

/** The caller's own names have at least one character. */
const CURRENT = '';

type Row = { name: string; lines: ProductLine[]; updatedAt: Date };

/** A list that has not been saved. */
const EMPTY = { lines: [], updatedAt: null };

const ROW = 'name, lines, updated_at AS "updatedAt"';
const SELECT = `SELECT ${ROW} FROM shop_list WHERE customer_id = $1 AND name = $2`;
const SELECT_NAMED = `SELECT ${ROW} FROM shop_list WHERE customer_id = $1 AND name <> '' ORDER BY name`;
const COUNT_NAMED = `SELECT count(*)::int AS count FROM shop_list WHERE customer_id = $1 AND name <> ''`;

/** A list that has the same lines already keeps its time, and so its ETag. */
const SAVE = `
  INSERT INTO shop_list AS list (customer_id, name, lines, updated_at) VALUES ($1, $2, $3, clock_timestamp())
  ON CONFLICT (customer_id, name) DO UPDATE
     SET lines = excluded.lines,
         updated_at = CASE WHEN list.lines = excluded.lines THEN list.updated_at ELSE excluded.updated_at END
  RETURNING ${ROW}`;
const DELETE = 'DELETE FROM shop_list WHERE customer_id = $1 AND name = $2 RETURNING name';
const DELETE_ALL = 'DELETE FROM shop_list WHERE customer_id = $1';

/** Changes of one customer's lists wait for each other, so that each sees what the one before has left. */
const LOCK = "SELECT pg_advisory_xact_lock(hashtextextended('lists of ' || $1, 0))";

const toListDto = ({ lines, updatedAt }: Row): List => ({
  lines,
  updatedAt: updatedAt.toISOString(),
});
const toNamedListDto = (row: Row): NamedList => ({ name: row.name, ...toListDto(row) });

/** The lists of products that customers keep: a current one, and others by name. */
export default class ListService {
  constructor(private readonly services: Services) {}

  /** Returns the current list of the caller; empty before it is saved for the first time. */
  async current({ customerId }: Caller): Promise<List> {
    const row = await this.find(this.services.manager, customerId, CURRENT);
    return row ? toListDto(row) : EMPTY;
  }

  /**
   * Replaces the current list of the caller, and returns it. Throws `changed_since` if `isSeen` does not
   * know the list that is there.
   */
  async saveCurrent(
    caller: Caller,
    lines: ProductLine[],
    isSeen: (list: List) => boolean,
  ): Promise<List> {
    return await this.change(caller, async (manager) => {
      const row = await this.find(manager, caller.customerId, CURRENT);
      requireSeen(isSeen(row ? toListDto(row) : EMPTY));
      return toListDto(await this.save(manager, caller.customerId, CURRENT, lines));
    });
  }

  /** Returns the caller's lists by name. */
  async named({ customerId }: Caller): Promise<NamedList[]> {
    const rows: Row[] = await this.services.manager.query(SELECT_NAMED, [customerId]);
    return rows.map(toNamedListDto);
  }

  /**
   * Saves a list of the caller by a name, in place of the one that has it, and returns it. Throws
   * `changed_since` if `isSeen` does not know that one, null if there is none, and `conflict` if the caller
   * has as many lists as there can be.
   */
  async saveNamed(
    caller: Caller,
    name: string,
    lines: ProductLine[],
    isSeen: (list: NamedList | null) => boolean,
  ): Promise<NamedList> {
    const { customerId } = caller;
    return await this.change(caller, async (manager) => {
      const row = await this.find(manager, customerId, name);
      requireSeen(isSeen(row ? toNamedListDto(row) : null));
      if (!row) await requireRoom(manager, customerId);
      return toNamedListDto(await this.save(manager, customerId, name, lines));
    });
  }

  /** Deletes a list of the caller. Throws `not_found` if there is none by this name. */
  async deleteNamed({ customerId }: Caller, name: string): Promise<void> {
    const [deleted]: [Row[]] = await this.services.manager.query(DELETE, [customerId, name]);
    if (deleted.length === 0) throw noSuch('list');
  }

  /** Deletes all lists of a customer. */
  async drop(customerId: string): Promise<void> {
    await this.services.manager.query(DELETE_ALL, [customerId]);
  }

  private async change<Result>(
    { customerId }: Caller,
    work: (manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    return await this.services.manager.transaction(async (manager) => {
      await manager.query(LOCK, [customerId]);
      return await work(manager);
    });
  }

  private async find(manager: EntityManager, customerId: string, name: string) {
    const [row]: Row[] = await manager.query(SELECT, [customerId, name]);
    return row;
  }

  private async save(
    manager: EntityManager,
    customerId: string,
    name: string,
    lines: ProductLine[],
  ) {
    const [row]: Row[] = await manager.query(SAVE, [customerId, name, JSON.stringify(lines)]);
    if (!row) throw new Error(`The list of ${customerId} was not saved.`);
    return row;
  }
}

function requireSeen(isSeen: boolean): void {
  if (!isSeen) throw new ShopError('changed_since', 'Another device has changed this list.');
}

async function requireRoom(manager: EntityManager, customerId: string): Promise<void> {
  const [row]: { count: number }[] = await manager.query(COUNT_NAMED, [customerId]);
  if ((row?.count ?? 0) < MAX_NAMED_LISTS) return;
  throw new ShopError(
    'conflict',
    `You have ${MAX_NAMED_LISTS} saved lists. Delete one of them first.`,
    { code: 'too_many_lists', details: { limit: MAX_NAMED_LISTS } },
  );
}
