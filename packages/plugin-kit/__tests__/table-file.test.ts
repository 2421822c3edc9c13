import * as csv from 'csv-parse';
import { parseTable as parse } from '../src/table-file';

jest.mock('csv-parse', () => {
  const actual = jest.requireActual<typeof csv>('csv-parse');
  return { ...actual, parse: jest.fn(actual.parse) };
});

const parseTable = (file: Buffer) => parse(file, ['_id', 'name', 'description']);

const HEADER = '_id,name\nprod_1,';

/** Counts the turns of the event loop until the work is done. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  await work.finally(() => (isDone = true));
  return turns;
}

it.each(['\n', '\r\n', '\r'])('lets others run after a few hundred lines (%j)', async (end) => {
  const file = Buffer.from(HEADER.replace('\n', end) + end.repeat(39_000));
  expect(await turnsDuring(parseTable(file))).toBeGreaterThan(39_000 / 600);
});

it('skips empty lines, and numbers the rows by all lines', async () => {
  const { rows } = await parseTable(Buffer.from('_id,name\r\n\r\nprod_1,A\r\n,\r\n\r\nprod_2,B'));
  expect(rows).toEqual([
    { row: 3, cells: ['prod_1', 'A'] },
    { row: 6, cells: ['prod_2', 'B'] },
  ]);
});

it('refuses millions of lines before it parses one', async () => {
  const file = Buffer.from(HEADER + '\n'.repeat(5_000_000));
  jest.mocked(csv.parse).mockClear();
  await expect(parseTable(file)).rejects.toThrow(
    'There can be at most 40000 lines, empty ones too.',
  );
  expect(csv.parse).not.toHaveBeenCalled();
});

it('does not count the lines within a cell', async () => {
  const cell = `"${'a ""quoted"" line\n'.repeat(50_000)}"`;
  const { rows } = await parseTable(Buffer.from(`_id,description\nprod_1,${cell}`));
  expect(rows).toHaveLength(1);
});
