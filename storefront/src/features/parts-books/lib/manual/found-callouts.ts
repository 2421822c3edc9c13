import type { Callout } from '@harrow/contract';
import { within } from '../placing';
import { cellsOf, gapBetween, isInLine, placeAlong, type Word } from './words';

/** A part of a page, in points from its upper left corner. */
export interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Texts that may be numbers of items: `4`, `12a`, or `4, 5` beside each other. */
const NUMBERS = /^\d{1,4}[A-Z]?(?:[ ,;/]+\d{1,4}[A-Z]?)*$/;

/** The text around a number in a drawing: `(4)`, `4.`, `Pos. 4`. */
const AROUND = /^(?:POS|ITEM|NO)?[.:\s]*[([{<]*|[)\]}>.:]*$/g;

/** As many numbers in a column, each with a text beside it, are a list and no drawing. */
const MIN_LISTED = 3;

/** The widest gap between a number in a list and its text, as a share of its height. */
const MAX_GAP = 12;

/** The share of a page's height, above and below, in which its own number stands. */
const EDGE = 0.07;

const plain = (text: string): string =>
  text.normalize('NFKC').toUpperCase().replace(AROUND, '').trim();

const itemIn = (text: string): string => text.replace(/^0+(?=\d)/, '');

/** The numbers on a page, each at its place; texts such as `M12 × 35` and `45 mm` are none. */
function numbersIn(words: readonly Word[]): Word[] {
  return cellsOf(words).flatMap((cell) => {
    const text = plain(cell.text);
    if (!NUMBERS.test(text)) return [];
    const inside = words.filter(
      (word) =>
        isInLine(word, cell) &&
        Math.abs(placeAlong(word).along - placeAlong(cell).along) < cell.width / 2,
    );
    return inside.flatMap((word) => {
      const numbers = plain(word.text)
        .split(/[,;/]/)
        .filter((number) => number !== '');
      return numbers.length === 1 && numbers[0] !== undefined
        ? [{ ...word, text: itemIn(numbers[0]) }]
        : spread(word, numbers);
    });
  });
}

/** Numbers that are written as one word, such as `4,5`, beside each other. */
const spread = (word: Word, numbers: readonly string[]): Word[] =>
  numbers.map((number, index) => {
    const moved = ((index + 0.5) / numbers.length - 0.5) * word.width;
    const isLying = word.turn % 2 === 0;
    const sign = word.turn < 2 ? 1 : -1;
    const [x, y] = isLying ? [moved * sign, 0] : [0, moved * sign];
    return { ...word, text: itemIn(number), x: word.x + x, y: word.y + y };
  });

const hasLetters = ({ text }: Word): boolean => /\p{L}{2}/u.test(text);

/** Leaves out the columns of lists: numbers below each other, each with a text to its right. */
function withoutLists(numbers: readonly Word[], cells: readonly Word[]): Word[] {
  const texts = cells.filter(hasLetters);
  const hasText = (number: Word) =>
    texts.some((text) => {
      const gap = gapBetween(number, text);
      return isInLine(number, text) && gap > 0 && gap < number.height * MAX_GAP;
    });
  const beside = numbers.filter(hasText);
  const isListed = (number: Word) =>
    beside.filter(
      (other) =>
        other.turn === number.turn &&
        Math.abs(placeAlong(other).along - placeAlong(number).along) < number.height * 1.5,
    ).length >= MIN_LISTED;
  return numbers.filter((number) => !beside.includes(number) || !isListed(number));
}

/** The number of the page itself, above or below what it shows. */
const isPageNumber = ({ text, y }: Word, page: Page): boolean =>
  text === String(page.number) && (y < page.height * EDGE || y > page.height * (1 - EDGE));

/** A page of a manual. */
export interface Page {
  /** Its place in the file, from 1. */
  number: number;
  width: number;
  height: number;
  words: readonly Word[];
}

/**
 * Returns the numbers of the items of a figure's list that stand in a part of a page, in percent of that part. An item
 * that stands there several times has several.
 */
export function calloutsIn(page: Page, items: readonly string[], region: Region): Callout[] {
  const cells = cellsOf(page.words);
  return withoutLists(numbersIn(page.words), cells)
    .filter((number) => items.includes(number.text) && !isPageNumber(number, page))
    .map(({ text, x, y }) => ({
      item: text,
      x: ((x - region.x) / region.width) * 100,
      y: ((y - region.y) / region.height) * 100,
      ...{ tipX: null, tipY: null },
    }))
    .filter(({ x, y }) => x >= 0 && x <= 100 && y >= 0 && y <= 100)
    .map((callout) => ({ ...callout, x: within(callout.x), y: within(callout.y) }))
    .sort((one, other) => items.indexOf(one.item) - items.indexOf(other.item));
}
