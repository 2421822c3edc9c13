import { isUtf8 } from 'node:buffer';
import { invalidRequest } from './stripe-error.ts';

/**
 * A form body as a flat map from the parameter's path, such as `card[number]`, to its value. It is
 * flat so that no name (`__proto__`, `constructor`) becomes a property. `a[]` is numbered like `a[0]`;
 * the last value of a repeated name counts.
 */
export type Form = ReadonlyMap<string, string>;

/** Reads an `application/x-www-form-urlencoded` body or query. */
export function parseForm(text: string): Form {
  const form = new Map<string, string>();
  const lengths = new Map<string, number>();
  for (const [name, value] of new URLSearchParams(text)) {
    if (!name.endsWith('[]')) {
      form.set(name, value);
      continue;
    }
    const list = name.slice(0, -2);
    const index = lengths.get(list) ?? 0;
    lengths.set(list, index + 1);
    form.set(`${list}[${index}]`, value);
  }
  return form;
}

/** Decodes the text of a body. Throws Stripe's 400 if it is not UTF-8. */
export function decodeText(body: Buffer): string {
  if (isUtf8(body)) return body.toString('utf8');
  throw invalidRequest('Invalid request: the body is not valid UTF-8.');
}
