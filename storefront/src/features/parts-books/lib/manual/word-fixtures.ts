import type { Word } from './words';

/** The width of a letter of the words below, in points. */
const LETTER = 5;

/** A word that is read from left to right, from the place where it begins. */
export const wordAt = (text: string, left: number, y: number): Word => {
  const width = text.length * LETTER;
  return { text, x: left + width / 2, y, width, height: 10, turn: 0 };
};

/** The words of a line. */
export const lineAt = (
  y: number,
  ...words: readonly (readonly [left: number, text: string])[]
): Word[] => words.map(([left, text]) => wordAt(text, left, y));
