import { bookColumns, type MachineSettings, replacedColumns } from '@harrow/contract';
import type {} from '@harrow/parts';
import { csvLines, type Services } from '@harrow/plugin-kit';
import { bookFigures, books, drawings, replacements, type SeedBook } from './demo-parts-data';

/** Numbers such as H520-04117: four characters of the series, and five digits in the order of building. */
const SCHEME = {
  name: 'harrow',
  pattern: String.raw`^(?<series>[A-Z]\d{3})(?<number>\d{5})$`,
  family: ['series'],
  sequence: ['number'],
  alphabets: {},
};

/** Those of the products $1 that are there and no machines yet. */
const FREE = `
  SELECT p.handle FROM product p LEFT JOIN machine ON machine.product_id = p.id
   WHERE p.handle = ANY ($1) AND p.deleted_at IS NULL AND machine.product_id IS NULL`;

const serialOf = ({ series }: SeedBook, number: string): string => `${series}-${number}`;

const settingsOf = (book: SeedBook): MachineSettings => ({
  serials: {
    scheme: SCHEME,
    place: book.place,
    built: book.built.map(({ from, to, years: [first, last] }) => ({
      from: serialOf(book, from),
      to: to === null ? null : serialOf(book, to),
      years: { from: first, to: last },
    })),
  },
  options: book.options,
});

type Row = Record<string, string | number | null>;

/** Returns a table as a file with these columns; a cell that a row lacks is empty. */
const tableOf = (columns: readonly string[], rows: readonly Row[]): Buffer =>
  Buffer.from(
    csvLines([[...columns], ...rows.map((row) => columns.map((name) => row[name] ?? null))]),
  );

/** The figures of a book with their numbers. */
const figuresOf = ({ figures }: SeedBook) =>
  figures.map(({ number, figure: name }) => {
    const figure = bookFigures[name];
    if (!figure) throw new Error(`There is no figure ${name}.`);
    return { number, ...figure };
  });

const rowsOf = (book: SeedBook): Row[] =>
  figuresOf(book).flatMap(({ number, assembly, title, lines }) =>
    lines.map(({ part = null, note = null, from, to, usableOn = null, ...line }) => ({
      ...{ assembly, figure: number, title, part, note, usable_on: usableOn, ...line },
      serial_from: from === undefined ? null : serialOf(book, from),
      serial_to: to === undefined ? null : serialOf(book, to),
    })),
  );

async function seedBook(services: Services, book: SeedBook): Promise<void> {
  const { machineSettingsService, partsBookImportService, partsBookService } = services;
  const { machine, code } = book;
  await machineSettingsService.save(machine, settingsOf(book));
  const asked = { machine, code, dryRun: false };
  const { _id } = await partsBookImportService.run(tableOf(bookColumns, rowsOf(book)), asked);
  if (_id === null) throw new Error(`The book ${code} has not been written.`);
  for (const { number, drawing: slug } of figuresOf(book)) {
    const drawing = slug === undefined ? undefined : drawings[slug];
    if (!drawing) continue;
    const { img: url, width, height, callouts } = drawing;
    await partsBookService.saveFigure(_id, number, { drawing: { url, width, height }, callouts });
  }
  await partsBookService.publish(_id);
}

const replacedRows = (): Row[] =>
  replacements.flatMap(
    ({ old, new: parts, machine = null, from = null, since, note = null, ...step }) =>
      parts.map(({ part, quantity }) => ({
        ...{ old, new: part, quantity, machine, serial_from: from, since, note },
        interchange: step.isTwoWay ? 'both ways' : 'one way',
        sells_out: step.sellsOut ? 'yes' : 'no',
      })),
  );

/** Makes products of the demonstration machines with parts books; omits those that staff have made machines. */
export async function seedPartsBooks(services: Services): Promise<void> {
  const free: { handle: string }[] = await services.manager.query(FREE, [
    books.map(({ machine }) => machine),
  ]);
  const handles = new Set(free.map(({ handle }) => handle));
  const wanted = books.filter(({ machine }) => handles.has(machine));
  for (const book of wanted) await seedBook(services, book);
  // a successor must be a part of some book
  if (wanted.length < books.length) return;
  await services.replacedPartService.import(tableOf(replacedColumns, replacedRows()), false);
}
