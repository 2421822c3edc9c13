import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';

type Typeface = 'text' | 'heading';

const fileOf = (typeface: Typeface): Buffer =>
  readFileSync(new URL(`../fonts/archivo-${typeface}.ttf`, import.meta.url));

function fontOf(file: Buffer): Font {
  const font = create(file);
  if (!('layout' in font)) throw new Error('The file is a collection of fonts.');
  return font;
}

/** The shop's fonts as files. */
export const fontFiles = { text: fileOf('text'), heading: fileOf('heading') };

const fonts = { text: fontOf(fontFiles.text), heading: fontOf(fontFiles.heading) };

/** Characters that are not drawn: controls, direction marks, pictographs and their parts. */
const SHAPELESS = /[\p{C}\p{Extended_Pictographic}\p{Regional_Indicator}\u{FE00}-\u{FE0F}]/gu;

function drawable(character: string): string {
  const has = (text: string) => fonts.text.hasGlyphForCodePoint(text.codePointAt(0) ?? 0);
  if (has(character)) return character;
  const [base = ''] = character.normalize('NFKD'); // ő becomes o
  return has(base) ? base : '?';
}

/**
 * Returns a text in letters that the shop's fonts have, which are those of western Europe: other accents
 * are dropped, pictographs omitted, and letters of other scripts shown as question marks.
 */
export const inShopLetters = (text: string): string =>
  Array.from(text.normalize('NFC').replace(/\s+/gu, ' ').replace(SHAPELESS, ''), drawable)
    .join('')
    .replace(/\?{2,}/g, '…')
    .replace(/ {2,}/g, ' ')
    .trim();

/** Returns the width of a line in the unit of `size`. */
export const widthOf = (typeface: Typeface, text: string, size: number): number =>
  (fonts[typeface].layout(text).advanceWidth * size) / fonts[typeface].unitsPerEm;

/** Returns the outlines of a line as the data of an SVG path; `x` and `y` are the start of its baseline. */
export function outlineOf(
  typeface: Typeface,
  text: string,
  size: number,
  [x, y]: [number, number],
) {
  const font = fonts[typeface];
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let start = x;
  return glyphs
    .map(({ path }, index) => {
      const outline = path.scale(scale, -scale).translate(start, y).toSVG();
      start += (positions[index]?.xAdvance ?? 0) * scale;
      return outline;
    })
    .join('');
}

/** Returns the longest prefix of a word that fits into a width. */
function beginningOf(typeface: Typeface, word: string, size: number, width: number): string {
  const letters = Array.from(word);
  let [fits, most] = [1, letters.length];
  // in halves: laying out a prefix for each letter would take seconds for a long word
  while (fits < most) {
    const middle = Math.ceil((fits + most) / 2);
    if (widthOf(typeface, letters.slice(0, middle).join(''), size) <= width) fits = middle;
    else most = middle - 1;
  }
  return letters.slice(0, fits).join('');
}

/** Breaks a text into lines of at most `width`; words that are too long are broken too. */
export function linesOf(typeface: Typeface, text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  const words = text.split(' ');
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(typeface, longer, size) <= width) {
      line = longer;
    } else if (line === '') {
      line = beginningOf(typeface, word, size, width);
      if (line.length < word.length) words.unshift(word.slice(line.length));
    } else {
      lines.push(line);
      line = '';
      words.unshift(word);
    }
  }
  return line === '' ? lines : [...lines, line];
}
