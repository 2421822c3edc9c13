import type { Call } from './call.ts';
import type { ObjectCollection, Records } from './store.ts';
import { invalidRequest, resourceMissing } from './stripe-error.ts';

/** The parameters of every list. */
export const LIST_PARAMETERS = [
  'created',
  'created[gt]',
  'created[gte]',
  'created[lt]',
  'created[lte]',
  'ending_before',
  'limit',
  'starting_after',
];

const MAX_LIMIT = 100;
const DEFAULT_LIMIT = 10;

/** One page of a list, newest first, with the format and parameters of Stripe's lists. */
export function pageOf<C extends ObjectCollection>(
  { params, tx }: Call,
  url: string,
  collection: C,
  isWanted: (record: Records[C]) => boolean,
): { object: 'list'; data: Records[C][]; has_more: boolean; url: string } {
  const limit = params.integer('limit') ?? DEFAULT_LIMIT;
  if (limit < 1 || limit > MAX_LIMIT) {
    throw invalidRequest(`Invalid integer: ${limit}; must be between 1 and ${MAX_LIMIT}`, {
      code: 'parameter_invalid_integer',
      param: 'limit',
    });
  }
  const isInTime = createdFilter(params);
  const newestFirst = [...tx.all(collection)].reverse();
  const wanted = newestFirst.filter((record) => isInTime(record.created) && isWanted(record));
  const position = (param: string) => {
    const id = params.string(param);
    if (!id) return undefined;
    const index = wanted.findIndex((record) => record.id === id);
    if (index < 0) throw resourceMissing(collection.slice(0, -1), id, param);
    return index;
  };
  const after = position('starting_after');
  const before = position('ending_before');
  if (before !== undefined) {
    const start = Math.max(0, before - limit);
    return { object: 'list', data: wanted.slice(start, before), has_more: start > 0, url };
  }
  const start = after === undefined ? 0 : after + 1;
  const data = wanted.slice(start, start + limit);
  return { object: 'list', data, has_more: start + limit < wanted.length, url };
}

/** GET of a collection: selects by the members that `filters` name, each a parameter of its name. */
export function listBy<C extends ObjectCollection>(
  collection: C,
  filters: readonly (string & keyof Records[C])[],
) {
  return (call: Call): object => {
    const wanted = filters.map((name) => [name, call.params.string(name)] as const);
    return pageOf(call, `/v1/${collection}`, collection, (record) =>
      wanted.every(([name, value]) => !value || record[name] === value),
    );
  };
}

function createdFilter(params: Call['params']): (created: number) => boolean {
  const exactly = params.integer('created');
  const gt = params.integer('created[gt]') ?? -Infinity;
  const gte = params.integer('created[gte]') ?? -Infinity;
  const lt = params.integer('created[lt]') ?? Infinity;
  const lte = params.integer('created[lte]') ?? Infinity;
  return (created) =>
    (exactly === undefined || created === exactly) &&
    created > gt &&
    created >= gte &&
    created < lt &&
    created <= lte;
}
