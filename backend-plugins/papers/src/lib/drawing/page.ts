import PDFDocument from 'pdfkit';
import type { Font } from 'fontkit';
import { type Face, fonts } from './fonts';
import { isAltered } from './letters';
import { layOut, linesOf } from './text-layout';

type Sheet = PDFKit.PDFDocument;
type Part = PDFKit.PDFStructureElement;

export const INK = '#1d2a22';
export const MUTED = '#4c5b52';
export const LINE = '#d9cfb8';
export const RED = '#b23a22';
export const LEAF = '#2f6b45';
export const CREAM = '#f3ead7';

/** In points, like all lengths here. */
export const MARGIN = 48;
/** The height of the foot, above the margin. */
export const FOOT = 48;

const LETTER = { width: 612, height: 792 };
const A4 = { width: 595.28, height: 841.89 };
/** The countries whose paper size is Letter in CLDR. */
const LETTER_COUNTRIES = new Set('BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '));

/** The document and its structure element for texts; `right` is the right edge. */
export type Page = { sheet: Sheet; root: Part; width: number; height: number; right: number };

export type TextStyle = {
  face?: Face;
  size: number;
  color?: string;
  align?: 'left' | 'right';
  lineHeight?: number;
  spacing?: number;
  /** The most lines; a longer text is cut, and is complete in its tag alone. */
  lines?: number;
};

/** Left edge, top of the first line, width. */
type Box = [x: number, y: number, width: number];

/** Metadata of the document. pdfkit does not escape it in XML, so it must not contain names. */
type DocumentTexts = { title: string; subject: string; date: Date; language: string };

/** Opens a tagged PDF/A-3b in the paper size of a country. */
export function openPage(country: string, { title, subject, date, language }: DocumentTexts): Page {
  const { width, height } = LETTER_COUNTRIES.has(country) ? LETTER : A4;
  const sheet = new PDFDocument({
    size: [width, height],
    margin: 0, // with margins, pdfkit adds pages by itself
    bufferPages: true, // the number of pages is written last
    pdfVersion: '1.7',
    subset: 'PDF/A-3b' as string as 'PDF/A-2', // the types know only the latter
    tagged: true,
    lang: language,
    displayTitle: true,
    info: {
      Title: title,
      Subject: subject,
      Producer: 'Harrow',
      Creator: 'Harrow',
      CreationDate: date, // the paper's date keeps the bytes the same
    },
  });
  for (const [name, { file }] of fonts) sheet.registerFont(name, file);
  const root = sheet.struct('Document');
  sheet.addStructure(root);
  return { sheet, root, width, height, right: width - MARGIN };
}

/** Begins another page. */
export function turnPage({ sheet, width, height }: Page): void {
  sheet.addPage({ size: [width, height], margin: 0 });
}

/** Draws decoration and repetition, which screen readers skip. */
export function decorate({ sheet }: Page, draw: (sheet: Sheet) => void): void {
  sheet.markContent('Artifact', { type: 'Layout' });
  draw(sheet);
  sheet.endMarkedContent();
}

/** Draws a line across the page. */
export const drawRule = (page: Page, y: number, color = LINE, weight = 0.5): void =>
  decorate(page, (sheet) => {
    sheet.moveTo(MARGIN, y).lineTo(page.right, y).lineWidth(weight).stroke(color);
  });

/** pdfkit's state of a font in use. */
type OpenFont = { font: Font; subset: unknown };

/**
 * Selects a font. pdfkit parses the fonts again for each document, which takes half of the drawing time; here
 * documents share the parsed font, and each has a separate subset. This uses private members of pdfkit, so tests
 * draw a paper twice and compare the bytes.
 */
function selectFont(sheet: Sheet, name: string): void {
  sheet.font(name);
  const open = (sheet as unknown as { _font: OpenFont })._font;
  const shared = fonts.get(name)?.font;
  if (shared && open.font !== shared) {
    Object.assign(open, { font: shared, subset: shared.createSubset() });
  }
}

function drawLine(sheet: Sheet, line: string, [x, y, width]: Box, style: TextStyle): void {
  const { face = 'text', size, color = INK, align = 'left', spacing = 0 } = style;
  const { runs, width: lineWidth } = layOut(face, line, size);
  const extra = spacing * (Array.from(line).length - 1);
  const left = align === 'right' ? x + width - lineWidth - extra : x;
  for (const run of runs) {
    selectFont(sheet, run.font);
    sheet
      .fontSize(size)
      .fillColor(color)
      .text(run.text, left + run.x, y + size * 0.95, {
        lineBreak: false,
        baseline: 'alphabetic',
        characterSpacing: spacing,
        // pdfkit sets word beside word from the left unless features are named
        ...(run.isRightToLeft && { features: [] }),
      });
  }
}

const lineHeightOf = ({ size, lineHeight = size * 1.35 }: TextStyle): number => lineHeight;

const brokenText = (text: string, width: number, { face = 'text', size, lines }: TextStyle) =>
  linesOf(face, text, { size, width, lines });

/** Returns the number of lines of a text. */
export const countLines = (text: string, width: number, style: TextStyle): number =>
  brokenText(text, width, style).length;

/** Returns the height of a text. */
export const heightOf = (text: string, width: number, style: TextStyle): number =>
  countLines(text, width, style) * lineHeightOf(style);

function drawLines(sheet: Sheet, lines: string[], [x, y, width]: Box, style: TextStyle): void {
  lines.forEach((line, index) => {
    drawLine(sheet, line, [x, y + index * lineHeightOf(style), width], style);
  });
}

/** Writes a text as one tagged element, broken into lines, and returns its height. */
export function write(
  { sheet, root }: Page,
  [type, text]: [type: string, text: string],
  box: Box,
  style: TextStyle,
  parent: Part = root,
): number {
  const lines = brokenText(text, box[2], style);
  const isWhole = lines.length < (style.lines ?? Infinity);
  const options = isWhole && !isAltered(text) ? {} : { actual: text };
  parent.add(sheet.struct(type, options, () => drawLines(sheet, lines, box, style)));
  return lines.length * lineHeightOf(style);
}

/** Writes a text that repeats other content of the document. */
export const writeAgain = (page: Page, text: string, box: Box, style: TextStyle): void =>
  decorate(page, (sheet) => drawLines(sheet, brokenText(text, box[2], style), box, style));

/** The style of labels above values and columns. */
export const LABEL: TextStyle = { face: 'strong', size: 6.8, color: MUTED, spacing: 0.6 };

/** Writes the label above a value. */
export const writeLabel = (page: Page, text: string, box: Box): number =>
  write(page, ['P', text.toUpperCase()], box, LABEL);
