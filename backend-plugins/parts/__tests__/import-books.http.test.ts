import { useSharedShop } from '@harrow/testing/shared-shop';
import type { Person } from '@harrow/testing/test-shop';
import {
  importBook,
  newMachine,
  partNumber,
  publish,
  sampleBook,
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
  revision: number;
  created: number;
  updated: number;
  removed: number;
  unchanged: number;
  warnings: { row: number | null; figure: string; message: string }[];
  rows: { row: number; fields: Record<string, string> }[];
};
const imported = async (text: string, query = '') => (await read(text, query)).body as Imported;

const figure = async (number: string, query = '') =>
  (await shop.request('GET', `/machines/${machine.handle}/figures/${number}${query}`)).body;

const sample = () => sampleBook(machine);

it('reads a bill of materials: a figure for each assembly, and one that leads to them', async () => {
  const [frame, beam, wheel] = [partNumber(), partNumber(), partNumber()];
  const bom = [
    'ITEM NO.;PART NUMBER;DESCRIPTION;MATERIAL;QTY.',
    `1;${frame};Frame;;1`,
    `1.1;${beam};Beam;S355;2`,
    `2;${wheel};Wheel;;2`,
  ];
  const answer = await imported(bom.join('\r\n'));
  expect(answer).toMatchObject({ acknowledged: true, revision: 1, created: 3 });
  await publish(shop, admin, answer._id);
  expect(await figure('0')).toMatchObject({
    title: machine.name,
    lines: [
      { item: '1', part: frame, name: 'Frame', quantity: 1, seeFigure: '1' },
      { item: '2', part: wheel, name: 'Wheel', quantity: 2, seeFigure: null },
    ],
  });
  expect(await figure('1')).toMatchObject({
    title: 'Frame',
    lines: [{ item: '1', part: beam, name: 'Beam', quantity: 2 }],
  });
  const { rows } = await imported(bom.join('\n').replace(';2\n', ';two\n'));
  expect(rows).toEqual([{ row: 3, fields: { quantity: expect.any(String) as unknown } }]);
});

it('reads a book as a draft, and shows it once it is published', async () => {
  const { arm, old, next, text } = sample();
  const answer = await imported(text);
  expect(answer).toMatchObject({ acknowledged: true, revision: 1, created: 6, updated: 0 });
  expect((await shop.request('GET', `/machines/${machine.handle}`)).body).toMatchObject({
    books: [],
  });
  await publish(shop, admin, answer._id);
  expect((await shop.request('GET', `/machines/${machine.handle}`)).body).toMatchObject({
    books: [
      {
        revision: 1,
        title: machine.name,
        assemblies: [
          { name: 'Discs and arms', figures: [{ number: '20-1', items: 4 }], assemblies: [] },
          {
            name: 'Rear',
            figures: [],
            assemblies: [{ name: 'Roller', figures: [{ number: '40-1' }] }],
          },
        ],
      },
    ],
  });
  expect(await figure('20-1')).toMatchObject({
    number: '20-1',
    title: 'Disc arm, front row',
    assemblies: ['Discs and arms'],
    drawing: null,
    previous: null,
    next: { number: '40-1', title: 'Rings and shaft' },
    lines: [
      {
        item: '1',
        part: arm,
        name: 'Arm with lower clamp',
        applies: true,
        offer: null,
        comesWith: null,
      },
      { item: '14', part: null, name: 'Stub axle', comesWith: '1', level: 1 },
      {
        item: '2',
        part: old,
        applies: null,
        serials: { from: null, to: `${machine.series}-03999` },
      },
      {
        item: '2',
        part: next,
        applies: null,
        serials: { from: `${machine.series}-04000`, to: null },
      },
      { item: '13', part: null, quantity: null, seeFigure: '40-1' },
    ],
  });
});

it('judges lines by the serial number and the options', async () => {
  const { text } = sample();
  await publish(shop, admin, (await imported(text))._id);
  const applies = async (number: string, query: string) =>
    ((await figure(number, query)) as { lines: { applies: boolean | null }[] }).lines.map(
      (line) => line.applies,
    );
  expect(await applies('20-1', `?serial=${machine.series}-03999`)).toEqual([
    true,
    true,
    true,
    false,
    true,
  ]);
  expect(await applies('20-1', `?serial=${machine.series}04000`)).toEqual([
    true,
    true,
    false,
    true,
    true,
  ]);
  expect(await applies('40-1', '')).toEqual([null]);
  expect(await applies('40-1', '?options=R')).toEqual([true]);
  expect(await applies('40-1', '?options=T')).toEqual([false]);
  expect(await applies('40-1', '?options=')).toEqual([false]);
});

it('answers whether a part fits, in three values', async () => {
  const { arm, old, ring, text } = sample();
  await publish(shop, admin, (await imported(text))._id);
  const other = await newMachine(shop, admin);
  const fits = async (part: string, query: string, of = machine) => {
    const answer = await shop.request(
      'GET',
      `/parts/${part.toLowerCase()}?machine=${of.handle}${query}`,
    );
    return (answer.body as { fits: object }).fits;
  };
  expect(await fits(arm, '')).toMatchObject({ verdict: 'yes', item: '1', serials: null });
  expect(await fits(old, '')).toMatchObject({ verdict: 'unknown', figure: { number: '20-1' } });
  expect(await fits(old, `&serial=${machine.series}-00001`)).toMatchObject({ verdict: 'yes' });
  expect(await fits(old, `&serial=${machine.series}-04000`)).toMatchObject({
    verdict: 'no',
    listed: old,
  });
  expect(await fits(ring, `&serial=${machine.series}-04000`)).toMatchObject({
    verdict: 'unknown',
    usableOn: [{ code: 'R', name: 'V-ring roller' }],
  });
  expect(await fits(arm, '', other)).toMatchObject({ verdict: 'unknown', listed: null });
  expect((await shop.request('GET', `/parts/${arm}`)).body).toMatchObject({
    part: arm,
    fits: null,
    usedOn: {
      data: [{ machine: { handle: machine.handle }, figures: [{ number: '20-1' }] }],
      next: null,
    },
  });
  expect((await shop.request('GET', '/parts/NO-SUCH-PART')).status).toBe(404);
});

it('shows price and stock of a part that the shop sells, as soon as it does', async () => {
  const { arm, text } = sample();
  await publish(shop, admin, (await imported(text))._id);
  const product = await shop.product({ price: 42.5, available: 7, minimum: 2 });
  const sku = ` ${arm.toLowerCase().replaceAll('-', ' ')}`;
  const given = { token: admin.token, body: { sku } };
  expect((await shop.request('PATCH', `/services/${product.id}`, given)).status).toBe(200);
  const offer = { productId: product.id, price: 42.5, currency: 'usd', available: 7, minimum: 2 };
  expect(await figure('20-1')).toMatchObject({ lines: [{ offer }, {}, {}, {}, {}] });
  await shop.request('PATCH', `/services/${product.id}`, {
    token: admin.token,
    body: { sku: null },
  });
  expect(await figure('20-1')).toMatchObject({ lines: [{ offer: null }, {}, {}, {}, {}] });
});

it('exports a book that reads back unchanged', async () => {
  const { _id } = await imported(sample().text);
  const exported = await shop.request('GET', `/parts-books/${_id}.csv`, { token: admin.token });
  expect(exported.status).toBe(200);
  expect(await imported(exported.body as string)).toMatchObject({
    _id,
    revision: 1,
    created: 0,
    updated: 0,
    removed: 0,
    unchanged: 6,
  });
});

it('reads a file of a spreadsheet with semicolons and a mark', async () => {
  const { text } = sample();
  const lines = text.replace(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/g, ';').replaceAll('\n', '\r\n');
  expect(await imported(`\ufeff${lines}`)).toMatchObject({ created: 6 });
});

it('says what a table would change, without a change', async () => {
  const { text, arm } = sample();
  expect(await imported(text, '&dryRun')).toMatchObject({ _id: null, revision: 1, created: 6 });
  expect((await shop.request('GET', `/parts/${arm}`)).status).toBe(404);
  const { _id } = await imported(text);
  const changed = text
    .replace('Stub axle', 'Axle')
    .split('\n')
    .slice(0, -1)
    .join('\n')
    .replace('see 40-1', '');
  expect(await imported(changed, '&dryRun')).toMatchObject({
    _id,
    created: 0,
    updated: 2,
    removed: 1,
    unchanged: 3,
    changes: [
      { row: 3, item: '14', fields: { name: { before: 'Stub axle', after: 'Axle' } } },
      { row: 6, item: '13', fields: { note: { before: 'see 40-1', after: '' } } },
      { row: null, figure: '40-1', item: '2' },
    ],
  });
});

it('makes the next revision after a publication, and keeps drawings and callouts', async () => {
  const { text } = sample();
  const first = await imported(text);
  const drawing = { url: '/pictures/figures/20-1.svg', width: 1000, height: 750 };
  const callouts = [
    { item: '1', x: 10.25, y: 20 },
    { item: '2', x: 30, y: 40, tipX: 31, tipY: 41 },
  ];
  const place = (id: string, body: object, number = '20-1') =>
    shop.request('PUT', `/parts-books/${id}/figures/${number}`, { token: admin.token, body });
  expect(await place(first._id, { drawing, callouts })).toMatchObject({
    status: 200,
    body: { modifiedCount: 1, warnings: [{ figure: '20-1' }, { figure: '20-1' }] },
  });
  expect(await place(first._id, { callouts })).toMatchObject({ body: { modifiedCount: 0 } });
  expect(await place(first._id, { callouts: [{ item: '99', x: 1, y: 1 }] })).toMatchObject({
    status: 422,
    body: { fields: { 'callouts.0.item': expect.stringMatching(/no such item/) as unknown } },
  });
  expect((await place(first._id, { callouts: [{ item: '1', x: 101, y: 1 }] })).status).toBe(422);
  expect((await place(first._id, { callouts: [] }, '99-9')).status).toBe(404);
  await publish(shop, admin, first._id);
  const second = await imported(text);
  expect(second).toMatchObject({ revision: 2, unchanged: 6 });
  expect(second._id).not.toBe(first._id);
  expect(second.warnings.map(({ row }) => row)).toEqual([3, 6]);
  await publish(shop, admin, second._id);
  expect(await figure('20-1')).toMatchObject({
    book: { revision: 2 },
    drawing,
    callouts: [
      { item: '1', x: 10.25, y: 20, tipX: null, tipY: null },
      { item: '2', x: 30, y: 40, tipX: 31, tipY: 41 },
    ],
  });
  expect((await place(first._id, { callouts })).status).toBe(409);
  await publish(shop, admin, first._id);
  expect(await figure('20-1')).toMatchObject({ book: { revision: 1 } });
  const states = (
    await shop.request('GET', `/parts-books?machine=${machine.handle}`, { token: admin.token })
  ).body as { revision: number; state: string }[];
  expect(states.map(({ revision, state }) => `${revision} ${state}`)).toEqual([
    '2 retired',
    '1 published',
  ]);
  const removal = await shop.request('DELETE', `/machines/${machine.handle}`, {
    token: admin.token,
  });
  expect(removal).toMatchObject({ status: 409, body: { code: 'book_published' } });
});
