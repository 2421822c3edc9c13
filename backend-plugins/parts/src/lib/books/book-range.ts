import {
  EVERY_KEY,
  type KeyRange,
  rangeKeys,
  type Scheme,
  type SerialRange,
} from '@harrow/contract';
import { ShopError } from '@harrow/plugin-kit';

const refused = (field: string, message: string) =>
  new ShopError('invalid_body', message, { fields: { [field]: message } });

/** Returns the keys of the numbers that a book is for. Throws `invalid_body` for numbers that the machine does not have. */
export function bookRange(scheme: Scheme | null, range: SerialRange): KeyRange {
  if (range.from === null && range.to === null) return EVERY_KEY;
  if (!scheme) {
    throw refused(range.from === null ? 'to' : 'from', 'The machine has no serial numbers.');
  }
  const keys = rangeKeys(scheme, range);
  if ('wrong' in keys) throw refused(keys.wrong, keys.message);
  return keys;
}
