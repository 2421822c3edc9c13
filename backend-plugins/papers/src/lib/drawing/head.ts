import type { Paper } from '../paper';
import { isLegible } from './letters';
import {
  countLines,
  decorate,
  drawRule,
  INK,
  MARGIN,
  MUTED,
  type Page,
  RED,
  type TextStyle,
  turnPage,
  write,
  writeAgain,
  writeLabel,
} from './page';
import { addressLines, countryName, day, wordsOf } from './words';

/** The shop's mark: three tines of a harrow. */
const MARK = 'M2 4h22M5 4v9.5c0 3 1 5 3 6.5M13 4v9.5c0 3 1 5 3 6.5M21 4v9.5c0 3 1 5 3 6.5';

const drawMark = (page: Page, [x, y]: [number, number], height: number): void =>
  decorate(page, (sheet) => {
    sheet
      .save()
      .translate(x, y)
      .scale(height / 24);
    sheet.path(MARK).lineWidth(3.2).lineJoin('round').stroke(RED).restore();
  });

const MARK_WIDTH = 34;
const LONG_NAME = 20;
/** The share of the width for the seller; the title gets the rest. */
const NAME_SHARE = 0.52;

const titleOf = (paper: Paper): string => `${wordsOf(paper).titles[paper.kind]} ${paper.number}`;

/** Writes the seller's name and the title; all functions here return the y position below. */
export function writeHead(page: Page, paper: Paper): number {
  const { seller } = paper;
  drawMark(page, [MARGIN - 2, MARGIN - 3], 26);
  const left = (page.right - MARGIN) * NAME_SHARE;
  const nameBox = [MARGIN + MARK_WIDTH, MARGIN + 1, left - MARK_WIDTH] as const;
  const nameHeight = write(page, ['P', seller.name], [...nameBox], {
    face: 'heading',
    size: seller.name.length > LONG_NAME ? 14 : 17,
    lineHeight: 18,
  });
  const titleBox = [MARGIN + left, MARGIN - 1, page.right - MARGIN - left] as const;
  write(page, ['H1', titleOf(paper)], [...titleBox], {
    face: 'heading',
    size: 21,
    align: 'right',
    lineHeight: 23,
  });
  return MARGIN + Math.max(nameHeight, 23) + 20;
}

/** Begins a further page with the identification of the paper. */
export function continuePage(page: Page, paper: Paper): number {
  const { seller } = paper;
  turnPage(page);
  const width = page.right - MARGIN;
  const style = { face: 'strong', size: 9.5, lineHeight: 13 } as const;
  writeAgain(page, seller.name, [MARGIN, MARGIN, width * NAME_SHARE], { ...style, color: MUTED });
  writeAgain(page, titleOf(paper), [MARGIN, MARGIN, width], {
    ...style,
    align: 'right',
  });
  return MARGIN + 44;
}

function factsOf(paper: Paper): [string, string][] {
  const { number, issuedOn, corrects, order } = paper;
  const words = wordsOf(paper);
  return [
    [words.number, number],
    [words.date, day(issuedOn, words)],
    ...(corrects
      ? ([
          [words.correctsInvoice, corrects.number],
          [words.correctedOn, day(corrects.issuedOn, words)],
        ] as [string, string][])
      : []),
    [words.order, words.orderNumber(order.number)],
    ...(corrects ? [] : ([[words.ordered, day(order.placedOn, words)]] as [string, string][])),
    ...(order.poNumber ? ([[words.poNumber, order.poNumber]] as [string, string][]) : []),
  ];
}

const FACT: TextStyle = { face: 'strong', size: 9.5, lines: 4 };

/** Writes number, day and order side by side between two rules. */
export function writeFacts(page: Page, paper: Paper, top: number): number {
  const facts = factsOf(paper);
  const gap = 14;
  const width = (page.right - MARGIN - gap * (facts.length - 1)) / facts.length;
  drawRule(page, top, INK, 1);
  const heights = facts.map(([name, value], index) => {
    const x = MARGIN + index * (width + gap);
    writeLabel(page, name, [x, top + 9, width]);
    return write(page, ['P', value], [x, top + 20, width], FACT);
  });
  const bottom = top + 20 + Math.max(...heights) + 8;
  drawRule(page, bottom);
  return bottom + 18;
}

/*
 * With more lines of a party, the paper of a very long order number, buyer and product could not begin its goods on
 * the first page.
 */
const NAME: TextStyle = { face: 'strong', size: 10, lines: 4 };
const PARTY_LINES = 20;
/** Of a phone number, or an email address of 254 ordinary letters. */
const CONTACT_LINES = 5;
const PARTY_TEXT: TextStyle = { size: 9, lineHeight: 12.4 };

/** Splits an address into the most lines whose texts fit in `room` lines of the paper. */
function fittingLines(address: string, width: number, room: number): string[] {
  const style = { ...PARTY_TEXT, lines: room + 1 };
  for (let most = room; most > 1; most--) {
    const lines = addressLines(address, most);
    const count = lines.reduce((sum, line) => sum + countLines(line, width, style), 0);
    if (count <= room) return lines;
  }
  return addressLines(address, 1);
}

type PartyTexts = { title: string; name: string; address: string; rest: (string | null)[] };

function writeParty(
  page: Page,
  { title, name, address, rest }: PartyTexts,
  [x, top, width]: [number, number, number],
): number {
  const style = { ...PARTY_TEXT, lines: CONTACT_LINES };
  const contacts = rest.filter((text): text is string => Boolean(text));
  const used = contacts.reduce((sum, text) => sum + countLines(text, width, style), 0);
  const room = PARTY_LINES - used;
  writeLabel(page, title, [x, top, width]);
  let y = top + 13;
  y += write(page, ['P', name], [x, y, width], NAME);
  for (const line of fittingLines(address, width, room)) {
    y += write(page, ['P', line], [x, y, width], { ...PARTY_TEXT, lines: room });
  }
  for (const text of contacts) y += write(page, ['P', text], [x, y, width], style);
  return y;
}

/** Writes the seller beside the buyer. A buyer whose name has no letters of the fonts is named by the email address. */
export function writeParties(page: Page, paper: Paper, top: number): number {
  const { seller, buyer } = paper;
  const words = wordsOf(paper);
  const gap = 28;
  const width = (page.right - MARGIN - gap) / 2;
  const ids = [seller.vatId && words.vatId(seller.vatId), seller.registration];
  const contacts = [countryName(buyer.country, words), buyer.phone];
  const columns = [
    { ...seller, title: words.seller, rest: [countryName(seller.country, words), ...ids] },
    isLegible(buyer.name)
      ? { ...buyer, title: words.buyer, rest: [...contacts, buyer.email] }
      : { ...buyer, title: words.buyer, name: buyer.email, rest: contacts },
  ];
  const bottoms = columns.map((texts, index) =>
    writeParty(page, texts, [MARGIN + index * (width + gap), top, width]),
  );
  return Math.max(...bottoms) + 26;
}
