/** A line as it was typed, pasted or read from a file. */
export interface TypedLine {
  number: string;
  /** Undefined where only a number was given. */
  quantity?: number;
  /** The whole line, where its last number may also belong to the part number: `HR 14 361`. */
  whole?: string;
}

const QUANTITY = /^(?:x|×)?\s*(\d{1,9})\s*(?:x|×|pcs?\.?|pieces?|ea\.?)?$/i;
const BEFORE = /^(\d{1,9})\s*[x×]\s*(\S.*)$/i;
const AFTER = /^(.*\S)\s+(?:[x×]\s*(\d{1,9})|(\d{1,9})\s*(?:[x×]|pcs?\.?|pieces?))$/i;
const LAST = /^(.*\S) (\d{1,9})$/;

/** Tabs, semicolons and commas separate cells; so do several spaces. */
const SEPARATORS = /\t|;|,|\s{2,}/;

const cellsOf = (line: string): string[] =>
  line
    .split(SEPARATORS)
    .map((cell) =>
      cell
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .trim(),
    )
    .filter((cell) => cell !== '');

const quantityIn = (cell: string | undefined): number | undefined => {
  const [, digits] = QUANTITY.exec(cell ?? '') ?? [];
  return digits === undefined ? undefined : Number(digits);
};

/** Reads a line of several cells: the part number and, in one of the others, the pieces. */
function fromCells(cells: string[]): TypedLine {
  const [first = '', second = ''] = cells;
  const leading = quantityIn(first);
  if (leading !== undefined && quantityIn(second) === undefined) {
    return { number: second, quantity: leading };
  }
  const quantity = cells
    .slice(1)
    .map(quantityIn)
    .find((pieces) => pieces !== undefined);
  return { number: first, quantity };
}

function fromText(text: string): TypedLine {
  const [, before, after] = BEFORE.exec(text) ?? [];
  if (before !== undefined && after !== undefined)
    return { number: after, quantity: Number(before) };
  const [, number, behind, behindToo] = AFTER.exec(text) ?? [];
  if (number !== undefined) return { number, quantity: Number(behind ?? behindToo) };
  const [, start, last] = LAST.exec(text) ?? [];
  if (start !== undefined) return { number: start, quantity: Number(last), whole: text };
  return { number: text };
}

/**
 * Reads lines of part numbers and pieces: with a comma, semicolon, tab or spaces between them, `2x` before
 * or after, as cells of a table with further columns, with or without its header.
 */
export function parseLines(text: string): TypedLine[] {
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const isHeader = lines.length > 1 && !/\d/.test(lines[0] ?? '');
  return lines
    .slice(isHeader ? 1 : 0)
    .map((line) => {
      const cells = cellsOf(line);
      return cells.length > 1 ? fromCells(cells) : fromText(cells[0] ?? '');
    })
    .filter(({ number, quantity }) => number !== '' && quantity !== 0);
}

/** Whether a line needs no suggestions: its number is complete, because pieces follow it. */
export function isComplete(line: string): boolean {
  const { quantity, number, whole } = parseLines(line)[0] ?? { number: '' };
  return quantity !== undefined && (whole === undefined || /^\S*\d\S*$/.test(number));
}

/** Writes lines for a link, which `linesInAddress` reads. */
export const addressText = (lines: readonly TypedLine[]): string =>
  lines
    .map(({ number, quantity }) => (quantity === undefined ? number : `${number}:${quantity}`))
    .join(',');

/** Reads the lines that a link offers: `F-93:4,HR-14-361:10`. */
export function linesInAddress(text: string): TypedLine[] {
  return text.split(',').flatMap((part): TypedLine[] => {
    const [, number, pieces] = /^\s*(.*?)\s*(?::\s*(\d{1,9}))?\s*$/.exec(part) ?? [];
    if (!number || pieces === '0') return [];
    return [{ number, quantity: pieces === undefined ? undefined : Number(pieces) }];
  });
}
