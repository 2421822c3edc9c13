import { randomInt } from 'node:crypto';
import { useSharedShop } from '@harrow/testing/shared-shop';
import type { Person } from '@harrow/testing/test-shop';
import {
  BOOK_HEADER,
  bookTable as table,
  importBook,
  newMachine,
  partNumber,
  publish,
  type TestMachine,
} from './parts-shop';

const shop = useSharedShop();
let admin: Person;
let machine: TestMachine;
beforeAll(async () => {
  admin = await shop.admin();
});
beforeEach(async () => {
  machine = await newMachine(shop, admin);
});

const read = (text: string, query = '') => importBook(shop, admin, machine, text, query);

type Imported = {
  _id: string;
  rows: { row: number; fields: Record<string, string> }[];
};
const imported = async (text: string, query = '') => (await read(text, query)).body as Imported;

const figure = async (number: string, query = '') =>
  (await shop.request('GET', `/machines/${machine.handle}/figures/${number}${query}`)).body;

it('has a book for each range of serial numbers', async () => {
  const [early, late] = [partNumber(), partNumber()];
  const bookOf = (part: string) => table(`Arms,20-1,Arm,1,0,${part},Arm,1,,,,`);
  const { series } = machine;
  const code = randomInt(1e9);
  const one = await imported(bookOf(early), `&code=A${code}&to=${series}-03999`);
  const other = await imported(bookOf(late), `&code=B${code}&from=${series}-04000`);
  await publish(shop, admin, one._id);
  await publish(shop, admin, other._id);
  const partAt = async (query: string) =>
    ((await figure('20-1', query)) as { lines: { part: string }[] }).lines[0]?.part;
  expect(await partAt(`?serial=${series}-03999`)).toBe(early);
  expect(await partAt(`?serial=${series}-04000`)).toBe(late);
  expect(
    (await shop.request('GET', `/parts/${early}?machine=${machine.handle}&serial=${series}-04000`))
      .body,
  ).toMatchObject({ fits: { verdict: 'no', serials: { from: null, to: `${series}-03999` } } });
  const refused = await imported(
    bookOf(late).replace('1,,,,', `1,${series}-03000,,,`),
    `&code=B${code}`,
  );
  expect(refused.rows).toEqual([
    { row: 2, fields: { serial_from: 'The book is not for this number.' } },
  ]);
});

it('completes bare numbers', async () => {
  const part = partNumber();
  const { _id } = await imported(table(`Arms,20-1,Arm,1,0,${part},Arm,1,4000,4999,,`));
  await publish(shop, admin, _id);
  expect(await figure('20-1', `?serial=${machine.series}-04999`)).toMatchObject({
    lines: [
      { applies: true, serials: { from: `${machine.series}04000`, to: `${machine.series}04999` } },
    ],
  });
});

it.each([
  [',1,0,P-1,Arm,1,,,,', 'figure'],
  ['20-1,,0,P-1,Arm,1,,,,', 'item'],
  ['20-1,12AB,0,P-1,Arm,1,,,,', 'item'],
  ['20-1,0,0,P-1,Arm,1,,,,', 'item'],
  ['20-1,1,1,P-1,Arm,1,,,,', 'level'],
  ['20-1,1,x,P-1,Arm,1,,,,', 'level'],
  ['20-1,1,0,NOT-KNOWN-YET,,1,,,,', 'part'],
  ['20-1,1,0,-,Arm,1,,,,', 'part'],
  ['20-1,1,0,,,1,,,,', 'name'],
  ['20-1,1,0,P-1,Arm,one,,,,', 'quantity'],
  ['20-1,1,0,P-1,Arm,0,,,,', 'quantity'],
  ['20-1,1,0,P-1,Arm,1,hello,,,', 'serial_from'],
  ['20-1,1,0,P-1,Arm,1,,hello,,', 'serial_to'],
  ['20-1,1,0,P-1,Arm,1,5000,4000,,', 'serial_to'],
  ['20-1,1,0,P-1,Arm,1,,,X,', 'usable_on'],
  ['20-1,1,0,P-1,Arm,1,,,,see 99-9', 'note'],
])('refuses the row %s by its %s', async (row, column) => {
  const [, number = '', rest = ''] = /^([^,]*),(.*)$/.exec(row) ?? [];
  const text = table(`Arms,10-1,First,1,0,,First,1,,,,`, `Arms,${number},Arm,${rest}`);
  const { rows } = await imported(text);
  expect(rows).toEqual([{ row: 3, fields: { [column]: expect.stringMatching(/./) as unknown } }]);
});

it('refuses an item with two parts at one serial number', async () => {
  const [one, other] = [partNumber(), partNumber()];
  const { rows } = await imported(
    table(
      `Arms,20-1,Arm,1,0,${one},Arm,1,,4000,,`,
      `Arms,20-1,Arm,1,0,${other},Arm,1,4000,,,`,
      `Arms,20-1,Arm,1,0,${other},Arm,1,4000,,R,`,
    ),
  );
  expect(rows).toEqual([
    { row: 3, fields: { serial_from: 'Item 1 has another part at these serial numbers.' } },
  ]);
});

it('refuses the code of another machine, and what is not a table', async () => {
  const code = `C${randomInt(1e9)}`;
  await imported(
    table(`Arms,20-1,Arm,1,0,${partNumber()},Arm,1,,,,`, 'Rear,40-1,Ring,2,0,,Ring,1,,,,'),
    `&code=${code}`,
  );
  machine = await newMachine(shop, admin);
  expect(
    await read(
      table(`Arms,20-1,Arm,1,0,${partNumber()},Arm,1,,,,`, 'Rear,40-1,Ring,2,0,,Ring,1,,,,'),
      `&code=${code}`,
    ),
  ).toMatchObject({
    status: 409,
    body: { code: 'code_taken' },
  });
  expect((await read('figure,what\n1,2')).status).toBe(422);
  expect((await read(BOOK_HEADER)).status).toBe(422);
});

it('lets admins alone read and write books', async () => {
  const { _id } = await imported(
    table(`Arms,20-1,Arm,1,0,${partNumber()},Arm,1,,,,`, 'Rear,40-1,Ring,2,0,,Ring,1,,,,'),
  );
  const { token } = await shop.customer();
  for (const [method, path] of [
    ['GET', '/parts-books'],
    ['GET', `/parts-books/${_id}`],
    ['GET', `/parts-books/${_id}.csv`],
    ['GET', `/parts-books/${_id}/figures/20-1`],
    ['POST', `/parts-books/${_id}/publish`],
    ['PUT', `/parts-books/${_id}/figures/20-1`],
  ] as const) {
    const body = method === 'PUT' ? { callouts: [] } : undefined;
    expect((await shop.request(method, path, { token, body })).status).toBe(403);
  }
  const details = await shop.request('GET', `/parts-books/${_id}`, { token: admin.token });
  expect(details.body).toMatchObject({
    state: 'draft',
    figures: 2,
    lines: 2,
    unplaced: 0,
    contents: [
      { number: '20-1', items: 1 },
      { number: '40-1', items: 1 },
    ],
  });
  expect(
    (await shop.request('POST', '/parts-books/none/publish', { token: admin.token })).status,
  ).toBe(404);
});
