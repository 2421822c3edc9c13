import type { Calls, ClosedSection } from '../../admin/closed-section';
import { CLOSED_SECTIONS } from '../../admin/closed-sections';

/** A refused call: all requests of it, those that set one of the fields, or with one of the values. */
type ClosedCall = {
  method: string;
  path: RegExp;
  section: ClosedSection;
  fields?: readonly string[];
  values?: Readonly<Record<string, readonly string[]>>;
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

/** Reads a call such as `POST /products`. */
const callOf = (call: string, section: ClosedSection): ClosedCall => {
  const [method = '', path = ''] = call.split(' ');
  return { method, path: patternOf(path), section };
};

const CLOSED: readonly ClosedCall[] = CLOSED_SECTIONS.flatMap((section) => [
  ...pairsOf(section.calls).map((pair) => callOf(pair.join(' '), section)),
  ...Object.entries(section.fields ?? {}).map(([call, fields]) => ({
    ...callOf(call, section),
    fields,
  })),
  ...Object.entries(section.values ?? {}).map(([call, values]) => ({
    ...callOf(call, section),
    values,
  })),
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
const setsField = (body: unknown, fields: readonly string[]): boolean =>
  fields.some((field) => valuesAt(body, field).some(isSet));

/** Whether a body has one of the values in its field. */
const hasValue = (body: unknown, values: Readonly<Record<string, readonly string[]>>): boolean =>
  Object.entries(values).some(([field, refused]) =>
    valuesAt(body, field).some((value) => refused.includes(String(value))),
  );

/** Whether a request with this body belongs to a refused call of its path. */
export const isClosedFor = (body: unknown, { fields, values }: ClosedCall): boolean =>
  (!fields || setsField(body, fields)) && (!values || hasValue(body, values));
