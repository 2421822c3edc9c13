import { cleanSerial, type Scheme } from '@harrow/contract';

/**
 * Completes a bare number, such as 4000, by another number of the machine: the last group of the sequence gets its
 * digits. Returns the text as it is if it is no bare number, or if the groups of the example are not found.
 */
export function completeNumber(scheme: Scheme, text: string, example: string | null): string {
  const digits = text.trim();
  if (example === null || !/^\d+$/.test(digits)) return text;
  const serial = cleanSerial(example);
  const last = scheme.sequence.findLast((name) =>
    /^\d+$/.test(groupOf(scheme, serial, name) ?? ''),
  );
  const span =
    last && new RegExp(scheme.expression.source, 'd').exec(serial)?.indices?.groups?.[last];
  if (!span) return text;
  const [from, to] = span;
  return serial.slice(0, from) + digits.padStart(to - from, '0') + serial.slice(to);
}

const groupOf = (scheme: Scheme, serial: string, name: string): string | undefined =>
  scheme.expression.exec(serial)?.groups?.[name];
