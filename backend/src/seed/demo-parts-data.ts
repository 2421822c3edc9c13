import { z } from 'zod';
import figuresFile from './data/figures.json';
import partsBooksFile from './data/parts-books.json';

const text = z.string();
/** The last five digits of a serial number of the machine. */
const number = z.string().regex(/^\d{5}$/);
const code = z.string().regex(/^[A-Z]$/);

const lineSchema = z.strictObject({
  item: text,
  level: z.int().default(0),
  /** Without it, the line is not sold separately. */
  part: text.optional(),
  name: text,
  /** Null: as required. */
  quantity: z.int().nullable().default(1),
  from: number.optional(),
  to: number.optional(),
  usableOn: code.optional(),
  note: text.optional(),
});

const figureSchema = z.strictObject({
  assembly: text,
  title: text,
  /** The slug of its drawing. */
  drawing: text.optional(),
  lines: z.array(lineSchema),
});

const bookSchema = z.strictObject({
  /** The slug of a product. */
  machine: text,
  code: text,
  /** The prefix of its serial numbers. */
  series: z.string().regex(/^[A-Z]\d{3}$/),
  place: text,
  built: z.array(
    z.strictObject({
      from: number,
      to: number.nullable(),
      years: z.tuple([z.int(), z.int().nullable()]),
    }),
  ),
  options: z.array(z.strictObject({ code, name: text })),
  /** Its figures, in order; machines share those of assemblies that they have in common. */
  figures: z.array(z.strictObject({ number: text, figure: text })),
});

const replacementSchema = z.strictObject({
  old: text,
  new: z.array(z.strictObject({ part: text, quantity: z.int().default(1) })),
  isTwoWay: z.boolean().default(false),
  sellsOut: z.boolean().default(true),
  machine: text.optional(),
  from: text.optional(),
  since: text,
  note: text.optional(),
});

const drawingSchema = z.strictObject({
  img: text,
  width: z.int(),
  height: z.int(),
  callouts: z.array(z.strictObject({ item: text, x: z.number(), y: z.number() })),
});

export type SeedBook = z.infer<typeof bookSchema>;

const file = z
  .strictObject({
    figures: z.record(text, figureSchema),
    books: z.array(bookSchema),
    replaced: z.array(replacementSchema),
  })
  .parse(partsBooksFile);

/** The figures by their names in books. */
export const bookFigures = file.figures;

export const books = file.books;

export const replacements = file.replaced;

/** The exploded drawings by slug, as `pictures` has drawn them. */
export const drawings = z.record(text, drawingSchema).parse(figuresFile);
