import type { Params } from './params.ts';
import type { Collection, Transaction } from './store.ts';
import { invalidRequest } from './stripe-error.ts';

/** The fields that hold an id, and the collection of the object. */
const EXPANDABLE: ReadonlyMap<string, Collection> = new Map([
  ['charge', 'charges'],
  ['customer', 'customers'],
  ['latest_charge', 'charges'],
  ['payment_intent', 'payment_intents'],
  ['payment_method', 'payment_methods'],
]);

const MAX_DEPTH = 4;

/** Replaces the ids that `expand` names with their objects. */
export function expand(tx: Transaction, params: Params, answer: object): object {
  const paths = params.list('expand') ?? [];
  return paths.reduce<object>((shown, path) => expandPath(tx, shown, path.split('.')), answer);
}

function expandPath(tx: Transaction, object: object, steps: readonly string[]): object {
  const [field = '', ...rest] = steps;
  const value = new Map<string, unknown>(Object.entries(object)).get(field);
  if (value === null) return object;
  if (value === undefined || steps.length > MAX_DEPTH) throw notExpandable(field);
  if (Array.isArray(value)) {
    if (rest.length === 0) throw notExpandable(field);
    return { ...object, [field]: (value as object[]).map((item) => expandPath(tx, item, rest)) };
  }
  const found = typeof value === 'object' ? value : lookUp(tx, field, value);
  if (found === undefined || !EXPANDABLE.has(field)) throw notExpandable(field);
  return { ...object, [field]: rest.length === 0 ? found : expandPath(tx, found, rest) };
}

function lookUp(tx: Transaction, field: string, id: unknown): object | undefined {
  const collection = EXPANDABLE.get(field);
  return collection === undefined || typeof id !== 'string' ? undefined : tx.find(collection, id);
}

function notExpandable(field: string): Error {
  return invalidRequest(`This property cannot be expanded (${field.slice(0, 100)}).`, {
    param: 'expand',
  });
}
