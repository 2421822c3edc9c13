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

/** By the first segment of their paths, which is never a parameter. */
const templates = new Map<string, { operation: Operation; segments: string[] }[]>();
for (const operation of [...operations].sort(byPrecedence)) {
  const segments = segmentsOf(operation.path);
  const [first = ''] = segments;
  templates.set(first, [...(templates.get(first) ?? []), { operation, segments }]);
}

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
