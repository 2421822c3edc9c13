import PDFDocument from 'pdfkit';
import { onOneLine, type ProductDetails } from '@harrow/contract';
import { addressIn, type Language } from '../page-languages.ts';
import type { ShownShop } from './shown-shop.ts';
import { fontFiles, inShopLetters } from '../lettering.ts';
import { fill, type SourcePicture } from './picture-source.ts';
import { fileWords } from './words.ts';

/** US Letter in points. */
const PAGE = { width: 612, height: 792, margin: 48 };
const WIDTH = PAGE.width - 2 * PAGE.margin;
const BOTTOM = PAGE.height - PAGE.margin;
/** 8:5, as the drawings are. */
const PICTURE = { width: WIDTH, height: (WIDTH * 5) / 8 };
const PIXELS_PER_POINT = 2.5;
const FOOT_HEIGHT = 36;
const GAP = 24;
const COLUMN = (WIDTH - GAP) / 2;

const INK = '#1d2a22';
const MUTED = '#4c5b52';
const LINE = '#d9cfb8';
const RED = '#b23a22';

type Sheet = PDFKit.PDFDocument;
type Part = PDFKit.PDFStructureElement;

/** The content of a data sheet. Price and stock are left out, because a printed page cannot be updated. */
export type SheetProduct = Pick<
  ProductDetails,
  'name' | 'handle' | 'sku' | 'description' | 'specifications'
>;

type Row = ProductDetails['specifications'][number];

/** Draws what only decorates, which screen readers skip. */
function decorate(sheet: Sheet, draw: () => void): void {
  sheet.markContent('Artifact', { type: 'Layout' });
  draw();
  sheet.endMarkedContent();
}

/** Draws a horizontal line. */
function rule(sheet: Sheet, [x, y, width]: [number, number, number], line: number, color: string) {
  decorate(sheet, () => {
    sheet.moveTo(x, y).lineTo(x + width, y);
    sheet.lineWidth(line).stroke(color);
  });
}

interface Line extends PDFKit.Mixins.TextOptions {
  text: string;
  x?: number;
  y: number;
  font?: 'text' | 'heading';
  /** In points. */
  size: number;
  color?: string;
}

/** Writes a text as an element of the sheet's structure, such as `P`. */
function write(sheet: Sheet, parent: Part, type: string, line: Line): void {
  const { text, x = PAGE.margin, y, font = 'text', size, color = INK, ...options } = line;
  parent.add(
    sheet.struct(type, {}, () => {
      sheet.font(font).fontSize(size).fillColor(color);
      sheet.text(inShopLetters(text), x, y, { width: WIDTH, ...options });
    }),
  );
}

/** Sizes of text in points, largest first; the first that lets a text fit is taken. */
const NAME_SIZES = [30, 24, 18, 14];
const ROW_SIZES = [9.5, 8.5, 7.5, 6.5, 5.5];
const BODY_SIZES = [10, 9, 8, 7];

const firstFitting = (sizes: number[], fits: (size: number) => boolean): number =>
  sizes.find(fits) ?? sizes.at(-1) ?? 0;

function addHead(sheet: Sheet, root: Part, { name, sku }: SheetProduct, language: Language): void {
  decorate(sheet, () => sheet.rect(PAGE.margin, PAGE.margin, 48, 5).fill(RED));
  const text = inShopLetters(name);
  sheet.font('heading');
  const heightAt = (points: number) =>
    sheet.fontSize(points).heightOfString(text, { width: WIDTH });
  const size = firstFitting(NAME_SIZES, (points) => heightAt(points) <= 2.5 * points);
  const place = { y: PAGE.margin + 16, height: 2.5 * size, ellipsis: true };
  write(sheet, root, 'H1', { text, font: 'heading', size, ...place });
  if (sku === null) return;
  const below = { y: sheet.y + 2, height: 14, ellipsis: true };
  write(sheet, root, 'P', {
    text: fileWords[language].partNumber(sku),
    size: 10,
    color: MUTED,
    ...below,
  });
}

function addPicture(sheet: Sheet, root: Part, picture: Buffer, alt: string): void {
  const y = sheet.y + 10;
  const bbox = [PAGE.margin, y, PAGE.margin + WIDTH, y + PICTURE.height];
  const figure = { alt, bbox }; // a member that the types do not know yet
  root.add(
    sheet.struct('Figure', figure, () => {
      sheet.image(picture, PAGE.margin, y, PICTURE);
    }),
  );
  sheet.y = y + PICTURE.height;
}

function addDescription(sheet: Sheet, root: Part, description: string, height: number): void {
  const text = inShopLetters(description);
  const options = { width: WIDTH, lineGap: 1.5 };
  sheet.font('text');
  const heightAt = (points: number) => sheet.fontSize(points).heightOfString(text, options);
  const size = firstFitting(BODY_SIZES, (points) => heightAt(points) <= height);
  write(sheet, root, 'P', { text, y: sheet.y + 14, size, ...options, height, ellipsis: true });
}

const VALUE_SHARE = 0.55;
const PADDING = 3.5;

/** The height of a row of the table in points; its texts may take several lines. */
function heightOf(sheet: Sheet, { name, value }: Row, size: number): number {
  sheet.font('text').fontSize(size);
  const nameHeight = sheet.heightOfString(inShopLetters(name), {
    width: COLUMN * (1 - VALUE_SHARE) - 8,
  });
  const valueHeight = sheet.heightOfString(inShopLetters(value), { width: COLUMN * VALUE_SHARE });
  return Math.max(nameHeight, valueHeight, size) + 2 * PADDING;
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Splits rows into two columns of nearly equal numbers, as the page of the product does. */
function columnsOf(rows: Row[]): [Row[], Row[]] {
  const half = Math.ceil(rows.length / 2);
  return [rows.slice(0, half), rows.slice(half)];
}

const tableHeight = (sheet: Sheet, rows: Row[], size: number): number =>
  Math.max(
    ...columnsOf(rows).map((column) => sum(column.map((row) => heightOf(sheet, row, size)))),
  );

/** As many rows, in the largest letters, as fit into a height. */
function fitRows(sheet: Sheet, rows: Row[], height: number): { shown: Row[]; size: number } {
  const size = firstFitting(ROW_SIZES, (points) => tableHeight(sheet, rows, points) <= height);
  let shown = rows;
  while (shown.length > 0 && tableHeight(sheet, shown, size) > height) shown = shown.slice(0, -2);
  return { shown, size };
}

function addRow(
  sheet: Sheet,
  table: Part,
  row: Row,
  [x, y, size]: [number, number, number],
): number {
  rule(sheet, [x, y, COLUMN], 0.5, LINE);
  const nameWidth = COLUMN * (1 - VALUE_SHARE);
  const place = { y: y + PADDING, size };
  const line = sheet.struct('TR');
  table.add(line);
  write(sheet, line, 'TH', { text: row.name, x, width: nameWidth - 8, color: MUTED, ...place });
  const right = { x: x + nameWidth, width: COLUMN * VALUE_SHARE, align: 'right' as const };
  write(sheet, line, 'TD', { text: row.value, ...right, ...place });
  line.end();
  return heightOf(sheet, row, size);
}

function addTable(sheet: Sheet, root: Part, rows: Row[], top: number, size: number): void {
  columnsOf(rows).forEach((column, index) => {
    if (column.length === 0) return;
    const table = sheet.struct('Table');
    root.add(table);
    let y = top;
    for (const row of column)
      y += addRow(sheet, table, row, [PAGE.margin + index * (COLUMN + GAP), y, size]);
    table.end();
  });
}

function addFoot(sheet: Sheet, root: Part, shop: ShownShop, address: string): void {
  const y = BOTTOM - FOOT_HEIGHT + 10;
  const small = { size: 8.5, color: MUTED };
  rule(sheet, [PAGE.margin, y - 8, WIDTH], 1, INK);
  const { seller, address: ofMaker, phone } = shop;
  const lines = onOneLine(seller, ofMaker);
  const text = inShopLetters(phone === '' ? lines : `${lines}. ${phone}`);
  if (text !== '') write(sheet, root, 'P', { text, y, ...small, height: 11, ellipsis: true });
  // not below the margin, where pdfkit would begin another page
  const last = { y: y + 12, height: 11, ellipsis: true };
  write(sheet, root, 'P', { text: address, ...small, ...last });
}

function openSheet(product: SheetProduct, { seller }: ShownShop, language: Language): Sheet {
  const words = fileWords[language];
  const sheet = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: PAGE.margin,
    pdfVersion: '1.7',
    subset: 'PDF/UA' as string as 'PDF/A-2', // the types know only these
    tagged: true,
    lang: words.locale,
    displayTitle: true,
    info: {
      Title: words.dataSheet(inShopLetters(product.name)),
      ...(seller === '' ? {} : { Author: seller }),
      Subject: product.sku === null ? '' : words.partNumber(inShopLetters(product.sku)),
    },
  });
  sheet.registerFont('text', fontFiles.text);
  sheet.registerFont('heading', fontFiles.heading);
  return sheet;
}

async function bytesOf(sheet: Sheet): Promise<Buffer> {
  const chunks: Buffer[] = [];
  sheet.end();
  for await (const chunk of sheet) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Renders the picture for the sheet: drawings without loss, photographs as JPEG. */
async function imageOf(picture: SourcePicture): Promise<Buffer> {
  const width = Math.round(PICTURE.width * PIXELS_PER_POINT);
  const image = fill(picture, width, Math.round(PICTURE.height * PIXELS_PER_POINT));
  const encoded = picture.isDrawing ? image.png({ palette: true }) : image.jpeg({ quality: 85 });
  return await encoded.toBuffer();
}

const MAX_BODY_SHARE = 0.4;

/**
 * Writes the data sheet of a product, a tagged PDF of one page: its drawing, name, part number, text,
 * figures and the address of the maker. `origin` is the storefront's, for the address of
 * the product's page.
 */
export async function writeDataSheet(
  product: SheetProduct,
  picture: SourcePicture | null,
  { origin, shop, language }: { origin: string; shop: ShownShop; language: Language },
): Promise<Buffer> {
  const image = picture && (await imageOf(picture));
  const sheet = openSheet(product, shop, language);
  const words = fileWords[language];
  const root = sheet.struct('Document');
  sheet.addStructure(root);
  addHead(sheet, root, product, language);
  if (image) addPicture(sheet, root, image, words.drawing(inShopLetters(product.name)));
  const rest = BOTTOM - FOOT_HEIGHT - sheet.y - 14;
  const rows = product.specifications;
  addDescription(sheet, root, product.description, rows.length > 0 ? rest * MAX_BODY_SHARE : rest);
  const top = sheet.y + 14;
  const { shown, size } = fitRows(sheet, rows, BOTTOM - FOOT_HEIGHT - top - 4);
  addTable(sheet, root, shown, top, size);
  const path = origin + addressIn(language, `/products/${encodeURIComponent(product.handle)}`);
  const omitted = rows.length - shown.length;
  addFoot(sheet, root, shop, omitted > 0 ? words.moreFigures(omitted, path) : path);
  root.end();
  return await bytesOf(sheet);
}
