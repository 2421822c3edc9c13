import type { Paper } from '../paper';
import { decorate, heightOf, INK, LINE, MARGIN, MUTED, type Page, write, writeAgain } from './page';
import { addressLines, wordsOf } from './words';

const FOOT_TOP = 34;
const NUMBER_WIDTH = 70;
const STYLE = { size: 7.8, color: MUTED, lineHeight: 11 };

/** The ground line with hatches, as on all drawings of the shop. */
const drawGround = (page: Page, y: number): void =>
  decorate(page, (sheet) => {
    sheet.moveTo(MARGIN, y).lineTo(page.right, y).lineWidth(1).stroke(INK);
    for (let x = MARGIN + 4; x < page.right; x += 7) sheet.moveTo(x, y + 1).lineTo(x - 4, y + 5);
    sheet.lineWidth(0.4).stroke(LINE);
  });

function textsOf(paper: Paper): string[] {
  const { seller } = paper;
  const contact = [seller.name, ...addressLines(seller.address), seller.phone, seller.email];
  const ids = [seller.vatId && wordsOf(paper).vatId(seller.vatId), seller.registration];
  return [contact, ids].map((parts) => parts.filter(Boolean).join('  ·  ')).filter(Boolean);
}

/** Writes the seller at the end of each page, and the page number if there are several. */
export function writeFeet(page: Page, paper: Paper): void {
  const { sheet, height, right } = page;
  const { start, count } = sheet.bufferedPageRange();
  const texts = textsOf(paper);
  const width = right - MARGIN - NUMBER_WIDTH;
  for (let index = 0; index < count; index++) {
    sheet.switchToPage(start + index);
    const top = height - MARGIN - FOOT_TOP;
    drawGround(page, top);
    let y = top + 13;
    for (const text of texts) {
      const box: [number, number, number] = [MARGIN, y, width];
      if (index === 0) write(page, ['P', text], box, STYLE);
      else writeAgain(page, text, box, STYLE);
      y += heightOf(text, width, STYLE);
    }
    if (count > 1) {
      const box: [number, number, number] = [right - NUMBER_WIDTH, top + 13, NUMBER_WIDTH];
      const text = wordsOf(paper).page(index + 1, count);
      writeAgain(page, text, box, { ...STYLE, align: 'right' });
    }
  }
}
