import type { ShownProducts } from '@harrow/catalogue';
import type { Language } from '@harrow/contract';
import { isErrorOfType } from '@harrow/plugin-kit';
import type { Dependence } from './cached-answers';

/** The result of a lookup: JSON, and the ids and tables that it depends on. */
export type Found = { json: string; ids: readonly string[]; on?: Dependence };

/** Reads from the database; resolves to undefined if nothing is found. */
export type Read = () => Promise<Found | undefined>;

/** A read of the database whose response is kept; requests with the same key get the same response. */
export type KeptRead = {
  key: string;
  read: Read;
  /** The language of its answer, where it has the texts of products or categories. */
  language?: Language;
};

/** Reads what is shown of products; undefined if the shop has no such thing. */
export async function foundOrNone(
  read: () => Promise<ShownProducts<unknown>>,
  on?: Dependence,
): Promise<Found | undefined> {
  try {
    const { shown, ids } = await read();
    return { json: JSON.stringify(shown), ids, on };
  } catch (error) {
    if (isErrorOfType(error, 'not_found')) return undefined;
    throw error;
  }
}

/** The changes that have been reported since a read began. */
type Seen = { ids: Set<string>; isOrder: boolean; isGroups: boolean; isAll: boolean };

type Running = { seen: Seen; found: Promise<Found | undefined> };

const isStale = (seen: Seen, { ids, on }: Found): boolean =>
  seen.isAll ||
  (on === 'order' && seen.isOrder) ||
  (on === 'groups' && (seen.isOrder || seen.isGroups)) ||
  ids.some((id) => seen.ids.has(id));

/** A result, and whether a change that concerns it was reported while it was read. */
export type Outcome = { found: Found | undefined; isStale: boolean };

/**
 * Reads from the database that run beside each other, one for each key. A caller shares a read that has
 * begun before, unless a change was reported since then that concerns the result.
 */
export class Lookups {
  private readonly running = new Map<string, Running>();

  /** Records a changed product. */
  note(productId: string): void {
    for (const { seen } of this.running.values()) seen.ids.add(productId);
  }

  /** Records that the order or the groups have changed, or everything. */
  noteChange(what: Dependence | 'all'): void {
    for (const { seen } of this.running.values()) {
      if (what === 'order') seen.isOrder = true;
      else if (what === 'groups') seen.isGroups = true;
      else seen.isAll = true;
    }
  }

  /** Runs a read, or shares the one in progress. A caller gets what is current at its call or later. */
  async run(key: string, read: Read): Promise<Outcome> {
    const running = this.running.get(key);
    if (running) {
      const found = await running.found;
      // nothing was found: a change that concerns it has no id to be known by
      const isCurrent = found ? !isStale(running.seen, found) : !hasSeen(running.seen);
      return isCurrent ? { found, isStale: false } : await this.run(key, read);
    }
    const seen: Seen = { ids: new Set(), isOrder: false, isGroups: false, isAll: false };
    const found = read();
    const own = { seen, found };
    this.running.set(key, own);
    try {
      const result = await found;
      return { found: result, isStale: result !== undefined && isStale(seen, result) };
    } finally {
      if (this.running.get(key) === own) this.running.delete(key);
    }
  }
}

const hasSeen = ({ ids, isOrder, isGroups, isAll }: Seen): boolean =>
  ids.size > 0 || isOrder || isGroups || isAll;
