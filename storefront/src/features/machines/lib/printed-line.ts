import { rangeWords } from '@/lib/serial-words';
import { messages } from '@/messages';
import type { FigureRow } from './figure-rows';
import { lineFacts } from './line-facts';
import { optionWords } from './option-words';

const words = messages.partsBook;

interface PrintedLine {
  /** The parts to order: that of the line, or those that replace it. */
  parts: { part: string | null; name: string; quantity: number | null }[];
  remark: string;
  /** Whether there is a box for the pieces ordered. */
  isOrdered: boolean;
}

/** Returns what a print says of a row. */
export function printedLine(row: FigureRow): PrintedLine {
  const { line, case: shown } = row;
  const { part, name, quantity, comesWith } = line;
  const own = { parts: [{ part, name, quantity }], isOrdered: false };
  if (shown.kind === 'elsewhere') return { ...own, remark: words.seeFigure(shown.figure) };
  if (shown.kind === 'not-sold') {
    const { notSold } = words.printed;
    return { ...own, remark: comesWith === null ? words.notSold : notSold(comesWith) };
  }
  if (shown.kind === 'not-fit') {
    const range = optionWords(line.usableOn) ?? rangeWords(line.serials);
    return { ...own, remark: range === null ? words.doesNotFit : words.printed.notThis(range) };
  }
  const remarks = remarksOf(row);
  if (shown.kind === 'sold') return { ...own, remark: remarks, isOrdered: true };
  const next = shown.kind === 'kit' ? shown.parts : [shown.next];
  const replaces = shown.kind === 'kit' ? words.printed.together : words.printed.replaces;
  return {
    parts: next.map((each) => ({
      part: each.part,
      name: each.name,
      quantity: quantity === null ? null : quantity * each.quantity,
    })),
    remark: [replaces(shown.old), remarks].filter(Boolean).join('. '),
    isOrdered: true,
  };
}

/** The text of a row besides its pieces, which have a column. */
const remarksOf = (row: FigureRow): string =>
  lineFacts({
    ...row,
    line: { ...row.line, quantity: row.line.quantity === null ? null : 1 },
  }).join('. ');
