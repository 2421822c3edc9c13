import { csvTable, rearmed } from '@harrow/plugin-kit';

async function* batches<Row>(...given: Row[][]) {
  for (const rows of given) yield await Promise.resolve(rows);
}

const write = async (rows: (string | number | null)[][]): Promise<string> => {
  let text = '';
  for await (const piece of csvTable(['a', 'b'], batches(rows), (row) => [row]).pieces)
    text += piece;
  return text;
};

test('writes a byte order mark, the columns and lines that end in CRLF', async () => {
  expect(await write([['x', 1.5]])).toBe('\ufeffa,b\r\nx,1.5\r\n');
});

test('quotes commas, quotes and line breaks, and leaves null empty', async () => {
  expect(await write([['a,"b"\nc', null]])).toBe('\ufeffa,b\r\n"a,""b""\nc",\r\n');
});

/** The cell of a text, as a program with the right separator reads it. */
const cellOf = async (text: string): Promise<string> => {
  const cell = (await write([[text, null]])).slice('\ufeffa,b\r\n'.length, -',\r\n'.length);
  return cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
};

test.each(['=1+1', '+cmd', '-2', '@x', '\tx', ' =1', '\uff1dx'])(
  'disarms %j, and reads it back',
  async (text) => {
    expect(await cellOf(text)).toBe(`'${text}`);
    expect(rearmed(`'${text}`)).toBe(text);
  },
);

const RUN = /^[\s"]*[=+\-@\uff1d\uff0b\uff0d\uff20]/;

describe.each([
  'Miller;=1',
  'Miller; =1',
  'Miller;"=1"',
  'Miller,+1|-2',
  'Miller\n@x\t=1',
  '"Miller";-cmd',
  ';=1',
  "x;'=1",
  "x;''=1;'y",
])('of %j', (text) => {
  test.each([',', ';', '\t', '|'])(
    'no cell is a formula if cells end with %j',
    async (separator) => {
      const lines = (await write([[text, 'x']])).split(/[\r\n]+/);
      const cells = lines.flatMap((line) => line.split(separator));
      expect(cells.filter((cell) => RUN.test(cell))).toEqual([]);
      expect(rearmed(await cellOf(text))).toBe(text);
    },
  );
});

test.each(['+1 515 555 0100', '+1 (515) 555-0100', '+49/30.123'])(
  'leaves %s readable: only a space that is not seen is before it',
  async (phone) => {
    expect(await cellOf(phone)).toBe(`\u00a0${phone}`);
    expect((await cellOf(phone)).trim()).toBe(phone);
    expect(rearmed(await cellOf(phone))).toBe(phone);
  },
);

test.each(["'=x", "''", "'quoted'", 'a, b; c', "it's", '\u00a0+1 515', "'\u00a0+1", 'a\r\n'])(
  'reads %j back unchanged',
  async (text) => {
    expect(rearmed(await cellOf(text))).toBe(text);
  },
);

test('leaves other texts as they are', async () => {
  const text = 'Plow, 3 m; "heavy", 2 - 4 °C, e-mail a@b.test';
  expect(await cellOf(text)).toBe(text);
});

test('leaves negative numbers as they are', async () => {
  expect(await write([[-2, '0']])).toContain('-2,0');
});
