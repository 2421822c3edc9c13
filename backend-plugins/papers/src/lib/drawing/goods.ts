import type { Paper } from '../paper';
import { continuePage } from './head';
import {
  drawRule,
  FOOT,
  heightOf,
  INK,
  LABEL,
  MARGIN,
  type Page,
  type TextStyle,
  write,
  writeAgain,
} from './page';
import type { PaperWords } from './paper-words';
import { money, pieces, wordsOf } from './words';

type Column = { title: string; width: number; style: TextStyle };

/** The space between two columns. */
const GAP = 10;
/** Enough for a name of 200 ordinary letters. */
const MAX_LINES = 8;
const CELL: TextStyle = { size: 9.5, lineHeight: 12.8, lines: MAX_LINES };
const STRONG: TextStyle = { ...CELL, face: 'strong' };

const WIDTHS = { partNumber: 92, pieces: 56, unitPrice: 86, amount: 100 };
/** The space above and below the rule between two lines. */
const SPACE = 6;

function columnsOf(page: Page, words: PaperWords): Column[] {
  const others = Object.values(WIDTHS).reduce((sum, width) => sum + width, 0);
  const right = { ...CELL, align: 'right' } as const;
  return [
    { title: words.partNumber, width: WIDTHS.partNumber, style: CELL },
    { title: words.description, width: page.right - MARGIN + GAP - others, style: STRONG },
    { title: words.pieces, width: WIDTHS.pieces, style: right },
    { title: words.unitPrice, width: WIDTHS.unitPrice, style: right },
    { title: words.amount, width: WIDTHS.amount, style: { ...right, face: 'strong' } },
  ];
}

const titleStyle = ({ style }: Column): TextStyle => ({ ...LABEL, align: style.align });

/** Calls `each` with the left edge of every column. */
function alongColumns(columns: Column[], each: (column: Column, x: number, index: number) => void) {
  let x = MARGIN;
  columns.forEach((column, index) => {
    each(column, x, index);
    x += column.width;
  });
}

const HEAD_HEIGHT = 21;

function writeTitles(page: Page, table: PDFKit.PDFStructureElement, columns: Column[], y: number) {
  const row = page.sheet.struct('TR');
  table.add(row);
  alongColumns(columns, (column, x) => {
    const box: [number, number, number] = [x, y, column.width - GAP];
    write(page, ['TH', column.title.toUpperCase()], box, titleStyle(column), row);
  });
  row.end();
  drawRule(page, y + 13, INK, 1);
}

/** Repeats the column titles on a further page. */
function repeatTitles(page: Page, columns: Column[], y: number): void {
  alongColumns(columns, (column, x) =>
    writeAgain(page, column.title.toUpperCase(), [x, y, column.width - GAP], titleStyle(column)),
  );
  drawRule(page, y + 13, INK, 1);
}

/** Writes the lines, on several pages if necessary, and returns the y position below them. */
export function writeGoods(page: Page, paper: Paper, top: number): number {
  const words = wordsOf(paper);
  const columns = columnsOf(page, words);
  const bottom = page.height - MARGIN - FOOT;
  const table = page.sheet.struct('Table');
  page.root.add(table);
  writeTitles(page, table, columns, top);
  let y = top + HEAD_HEIGHT;
  for (const { partNumber, name, quantity, unitPrice, amount } of paper.lines) {
    const prices = [unitPrice, amount].map((units) => money(units, paper.currency, words));
    const cells = [partNumber ?? '–', name, pieces(quantity, words), ...prices];
    const heights = columns.map(({ width, style }, index) =>
      heightOf(cells[index] ?? '', width - GAP, style),
    );
    const height = Math.max(...heights);
    if (y + height + GAP > bottom) {
      const next = continuePage(page, paper);
      repeatTitles(page, columns, next);
      y = next + HEAD_HEIGHT;
    }
    const row = page.sheet.struct('TR');
    table.add(row);
    alongColumns(columns, ({ width, style }, x, index) =>
      write(page, ['TD', cells[index] ?? ''], [x, y, width - GAP], style, row),
    );
    row.end();
    y += height + SPACE;
    drawRule(page, y);
    y += SPACE;
  }
  table.end();
  return y;
}
