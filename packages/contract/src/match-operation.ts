import type { Operation } from './operation';
import { operations } from './operations';

const parameterCount = ({ path }: Operation): number => path.split('{').length;
const fixedLength = ({ path }: Operation): number => path.replace(/\{\w+\}/g, '').length;

/**
 * Orders operations for matching: fixed paths first, so that `/orders/counts` is not the order `counts`, and
 * `/parts-books/{id}.csv` before `/parts-books/{id}`.
 */
export const byPrecedence = (one: Operation, other: Operation): number =>
  parameterCount(one) - parameterCount(other) || fixedLength(other) - fixedLength(one);

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

type Template = { operation: Operation; segments: string[] };

/** By the first segment of their paths, which is never a parameter. */
let templates = new Map<string, Template[]>();

const added: Operation[] = [];

function index(): void {
  templates = new Map();
  for (const operation of [...operations, ...added].sort(byPrecedence)) {
    const segments = segmentsOf(operation.path);
    const [first = ''] = segments;
    templates.set(first, [...(templates.get(first) ?? []), { operation, segments }]);
  }
}
index();

const nameOf = ({ method, path }: Operation): string =>
  `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '{}').toLowerCase()}`;

/**
 * Adds the operations of plugins that the contract does not know, so that they have limits, metrics and a
 * description. Throws if one takes the place of another.
 */
export function addOperations(own: readonly Operation[]): void {
  const taken = new Set([...operations, ...added].map(nameOf));
  for (const operation of own) {
    const name = nameOf(operation);
    if (taken.has(name)) {
      throw new Error(`${name} is a call of the shop or of another plugin: choose another path.`);
    }
    taken.add(name);
  }
  added.push(...own);
  index();
}

/** Returns every operation of this process, in the order of the OpenAPI document. */
export const allOperations = (): readonly Operation[] => [...operations, ...added];

/** A parameter may have an ending, such as `{id}.csv`. */
const isFitting = (segment: string, given: string): boolean =>
  segment.startsWith('{')
    ? given.endsWith(segment.slice(segment.indexOf('}') + 1))
    : segment === given;

/**
 * Returns the operation of a method, or of any, at a path. Letter case and repeated slashes do not count,
 * as in the routers of the server.
 */
export function matchOperation(path: string, method?: string): Operation | undefined {
  const given = segmentsOf(path.toLowerCase());
  const fits = (segments: string[]) =>
    segments.length === given.length &&
    segments.every((segment, index) => isFitting(segment, given[index] ?? ''));
  return templates
    .get(given[0] ?? '')
    ?.find(
      ({ operation, segments }) =>
        (method === undefined || method.toLowerCase() === operation.method) && fits(segments),
    )?.operation;
}
