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

/** A phrase in one letter, wider than a column; its letters can be broken into lines. */
const PHRASE = /\u{FDFD}/gu;

/**
 * Returns the drawable form of a text: letters without a font become one question mark, and so does a text of
 * nothing but pictographs.
 */
export function drawableText(text: string): string {
  const spelled = text
    .normalize('NFC')
    .replace(PHRASE, (letter) => ` ${letter.normalize('NFKD')} `);
  const shown = Array.from(spelled.replace(SHAPELESS, '').replace(/\s+/gu, ' '), drawable)
    .join('')
    .replace(/\?{2,}/g, '?')
    .trim();
  return shown === '' && text.trim() !== '' ? '?' : shown;
}

/** Whether the drawn form of a text has letters or digits. */
export const isLegible = (text: string): boolean => /[\p{L}\p{N}]/u.test(drawableText(text));

/** Whether the drawn letters differ from the text; then the PDF also contains the text. */
export const isAltered = (text: string): boolean =>
  readsFromRight(text) || drawableText(text) !== text;
