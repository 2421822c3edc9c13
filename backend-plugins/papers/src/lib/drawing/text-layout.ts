import bidiModule from 'bidi-js';
import { type Face, faces, type FontPart, hasShape } from './fonts';
import { drawableText, readsFromRight } from './letters';

/** A piece of a line in one font and one direction, placed from the line's left edge. */
type Run = { font: string; text: string; x: number; isRightToLeft: boolean };

type Line = { runs: Run[]; width: number };

type Bidi = {
  getEmbeddingLevels(
    text: string,
    direction: 'auto',
  ): { levels: Uint8Array; paragraphs: { level: number }[] };
  getMirroredCharacter(character: string): string | null;
};
// the package has no types
const bidi = (bidiModule as () => Bidi)();

type Piece = { text: string; level: number };

/** Splits logical text where the direction changes. */
function piecesOf(text: string, levels: Uint8Array): Piece[] {
  const pieces: Piece[] = [];
  for (let index = 0; index < text.length; index++) {
    const level = levels[index] ?? 0;
    const last = pieces.at(-1);
    const character = text[index] ?? '';
    const shown = level % 2 === 1 ? (bidi.getMirroredCharacter(character) ?? character) : character;
    if (last?.level === level) last.text += shown;
    else pieces.push({ text: shown, level });
  }
  return pieces;
}

/** Splits text where the direction changes, in visual order. */
function directions(text: string): string[] {
  if (!readsFromRight(text)) return [text];
  const { levels, paragraphs } = bidi.getEmbeddingLevels(text, 'auto');
  const pieces = piecesOf(text, levels);
  const highest = Math.max(paragraphs[0]?.level ?? 0, ...pieces.map(({ level }) => level));
  // rule L2 of UAX 9: reverse each group of pieces at or above a level, from the highest level down
  for (let level = highest; level > 0; level--) {
    for (let start = 0; start < pieces.length; start++) {
      let end = start;
      while (end < pieces.length && (pieces[end]?.level ?? 0) >= level) end++;
      pieces.splice(start, end - start, ...pieces.slice(start, end).reverse());
      start = Math.max(start, end);
    }
  }
  return pieces.map((piece) => piece.text);
}

/** Splits text of one direction by font. A space or mark keeps the previous font if possible. */
function byFont(face: Face, text: string): { part: FontPart; text: string }[] {
  const pieces: { part: FontPart; text: string }[] = [];
  for (const character of text) {
    const last = pieces.at(-1);
    const isShared = /[\p{M}\p{Z}\p{P}]/u.test(character);
    const part =
      isShared && last && hasShape(last.part, character)
        ? last.part
        : faces[face].find((candidate) => hasShape(candidate, character));
    if (!part) continue; // `drawableText` has replaced it
    if (last?.part === part) last.text += character;
    else pieces.push({ part, text: character });
  }
  return readsFromRight(text) ? pieces.reverse() : pieces;
}

const MAX_KNOWN_WIDTHS = 5000;
/** Caches widths in ems by font and text, because breaking lines measures the same text repeatedly. */
const widths = new Map<string, number>();

function advance({ name, font }: FontPart, text: string, size: number): number {
  const key = `${name} ${text}`;
  let width = widths.get(key);
  if (width === undefined) {
    width = font.layout(text, []).advanceWidth / font.unitsPerEm;
    if (widths.size >= MAX_KNOWN_WIDTHS) widths.clear();
    widths.set(key, width);
  }
  return width * size;
}

/** Lays out one line. Widths are in the unit of `size`. */
export function layOut(face: Face, original: string, size: number): Line {
  const runs: Run[] = [];
  let x = 0;
  for (const direction of directions(drawableText(original))) {
    for (const { part, text } of byFont(face, direction)) {
      runs.push({ font: part.name, text, x, isRightToLeft: readsFromRight(text) });
      x += advance(part, text, size);
    }
  }
  return { runs, width: x };
}

/** Returns the number of characters of a word that fit; at least one. */
function fittingPart(word: readonly string[], fits: (text: string) => boolean): number {
  let [fitting, most] = [1, word.length];
  while (fitting < most) {
    const middle = Math.ceil((fitting + most) / 2);
    if (fits(word.slice(0, middle).join(''))) fitting = middle;
    else most = middle - 1;
  }
  return fitting;
}

/** Cuts a line so that an ellipsis fits at its end. */
function endedLine(line: string, fits: (text: string) => boolean): string {
  const letters = Array.from(line);
  const fitting = fittingPart(letters, (text) => fits(`${text}…`));
  return `${letters.slice(0, fitting).join('').trimEnd()}…`;
}

type Room = { size: number; width: number; lines?: number };

/**
 * Breaks a text at spaces, and inside words wider than the line. A text of more than `lines` lines is cut there, and
 * ends with an ellipsis.
 */
export function linesOf(
  face: Face,
  text: string,
  { size, width, lines: most = Infinity }: Room,
): string[] {
  const fits = (line: string) => layOut(face, line, size).width <= width;
  const lines = brokenLines(drawableText(text), most, fits);
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), endedLine(lines[most - 1] ?? '', fits)];
}

/** Breaks a text into lines; ends a line or more after `most`. */
function brokenLines(text: string, most: number, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (lines.length > most) return lines;
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    let rest = Array.from(word);
    while (rest.length > 1 && lines.length <= most && !fits(rest.join(''))) {
      const fitting = fittingPart(rest, fits);
      lines.push(rest.slice(0, fitting).join(''));
      rest = rest.slice(fitting);
    }
    line = rest.join('');
  }
  return line === '' ? lines : [...lines, line];
}
