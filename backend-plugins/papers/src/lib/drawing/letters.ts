import { faces, hasShape } from './fonts';

/** Controls, direction marks and pictographs have no shape here. */
const SHAPELESS = /[\p{C}\p{Extended_Pictographic}\p{Regional_Indicator}\u{FE00}-\u{FE0F}]/gu;

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** Whether a text has right-to-left letters. */
export const readsFromRight = (text: string): boolean => RIGHT_TO_LEFT.test(text);

/** Replaces characters without a glyph, because PDF/A forbids the glyph for missing characters. */
function drawable(character: string): string {
  const known = (text: string) => faces.text.some((part) => hasShape(part, text));
  if (known(character)) return character;
  const [base = ''] = character.normalize('NFKD');
  return base !== '' && known(base) ? base : '?';
}

/** Returns the drawable form of a text: letters without a font become one question mark. */
export const drawableText = (text: string): string =>
  Array.from(text.normalize('NFC').replace(/\s+/gu, ' ').replace(SHAPELESS, ''), drawable)
    .join('')
    .replace(/\?{2,}/g, '?')
    .trim();

/** Whether the drawn letters differ from the text; then the PDF also contains the text. */
export const isAltered = (text: string): boolean =>
  readsFromRight(text) || drawableText(text) !== text;
