import * as z from 'zod/mini';
import { modifiedSchema } from './acknowledged';
import { imageUrlSchema } from './file-url';
import { idInPath } from './id-in-path';
import {
  MAX_CALLOUTS,
  MAX_HANDLE_LENGTH,
  MAX_PRODUCT_NAME_LENGTH,
  MAX_REFUSED_ROWS,
} from './limits';
import { wholeNumberSchema } from './numbers';
import { operation } from './operation';
import { serialRangeSchema, serialSchema } from './serials';
import { keySchema, lineSchema } from './text';
import { dryRunParameter, rawTable, writtenCounts } from './written-table';

export const bookStateSchema = z.enum(['draft', 'published', 'retired']);

const bookSchema = z.object({
  _id: z.string(),
  machine: z.object({ handle: z.string(), name: z.string() }),
  code: z.string(),
  revision: z.int(),
  title: z.string(),
  /** The serial numbers that it is for; null for all. */
  serials: z.nullable(serialRangeSchema),
  state: bookStateSchema,
  figures: z.int(),
  lines: z.int(),
  /** Items without a callout on figures that have a drawing. */
  unplaced: z.int(),
  createdAt: z.iso.datetime(),
  publishedAt: z.nullable(z.iso.datetime()),
});

export type PartsBook = z.infer<typeof bookSchema>;

export const listPartsBooks = operation({
  method: 'get',
  path: '/parts-books',
  summary: 'The parts books by code, the newest revision first.',
  access: 'admin',
  duty: 'manager',
  query: z.object({
    /** The handle of a machine. */
    machine: z.optional(keySchema(MAX_HANDLE_LENGTH)),
  }),
  answer: z.array(bookSchema),
  refusals: [404],
});

const bookDetailsSchema = z.extend(bookSchema, {
  contents: z.array(
    z.object({
      /** The path of its assemblies. */
      assemblies: z.array(z.string()),
      number: z.string(),
      title: z.string(),
      /** The address of the drawing; empty without one. */
      img: z.string(),
      items: z.int(),
      unplaced: z.int(),
    }),
  ),
});

export type PartsBookDetails = z.infer<typeof bookDetailsSchema>;

export const getPartsBook = operation({
  method: 'get',
  path: '/parts-books/{id}',
  summary: 'A parts book in any state, with its figures in order.',
  access: 'admin',
  duty: 'manager',
  parameters: idInPath,
  answer: bookDetailsSchema,
  refusals: [404],
});

/** Columns of a book as a table, in their order. */
export const bookColumns = [
  'assembly',
  'figure',
  'title',
  'item',
  'level',
  'part',
  'name',
  'quantity',
  'serial_from',
  'serial_to',
  'usable_on',
  'note',
] as const;

export type BookColumn = (typeof bookColumns)[number];

const warningSchema = z.object({
  /** The row of the table that it is about, if any. */
  row: z.nullable(z.int()),
  figure: z.nullable(z.string()),
  message: z.string(),
});

export type BookWarning = z.infer<typeof warningSchema>;

export const importPartsBook = operation({
  method: 'post',
  path: '/parts-books/import',
  summary: `Reads a parts book from a table with a row for each line, as the draft of the next revision of its code; a draft that is there already is replaced. Drawings and callouts of figures with the same number are kept. One bad row and nothing changes: the refusal's \`rows\` are the first ${MAX_REFUSED_ROWS} of them.`,
  access: 'admin',
  duty: 'manager',
  limit: 'imports',
  query: z.object({
    /** The handle of the machine. */
    machine: keySchema(MAX_HANDLE_LENGTH),
    code: z
      .string()
      .check(
        z.regex(/^[0-9A-Za-z][0-9A-Za-z._-]{0,39}$/, 'This must be letters, digits, and . _ -'),
      ),
    /** By default that of the revision before, or the name of the machine. */
    title: z.optional(lineSchema(MAX_PRODUCT_NAME_LENGTH)),
    /** The serial numbers that the book is for; by default those of the revision before, or all. */
    from: z.optional(serialSchema),
    to: z.optional(serialSchema),
    dryRun: dryRunParameter,
  }),
  rawBody: rawTable,
  answer: z.object({
    ...writtenCounts,
    /** Null for a check of a new book. */
    _id: z.nullable(z.string()),
    revision: z.int(),
    warnings: z.array(warningSchema),
    /** The first changes against the latest revision, for a preview: the text of each cell before and after. */
    changes: z.array(
      z.object({
        /** Null for a line that is removed. */
        row: z.nullable(z.int()),
        figure: z.string(),
        item: z.string(),
        name: z.string(),
        fields: z.catchall(z.object({}), z.object({ before: z.string(), after: z.string() })),
      }),
    ),
  }),
  refusals: [404, 409, 413, 415],
});

export const exportPartsBook = operation({
  method: 'get',
  path: '/parts-books/{id}.csv',
  summary: 'A parts book as a table, which the import reads without a change.',
  access: 'admin',
  duty: 'manager',
  parameters: idInPath,
  answer: z.string(),
  answerType: 'text/csv',
  refusals: [404],
});

const bookFigureInPath = z.object({ ...idInPath.shape, number: keySchema(20) });

const staffLineSchema = z.object({
  item: z.string(),
  level: z.int(),
  /** As printed; null if it has no number. */
  part: z.nullable(z.string()),
  name: z.string(),
  quantity: z.nullable(z.int()),
  serials: z.nullable(serialRangeSchema),
  usableOn: z.array(z.string()),
  note: z.nullable(z.string()),
});

const bookFigureSchema = z.object({
  number: z.string(),
  title: z.string(),
  assemblies: z.array(z.string()),
  drawing: z.nullable(z.object({ url: z.string(), width: z.int(), height: z.int() })),
  callouts: z.array(
    z.object({
      item: z.string(),
      x: z.number(),
      y: z.number(),
      tipX: z.nullable(z.number()),
      tipY: z.nullable(z.number()),
    }),
  ),
  lines: z.array(staffLineSchema),
});

export type BookFigure = z.infer<typeof bookFigureSchema>;

export const getBookFigure = operation({
  method: 'get',
  path: '/parts-books/{id}/figures/{number}',
  summary: 'A figure of a parts book in any state.',
  access: 'admin',
  duty: 'manager',
  parameters: bookFigureInPath,
  answer: bookFigureSchema,
  refusals: [404],
});

const PERCENT = 'This must be 0 to 100.';
const percentSchema = z.number(PERCENT).check(z.minimum(0, PERCENT), z.maximum(100, PERCENT));
const pixelsSchema = wholeNumberSchema(1, 30_000);

const newCalloutSchema = z
  .object({
    item: z.string(),
    x: percentSchema,
    y: percentSchema,
    tipX: z.optional(z.nullable(percentSchema)),
    tipY: z.optional(z.nullable(percentSchema)),
  })
  .check(
    z.refine(({ tipX, tipY }) => (tipX ?? null) === null || (tipY ?? null) !== null, {
      path: ['tipY'],
      message: 'This is required where tipX is given.',
    }),
    z.refine(({ tipX, tipY }) => (tipY ?? null) === null || (tipX ?? null) !== null, {
      path: ['tipX'],
      message: 'This is required where tipY is given.',
    }),
  );

export const saveBookFigure = operation({
  method: 'put',
  path: '/parts-books/{id}/figures/{number}',
  summary:
    'Sets the callouts of a figure, and its drawing if one is given; null takes it away. 409 for a retired book.',
  access: 'admin',
  duty: 'manager',
  parameters: bookFigureInPath,
  headers: {
    'If-Match':
      'The ETag of the figure as the caller has seen it: the change is refused if it has changed since.',
  },
  body: z.object({
    drawing: z.optional(
      z.nullable(z.object({ url: imageUrlSchema, width: pixelsSchema, height: pixelsSchema })),
    ),
    callouts: z
      .array(newCalloutSchema)
      .check(z.maxLength(MAX_CALLOUTS, `There can be at most ${MAX_CALLOUTS}.`)),
  }),
  answer: z.extend(modifiedSchema, { warnings: z.array(warningSchema) }),
  refusals: [404, 409, 412],
});

/** Columns of callouts as a table, in their order. */
export const calloutColumns = ['figure', 'item', 'x', 'y', 'tip_x', 'tip_y'] as const;

export type CalloutColumn = (typeof calloutColumns)[number];

export const importCallouts = operation({
  method: 'post',
  path: '/parts-books/{id}/callouts/import',
  summary: `Reads callouts from a table, which replace those of the figures that it names; the others stay. One bad row and nothing changes: the refusal's \`rows\` are the first ${MAX_REFUSED_ROWS} of them. 409 for a retired book.`,
  access: 'admin',
  duty: 'manager',
  limit: 'imports',
  parameters: idInPath,
  query: z.object({ dryRun: dryRunParameter }),
  rawBody: rawTable,
  answer: z.object({ ...writtenCounts, warnings: z.array(warningSchema) }),
  refusals: [404, 409, 413, 415],
});

export const exportCallouts = operation({
  method: 'get',
  path: '/parts-books/{id}/callouts.csv',
  summary: 'The callouts of a parts book as a table, which the import reads without a change.',
  access: 'admin',
  duty: 'manager',
  parameters: idInPath,
  answer: z.string(),
  answerType: 'text/csv',
  refusals: [404],
});
