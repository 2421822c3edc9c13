import { splitTax } from '../amounts';
import type { Paper } from '../paper';
import {
  CREAM,
  decorate,
  LEAF,
  MARGIN,
  MUTED,
  type Page,
  type TextStyle,
  heightOf,
  write,
  writeLabel,
} from './page';
import { currencyName, day, money, wordsOf } from './words';

const WIDTH = 250;
const PANEL_HEIGHT = 58;
const INSET = 14;
const LINE_HEIGHT = 16;

const sumsOf = (paper: Paper): [string, string][] => {
  const { tax, currency } = paper;
  if (tax.kind !== 'contained') return [];
  const { net, vat } = splitTax(paper);
  const words = wordsOf(paper);
  return [
    [words.net, money(net, currency, words)],
    [words.vatContained(tax.percent), money(vat, currency, words)],
  ];
};

/** A dimension line, as on the shop's drawings. */
const drawDimension = (page: Page, [from, to]: [number, number], y: number): void =>
  decorate(page, (sheet) => {
    sheet.moveTo(from, y).lineTo(to, y).lineWidth(0.7).stroke(MUTED);
    for (const end of [from, to]) {
      sheet
        .moveTo(end, y - 4)
        .lineTo(end, y + 4)
        .stroke(MUTED);
    }
  });

function writeTotal(page: Page, paper: Paper, top: number): void {
  const x = page.right - WIDTH;
  let y = top + INSET;
  for (const [name, value] of sumsOf(paper)) {
    write(page, ['P', name], [x, y, WIDTH / 2], { size: 9.5, color: MUTED });
    write(page, ['P', value], [x + WIDTH / 2, y, WIDTH / 2], { size: 9.5, align: 'right' });
    y += LINE_HEIGHT;
  }
  y += 4;
  decorate(page, (sheet) => {
    sheet.roundedRect(x - INSET, y, WIDTH + INSET, PANEL_HEIGHT, 6).fill(CREAM);
  });
  const words = wordsOf(paper);
  const label = paper.kind === 'invoice' ? words.totalPaid : words.totalRefunded;
  writeLabel(page, label, [x, y + 12, 90]);
  write(
    page,
    ['P', money(paper.total, paper.currency, words)],
    [x + 40, y + 9, WIDTH - 40 - INSET],
    {
      face: 'heading',
      size: 21,
      align: 'right',
    },
  );
  drawDimension(page, [x, page.right - INSET], y + 44);
}

function notesOf(paper: Paper): [string, ...string[]] {
  const { payment, kind, currency, tax, corrects } = paper;
  const { reference, paidOn } = payment;
  const words = wordsOf(paper);
  const settled = kind === 'invoice' ? words.paid : words.refunded;
  return [
    settled(day(paidOn, words), reference !== null),
    ...(corrects && reference !== null ? [words.banks] : []),
    ...(reference === null ? [] : [words.paymentReference(reference)]),
    words.currency(currencyName(currency, words), currency.toUpperCase()),
    ...(tax.kind === 'exempt' ? [tax.reason] : []),
  ];
}

const FIRST_NOTE: TextStyle = { face: 'strong', size: 9.5 };
const NOTE: TextStyle = { size: 8.5, color: MUTED };
const BAR = 11;

/** The notes with their left edge, width, style and space below. */
const placedNotes = (page: Page, paper: Paper) =>
  notesOf(paper).map((text, index) => {
    const inset = index === 0 ? BAR : 0;
    return {
      text,
      x: MARGIN + inset,
      width: page.right - MARGIN - WIDTH - 40 - inset,
      style: index === 0 ? FIRST_NOTE : NOTE,
      space: index === 0 ? 6 : 3,
    };
  });

function writeNotes(page: Page, paper: Paper, top: number): void {
  let y = top + INSET;
  placedNotes(page, paper).forEach(({ text, x, width, style, space }, index) => {
    const height = write(page, ['P', text], [x, y, width], style);
    if (index === 0) decorate(page, (sheet) => sheet.rect(MARGIN, y, 3, height).fill(LEAF));
    y += height + space;
  });
}

/** Returns the height of the totals and the payment notes beside them. */
export function totalsHeight(page: Page, paper: Paper): number {
  const sums = sumsOf(paper).length * LINE_HEIGHT + 4 + PANEL_HEIGHT;
  const notes = placedNotes(page, paper).reduce(
    (sum, { text, width, style, space }) => sum + heightOf(text, width, style) + space,
    0,
  );
  return INSET + Math.max(sums, notes);
}

/** Writes the totals and the payment notes beside them. */
export function writeTotals(page: Page, paper: Paper, top: number): void {
  writeTotal(page, paper, top);
  writeNotes(page, paper, top);
}
