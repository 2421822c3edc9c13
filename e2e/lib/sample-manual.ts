import PDFDocument from 'pdfkit';

/** A page of the sample manual; its numbers are in points from the upper left corner. */
const DRAWN: readonly (readonly [item: string, x: number, y: number])[] = [
  ['1', 150, 150],
  ['2', 300, 250],
  ['2', 450, 350],
  ['4', 200, 504],
];

type Document = InstanceType<typeof PDFDocument>;

const LETTER = { size: [600, 800] as [number, number], margin: 0 };

function drawing(file: Document): void {
  file.addPage(LETTER).fontSize(12).text('Figure 20-1', 40, 40);
  for (const [item, x, y] of DRAWN) {
    file.circle(x, y, 12).stroke();
    file.text(item, x - 20, y - 5, { width: 40, align: 'center' });
  }
  file.text('45 mm', 480, 600);
  file.text('1', 295, 780);
}

const ROWS = [
  ['Item', 'Part no.', 'Description', 'Qty.'],
  ['1', 'PDF-14-352', 'Arm with clamp', '1'],
  ['2', 'PDF-14-207', 'Shaft seal', '2'],
  ['3', 'PDF-14-231', 'Hub', '1'],
] as const;

function list(file: Document): void {
  file.addPage(LETTER).fontSize(10).text('Figure 77-7', 40, 40);
  ROWS.forEach((row, index) => {
    row.forEach((cell, column) => {
      file.text(cell, [40, 90, 220, 450][column] ?? 0, 80 + index * 16, { lineBreak: false });
    });
  });
}

/** A page that lies on its side, and is turned to be read. */
function turned(file: Document): void {
  file.addPage(LETTER);
  Object.assign(file.page.dictionary.data, { Rotate: 90 }); // which the types do not know
  file.fontSize(12).text('1', 100, 200, { lineBreak: false });
}

function scan(file: Document, picture: Buffer): void {
  file.addPage(LETTER).image(picture, 0, 0, { width: 600 });
}

/** A manual as PDF: a drawing, a list of parts, a page that is turned, and a scan without text. */
export const sampleManual = (picture: Buffer): Promise<Buffer> =>
  write({}, (file) => {
    drawing(file);
    list(file);
    turned(file);
    scan(file, picture);
  });

/** The same drawing, for those who know a password. */
export const lockedManual = (): Promise<Buffer> => write({ userPassword: 'plow' }, drawing);

async function write(
  options: PDFKit.PDFDocumentOptions,
  draw: (file: Document) => void,
): Promise<Buffer> {
  const file = new PDFDocument({ ...options, autoFirstPage: false });
  draw(file);
  file.end();
  const pieces: Buffer[] = [];
  for await (const piece of file) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}
