import { plainNumber, UNIT } from '@/messages/en/typed-numbers';

const SYMBOL_AND_SPACE = /[\s\u00a0\u202f'’\p{Sc}]/gu;
/** `KWD 12.500`, `12.500 KWD` */
const CODE = /^[A-Z]{3}(?=[\d.+-])|(?<=\d)[A-Z]{3}$/;
const PLAIN = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

/**
 * Parses a number as people type and paste it (`1,200`, ` 12 pieces`, `$ 4.50`). Returns null for an
 * empty field and NaN for text that is not a number.
 */
export function parseNumber(text: string): number | null {
  const typed = text.replace(SYMBOL_AND_SPACE, '').replace(CODE, '').replace(UNIT, '');
  const bare = plainNumber(typed);
  if (bare === '') return text.trim() === '' ? null : Number.NaN;
  return PLAIN.test(bare) ? Number(bare) : Number.NaN;
}
