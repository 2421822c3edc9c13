import { csvTable, rearmed } from '@harrow/plugin-kit';

async function* batches<Row>(...given: Row[][]) {
  for (const rows of given) yield await Promise.resolve(rows);
}

const write = async (rows: (string | number | null)[][]): Promise<string> => {
  let text = '';
  for await (const piece of csvTable(['a', 'b'], batches(rows), (row) => row).pieces) text += piece;
  return text;
};

test('writes a byte order mark, the columns and lines that end in CRLF', async () => {
  expect(await write([['x', 1.5]])).toBe('\ufeffa,b\r\nx,1.5\r\n');
});

test('quotes commas, quotes and line breaks, and leaves null empty', async () => {
  expect(await write([['a,"b"\nc', null]])).toBe('\ufeffa,b\r\n"a,""b""\nc",\r\n');
});

test.each(['=1+1', '+1 712 555', '-2', '@x', '\tx', '\uff1dx'])(
  'disarms %j, and reads it back',
  async (text) => {
    expect(await write([[text, -2]])).toContain(`'${text}`);
    expect(rearmed(`'${text}`)).toBe(text);
  },
);

test.each(["'=x", "''", "'quoted'"])('reads %j back unchanged', async (text) => {
  const cell = (await write([[text, null]])).split('\r\n')[1]?.split(',')[0] ?? '';
  expect(rearmed(cell)).toBe(text);
});

test('leaves negative numbers as they are', async () => {
  expect(await write([[-2, '0']])).toContain('-2,0');
});
