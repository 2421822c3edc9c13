/** A piece of text as a PDF has it: its transform places the start of its baseline. */
export interface TextPiece {
  str: string;
  transform: readonly number[];
  width: number;
  height: number;
}

/** Text on a page as it is seen: in points from the upper left corner, `x` and `y` of its center. */
export interface Word {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Its direction in quarter turns; 0 for text that is read from left to right. */
  turn: number;
}

/** The height of the center of digits above the baseline, as a share of their height. */
const RISE = 0.35;

/** Words with a smaller gap between them, as a share of their height, are one. */
const JOINED = 0.15;

/** Words with a larger gap between them are cells of a table, or do not belong together. */
const CELL_GAP = 0.9;

type Matrix = readonly number[];

const at = (matrix: Matrix, index: number): number => matrix[index] ?? 0;

/** Returns the transform that applies `second` after `first`, as PDF writes them: `[a b c d e f]`. */
function combined(first: Matrix, second: Matrix): number[] {
  const turned = (a: number, b: number) => [
    at(second, 0) * a + at(second, 2) * b,
    at(second, 1) * a + at(second, 3) * b,
  ];
  const [x = 0, y = 0] = turned(at(first, 4), at(first, 5));
  return [
    ...turned(at(first, 0), at(first, 1)),
    ...turned(at(first, 2), at(first, 3)),
    ...[x + at(second, 4), y + at(second, 5)],
  ];
}

const unit = (x: number, y: number): [number, number] => {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
};

/** Returns the words of a piece, each with its share of the width. */
function wordsIn(piece: TextPiece, view: Matrix): Word[] {
  const placed = combined(piece.transform, view);
  const [along, up] = [unit(at(placed, 0), at(placed, 1)), unit(at(placed, 2), at(placed, 3))];
  const height = piece.height || Math.hypot(at(piece.transform, 2), at(piece.transform, 3));
  const turn = (Math.round(Math.atan2(along[1], along[0]) / (Math.PI / 2)) + 4) % 4;
  return [...piece.str.matchAll(/\S+/g)].map(({ 0: text, index }) => {
    const share = piece.width / piece.str.length;
    const middle = (index + text.length / 2) * share;
    return {
      text,
      x: at(placed, 4) + along[0] * middle + up[0] * height * RISE,
      y: at(placed, 5) + along[1] * middle + up[1] * height * RISE,
      ...{ width: text.length * share, height, turn },
    };
  });
}

/** Returns the position of a word along its direction and across it. */
export function placeAlong({ x, y, turn }: Word): { along: number; across: number } {
  const sign = turn < 2 ? 1 : -1;
  return turn % 2 === 0
    ? { along: sign * x, across: sign * y }
    : { along: sign * y, across: -sign * x };
}

/** The gap between two words of a line, in points; negative if the second comes first. */
export function gapBetween(one: Word, other: Word): number {
  const distance = placeAlong(other).along - placeAlong(one).along;
  return distance - (one.width + other.width) / 2;
}

/** Whether two words are on one line of text. */
export function isInLine(one: Word, other: Word): boolean {
  if (one.turn !== other.turn) return false;
  const offset = placeAlong(one).across - placeAlong(other).across;
  return Math.abs(offset) < Math.min(one.height, other.height) * 0.45;
}

function joined(one: Word, other: Word, text: string): Word {
  const width = one.width + gapBetween(one, other) + other.width;
  const moved = (width - one.width) / 2;
  const [x, y] = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ][one.turn] ?? [1, 0];
  return { ...one, text, width, x: one.x + (x ?? 0) * moved, y: one.y + (y ?? 0) * moved };
}

/** Joins words that follow each other on a line with at most this gap, as a share of their height. */
function joinedBy(words: readonly Word[], share: number, between: string): Word[] {
  const lines: Word[][] = [];
  for (const word of words) {
    const line = lines.find(([first]) => first && isInLine(first, word));
    if (line) line.push(word);
    else lines.push([word]);
  }
  return lines.flatMap((line) => {
    const ordered = line.sort((one, other) => placeAlong(one).along - placeAlong(other).along);
    return ordered.reduce<Word[]>((done, word) => {
      const last = done.at(-1);
      const isNear = last && gapBetween(last, word) <= share * Math.min(last.height, word.height);
      if (!isNear) return [...done, word];
      return [...done.slice(0, -1), joined(last, word, last.text + between + word.text)];
    }, []);
  });
}

/**
 * Returns the words of a page. `view` is the transform that shows the page, turned as its own rotation says. Drawing
 * programs write each digit apart, so digits that touch are one word.
 */
export function wordsOf(pieces: readonly TextPiece[], view: Matrix): Word[] {
  const words = pieces.flatMap((piece) => wordsIn(piece, view));
  return joinedBy(words, JOINED, '');
}

/** Returns the texts of a page: words that belong together, such as a dimension or the cell of a table. */
export const cellsOf = (words: readonly Word[]): Word[] => joinedBy(words, CELL_GAP, ' ');
