import { el, type Svg } from './svg';

/**
 * Technical lettering after ISO 3098, as strokes on a grid of 6 × 10 with its origin at the upper
 * left. A picture in an <img> cannot load fonts, so digits are drawn as paths.
 */
const STROKES: Readonly<Record<string, string>> = {
  '0': 'M3 0C.8 0 0 2 0 5s.8 5 3 5 3-2 3-5-.8-5-3-5Z',
  '1': 'M1 2.6 3.6 0V10',
  '2': 'M.2 2.6C.2 1 1.4 0 3 0s2.8 1 2.8 2.6C5.8 5 .2 7.4 0 10H6',
  '3': 'M.3 0H5.7L2.8 3.9C4.8 3.9 6 5.1 6 6.9S4.8 10 3 10C1.5 10 .4 9.2 0 8',
  '4': 'M4.2 0 0 7H6M4.6 4.4V10',
  '5': 'M5.5 0H.9L.4 4.6C1.2 4 2 3.7 3 3.7c1.8 0 3 1.3 3 3.1S4.8 10 3 10C1.6 10 .5 9.3 0 8.2',
  '6': 'M4.8 0C2.4 1.2 0 3.8 0 6.8 0 8.7 1.2 10 3 10s3-1.3 3-3.1S4.8 3.8 3 3.8.1 5.1 0 6.8',
  '7': 'M0 0H6L2 10',
  '8': 'M3 4.5C1.5 4.5.5 3.6.5 2.25S1.5 0 3 0s2.5.9 2.5 2.25S4.5 4.5 3 4.5C1.2 4.5 0 5.6 0 7.25S1.2 10 3 10s3-1.1 3-2.750S4.8 4.5 3 4.5Z',
  '9': 'M1.2 10C3.6 8.8 6 6.2 6 3.2 6 1.3 4.8 0 3 0S0 1.3 0 3.1s1.2 3.1 3 3.1 2.9-1.3 3-3',
};

const ADVANCE = 8.6;
const SPACE = 5;
const GLYPH_WIDTH = 6;

/** Groups thousands with a space, as technical drawings do: 4480 becomes '4 480'. */
export const figure = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ' ');

function offsets(text: string): { readonly at: readonly number[]; readonly width: number } {
  let x = 0;
  const at = Array.from(text, (character) => {
    const here = x;
    x += character === ' ' ? SPACE : ADVANCE;
    return here;
  });
  return { at, width: x - (ADVANCE - GLYPH_WIDTH) };
}

/** Returns the width of `text` in sheet units at a letter height of `height`. */
export const lettersWidth = (text: string, height: number): number =>
  (offsets(text).width * height) / 10;

/** Draws digits and spaces as strokes, centered on x with the baseline y; throws on other text. */
export function letters(text: string, x: number, y: number, height: number): Svg {
  const { at, width } = offsets(text);
  const scale = height / 10;
  const drawn = Array.from(text, (character, index) => {
    if (character === ' ') return '';
    const d = STROKES[character];
    if (d === undefined) throw new Error(`No lettering for ${JSON.stringify(character)}.`);
    return el('path', { d, transform: `translate(${at[index]} 0)` });
  });
  const left = x - (width * scale) / 2;
  const transform = `translate(${left.toFixed(1)} ${(y - height).toFixed(1)}) scale(${scale})`;
  return el('g', { transform, 'stroke-width': (1.7 / scale).toFixed(2) }, ...drawn);
}
