import * as z from 'zod/mini';
import { MAX_REFUSED_ROWS } from './limits';
import { operation } from './operation';
import { dryRunParameter, rawTable, writtenCounts } from './written-table';

/** Columns of a table of replaced parts, in their order. */
export const replacedColumns = [
  'old',
  'new',
  'quantity',
  'interchange',
  'machine',
  'serial_from',
  'serial_to',
  'sells_out',
  'since',
  'note',
] as const;

export type ReplacedColumn = (typeof replacedColumns)[number];

export const importReplacedParts = operation({
  method: 'post',
  path: '/parts/replaced/import',
  summary: `Reads which parts replace which from a table. Rows with the same \`old\`, \`machine\` and \`serial_from\` are one kit, which takes the place of the one before; a row without \`new\` removes it. One bad row and nothing changes: the refusal's \`rows\` are the first ${MAX_REFUSED_ROWS} of them.`,
  access: 'admin',
  duty: 'manager',
  limit: 'imports',
  query: z.object({ dryRun: dryRunParameter }),
  rawBody: rawTable,
  answer: z.object(writtenCounts),
  refusals: [413, 415],
});

export const exportReplacedParts = operation({
  method: 'get',
  path: '/parts/replaced.csv',
  summary: 'All replaced parts as a table, which the import reads without a change.',
  access: 'admin',
  duty: 'manager',
  answer: z.string(),
  answerType: 'text/csv',
});
