import type { Calls, ClosedSection } from '../../admin/closed-section';
import { CLOSED_SECTIONS } from '../../admin/closed-sections';

/** A refused call: all requests of it, or those that set one of the fields. */
type ClosedCall = {
  method: string;
  path: RegExp;
  section: ClosedSection;
  fields?: readonly string[];
};

/** Like the engine's routers, ignores letter case and repeated slashes. */
const patternOf = (path: string): RegExp => {
  const segments = path.split('/').filter(Boolean);
  const pattern = segments.map((segment) => `/+${segment.startsWith(':') ? '[^/]+' : segment}`);
  return new RegExp(`^${pattern.join('')}/*$`, 'i');
};

/** Splits calls into pairs of method and path. */
export const pairsOf = (calls: Calls): [method: string, path: string][] =>
  Object.entries(calls).flatMap(([path, methods]) =>
    methods.split(' ').map((method): [string, string] => [method, path]),
  );

const CLOSED: readonly ClosedCall[] = CLOSED_SECTIONS.flatMap((section) => [
  ...pairsOf(section.calls).map(([method, path]) => ({ method, path: patternOf(path), section })),
  ...Object.entries(section.fields ?? {}).map(([call, fields]) => {
    const [method = '', path = ''] = call.split(' ');
    return { method, path: patternOf(path), section, fields };
  }),
]);

/** Returns the refused calls that a request may belong to; `path` is the one after `/admin`. */
export const closedCallsAt = (method: string, path: string): ClosedCall[] =>
  CLOSED.filter((call) => call.method === method && call.path.test(path));

/** Returns the section of a path to read for which the engine has no module, if it is one. */
export const absentSectionAt = (path: string): ClosedSection | undefined =>
  closedCallsAt('GET', path).find(({ section }) => section.isAbsent)?.section;

const isSet = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : Boolean(value);

/** Returns the values of a field such as `variants.allow_backorder`, in all members of lists. */
function valuesAt(body: unknown, field: string): unknown[] {
  return field
    .split('.')
    .reduce<unknown[]>(
      (found, name) =>
        found.flat().map((value) => (value as Record<string, unknown> | null | undefined)?.[name]),
      [body],
    );
}

/** Whether a body sets one of the fields. */
export const setsField = (body: unknown, fields: readonly string[]): boolean =>
  fields.some((field) => valuesAt(body, field).some(isSet));
