import * as z from 'zod/mini';
import { idInPath } from './id-in-path';
import { MAX_REFUSED_ROWS } from './limits';
import { operation } from './operation';
import { flagParameter } from './page';
import type { productChanges } from './product-rules';

export type ProductColumn = '_id' | keyof typeof productChanges.shape;

/** The names of the columns, without the schemas: a browser would load all of their checks. */
const columnNames: Record<ProductColumn, true> = {
  _id: true,
  sku: true,
  name: true,
  img: true,
  price: true,
  available: true,
  minimum: true,
  description: true,
  category: true,
  images: true,
  specifications: true,
  documents: true,
  name_de: true,
  description_de: true,
  specifications_de: true,
};

/** The columns of a table of products. A list in a cell has one entry a line. */
export const productColumns = Object.keys(columnNames) as ProductColumn[];

/** The comma of RFC 4180, and what spreadsheets write where the comma is the decimal mark. */
const DELIMITERS = [',', ';', '\t'] as const;

export type TableDelimiter = (typeof DELIMITERS)[number];

/**
 * Returns the delimiter of a table: the one that splits its header into the most columns, and a comma if none
 * does. `headerBy` returns the cells of the header for a delimiter.
 */
export function tableDelimiter(
  headerBy: (delimiter: TableDelimiter) => readonly string[],
  columns: readonly string[] = productColumns,
): TableDelimiter {
  const columnCount = (delimiter: TableDelimiter) =>
    headerBy(delimiter).filter((name) => columns.includes(name.trim())).length;
  const [first, ...others] = DELIMITERS;
  return others.reduce<TableDelimiter>(
    (best, delimiter) => (columnCount(delimiter) > columnCount(best) ? delimiter : best),
    first,
  );
}

export const exportProducts = operation({
  method: 'get',
  path: '/services.csv',
  summary: 'All products as a table.',
  access: 'admin',
  duty: 'manager',
  answer: z.string(),
  answerType: 'text/csv',
});

/** A row that breaks a rule, with one message per column; the line of the header is row 1. */
export const refusedRowSchema = z.object({
  row: z.int(),
  fields: z.catchall(z.object({}), z.string()),
});

export type RefusedRow = z.infer<typeof refusedRowSchema>;

export const importProducts = operation({
  method: 'post',
  path: '/services/import',
  summary: `Adds and changes products by the rows of a table: by \`_id\`, else by \`sku\`, else new. A column that is left out changes nothing. One bad row and nothing changes: the refusal's \`rows\` are the first ${MAX_REFUSED_ROWS} of them.`,
  access: 'admin',
  duty: 'manager',
  limit: 'imports',
  query: z.object({
    /** Whether only to check the table and to say what would change. */
    dryRun: z._default(flagParameter, false),
  }),
  headers: {
    'Idempotency-Key':
      'Names the import, so that it can be followed; the same key again answers for the same import, and with another file 422.',
  },
  rawBody: { mediaType: 'text/csv', schema: { type: 'string' } },
  answer: z.object({
    acknowledged: z.literal(true),
    created: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    /** The first changes, for a preview: the text of each cell before and after. */
    changes: z.array(
      z.object({
        row: z.int(),
        /** Null for a new product. */
        _id: z.nullable(z.string()),
        name: z.string(),
        fields: z.catchall(z.object({}), z.object({ before: z.string(), after: z.string() })),
      }),
    ),
  }),
  refusals: [409, 413, 415],
});

export const getImport = operation({
  method: 'get',
  path: '/services/import/{id}',
  summary:
    'An accepted import by the Idempotency-Key of its call: how many of its rows are written. Its state is unknown, and its counts are 0, while no import with that key has been accepted.',
  access: 'admin',
  duty: 'manager',
  parameters: idInPath,
  answer: z.object({
    state: z.enum(['unknown', 'running', 'done']),
    /** Rows that change something, and how many of them are written. */
    rows: z.int(),
    written: z.int(),
    created: z.int(),
    updated: z.int(),
    unchanged: z.int(),
  }),
});
