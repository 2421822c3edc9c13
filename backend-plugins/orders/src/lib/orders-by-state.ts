import type { EntityManager } from 'typeorm';
import { MAX_COUNTED } from './long-lists';

const STATES = ['status', 'payment_status', 'fulfillment_status'] as const;
/** The members of the stock admin's filter of dates, and what they mean. */
const COMPARISONS = { lt: '<', lte: '<=', gt: '>', gte: '>=' } as const;

/** The filters of the stock admin's list of orders that this module supports. */
type StateFilter = Partial<Record<(typeof STATES)[number], string[]>> & {
  created_at?: Partial<Record<keyof typeof COMPARISONS, Date>>;
};

/** The number of orders with each combination of the engine's three states. */
export type StateCount = Record<(typeof STATES)[number], string> & { count: number };

/** Counts the orders by combination of states; reads the whole index `order_by_state`. */
export const COUNT_BY_STATE = `
  SELECT ${STATES.join(', ')}, count(*)::int AS count FROM "order" GROUP BY ${STATES.join(', ')}`;

/** Reads the engine's filter; null if it has any other member. */
export function readStateFilter(selector: object): StateFilter | null {
  const given = Object.entries(selector).filter(([, value]) => value !== undefined);
  const filter: Record<string, unknown> = {};
  for (const [name, value] of given) {
    if ((STATES as readonly string[]).includes(name)) {
      const values: unknown[] = [value].flat();
      if (!values.every((one) => typeof one === 'string')) return null;
      filter[name] = values;
    } else if (name === 'created_at' && isRange(value)) filter[name] = value;
    else return null;
  }
  return filter;
}

const isRange = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(
    ([name, date]) => date === undefined || (name in COMPARISONS && date instanceof Date),
  );

/**
 * A query for the first `limit` orders of each combination of states that passes the filter: the index
 * `order_by_state` has them in this order, however rare they are among all orders.
 */
function firstOfEachState(filter: StateFilter, limit: number) {
  const parameters: unknown[] = [];
  const add = (value: unknown, type: string) => `$${parameters.push(value)}::${type}`;
  const states = STATES.map((name) => {
    const all = `unnest(enum_range(NULL::order_${name}_enum)) ${name}`;
    const wanted = filter[name];
    // as text: a name that the type does not have matches nothing
    return wanted
      ? `(SELECT * FROM ${all} WHERE ${name}::text = ANY (${add(wanted, 'text[]')})) ${name}`
      : all;
  });
  const conditions = STATES.map((name) => `o.${name} = ${name}.${name}`);
  for (const [name, sign] of Object.entries(COMPARISONS)) {
    const date = filter.created_at?.[name as keyof typeof COMPARISONS];
    if (date) conditions.push(`o.created_at ${sign} ${add(date, 'timestamptz')}`);
  }
  const text = `
    SELECT found.id, found.created_at FROM ${states.join(' CROSS JOIN ')}
     CROSS JOIN LATERAL (
       SELECT o.id, o.created_at FROM "order" o WHERE ${conditions.join(' AND ')}
        ORDER BY o.created_at DESC LIMIT ${add(limit, 'bigint')}) found`;
  return { text, parameters };
}

/** Returns the ids of a page of the orders that pass the filter, newest first. */
export async function idsByState(
  manager: EntityManager,
  filter: StateFilter,
  { skip, take }: { skip: number; take: number },
): Promise<string[]> {
  const { text, parameters } = firstOfEachState(filter, skip + take);
  const rows: { id: string }[] = await manager.query(
    `${text} ORDER BY created_at DESC, id DESC LIMIT $${parameters.length + 1} OFFSET $${parameters.length + 2}`,
    [...parameters, take, skip],
  );
  return rows.map(({ id }) => id);
}

/**
 * Counts the orders that pass the filter. A large number without a range of dates is added up from
 * `known`, which may be a moment old.
 */
export async function countByFilter(
  manager: EntityManager,
  filter: StateFilter,
  known: () => Promise<StateCount[]>,
): Promise<number> {
  const count = async (limit: number) => {
    const { text, parameters } = firstOfEachState(filter, limit);
    const [row]: { count: number }[] = await manager.query(
      `SELECT count(*)::int AS count FROM (${text} LIMIT $${parameters.length + 1}) few`,
      [...parameters, limit],
    );
    return row?.count ?? 0;
  };
  const few = await count(MAX_COUNTED + 1);
  if (few <= MAX_COUNTED) return few;
  if (filter.created_at) return await count(2 ** 31);
  const isWanted = (row: StateCount) =>
    STATES.every((name) => filter[name]?.includes(row[name]) ?? true);
  return (await known()).filter(isWanted).reduce((sum, row) => sum + row.count, 0);
}
