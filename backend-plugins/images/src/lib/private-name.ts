import { randomBytes } from 'node:crypto';

/** The exports of the stock admin whose results are private files. */
export const EXPORT_TYPES = ['order-export', 'product-export'] as const;

export type ExportType = (typeof EXPORT_TYPES)[number];

const RANDOM_BYTES = 20;
const NAME = new RegExp(
  `^(${EXPORT_TYPES.join('|')})-\\d{4}-\\d{2}-\\d{2}-[0-9a-f]{${RANDOM_BYTES * 2}}\\.csv$`,
);
const PART = '.part';

/** Whether a text can be the name of a private file. Only such names may become paths. */
export const isPrivateName = (text: string): boolean => NAME.test(text);

/** Whether a text is the name of a private file that is, or was, being written. */
export const isPartName = (text: string): boolean =>
  text.endsWith(PART) && isPrivateName(text.slice(0, -PART.length));

export const partName = (name: string): string => `${name}${PART}`;

/** Returns a new name that cannot be guessed. */
export function privateName(type: ExportType, now = new Date()): string {
  const day = now.toISOString().slice(0, 10);
  return `${type}-${day}-${randomBytes(RANDOM_BYTES).toString('hex')}.csv`;
}

/** The name under which staff save a file: the one that it has here, without the random part. */
export const savedName = (name: string): string => name.replace(/-[0-9a-f]+\.csv$/, '.csv');
