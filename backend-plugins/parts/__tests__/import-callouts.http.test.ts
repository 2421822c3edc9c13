import { useSharedShop } from '@harrow/testing/shared-shop';
import type { Person } from '@harrow/testing/test-shop';
import { importBook, newMachine, publish, sampleBook, type TestMachine } from './parts-shop';

const shop = useSharedShop();
let admin: Person;
beforeAll(async () => {
  admin = await shop.admin();
});

const read = async (machine: TestMachine): Promise<string> => {
  const { body } = await importBook(shop, admin, machine, sampleBook(machine).text);
  return (body as { _id: string })._id;
};

/** The draft of a new machine, since a draft keeps the callouts of the previous revision. */
const newDraft = async (): Promise<string> => await read(await newMachine(shop, admin));

const HEADER = 'figure,item,x,y,tip_x,tip_y';

const send = (id: string, rows: string[], query = '', token: string | undefined = admin.token) =>
  shop.request('POST', `/parts-books/${id}/callouts/import${query}`, {
    token,
    headers: { 'content-type': 'text/csv' },
    body: [HEADER, ...rows].join('\n'),
  });

const figureOf = async (id: string) =>
  (await shop.request('GET', `/parts-books/${id}/figures/20-1`, { token: admin.token })).body;

it('replaces the callouts of the figures that the table names, and counts them', async () => {
  const id = await newDraft();
  const rows = ['20-1,1,94.38,51.67,,', '20-1,2,72,69.4,60,50', '40-1,2,10,20,,'];
  const counts = { updated: 0, removed: 0, unchanged: 0 };
  expect(await send(id, rows, '?dryRun=true')).toMatchObject({ body: { created: 3, ...counts } });
  expect(await figureOf(id)).toMatchObject({ callouts: [] });
  expect(await send(id, rows)).toMatchObject({ status: 200, body: { created: 3, ...counts } });
  expect(await figureOf(id)).toMatchObject({
    callouts: [
      { item: '1', x: 94.38, y: 51.67, tipX: null, tipY: null },
      { item: '2', x: 72, y: 69.4, tipX: 60, tipY: 50 },
    ],
  });
  expect(await send(id, ['20-1,1,90,51.67,,', '20-1,1,5,5,,'])).toMatchObject({
    body: { created: 1, updated: 1, removed: 1, unchanged: 0 },
  });
});

it('reads its own export without a change, also with decimal commas', async () => {
  const id = await newDraft();
  await send(id, ['20-1,1,94.38,51.67,,', '40-1,2,10,20,15,25']);
  const path = `/parts-books/${id}/callouts.csv`;
  const { body } = await shop.request('GET', path, { token: admin.token });
  const rows = (body as string).trim().split('\r\n').slice(1);
  const unchanged = { created: 0, updated: 0, removed: 0, unchanged: 2 };
  expect(await send(id, rows)).toMatchObject({ status: 200, body: unchanged });
  expect(await send(id, ['20-1,1,"94,38","51,67",,', '40-1,2,10,20,15,25'])).toMatchObject({
    body: unchanged,
  });
});

it.each([
  ['a figure that the book lacks', '99-9,1,1,1,,', { figure: 'The book has no such figure.' }],
  ['an item that is not on the list', '20-1,77,1,1,,', { item: expect.any(String) as unknown }],
  ['a place outside the drawing', '20-1,1,101,1,,', { x: 'This must be 0 to 100.' }],
  ['a missing place', '20-1,1,1,,,', { y: 'This is required.' }],
  ['half a tip', '20-1,1,1,1,5,', { tip_y: 'This is required where tip_x is given.' }],
])('refuses a table with %s, and changes nothing', async (_case, row, fields) => {
  const id = await newDraft();
  const answer = await send(id, ['20-1,1,10,10,,', row]);
  expect(answer).toMatchObject({ status: 422, body: { rows: [{ row: 3, fields }] } });
  expect(await figureOf(id)).toMatchObject({ callouts: [] });
});

it('refuses a retired book, an unknown one, and everyone but staff', async () => {
  const machine = await newMachine(shop, admin);
  const id = await read(machine);
  await publish(shop, admin, id);
  await publish(shop, admin, await read(machine));
  expect(await send(id, ['20-1,1,10,10,,'])).toMatchObject({
    status: 409,
    body: { code: 'book_retired' },
  });
  expect((await send('book_none', ['20-1,1,10,10,,'])).status).toBe(404);
  const customer = await shop.customer();
  expect((await send(id, [], '', customer.token)).status).toBe(403);
  expect((await shop.request('POST', `/parts-books/${id}/callouts/import`)).status).toBe(401);
});

it('warns of items that a drawing does not show', async () => {
  const id = await newDraft();
  const body = { drawing: { url: '/pictures/arm.svg', width: 400, height: 300 }, callouts: [] };
  await shop.request('PUT', `/parts-books/${id}/figures/20-1`, { token: admin.token, body });
  const { body: answer } = await send(id, ['20-1,1,10,10,,']);
  const { warnings } = answer as { warnings: { figure: string; message: string }[] };
  expect(warnings.map(({ message }) => message)).toContain('Item 2 has no place in the drawing.');
  expect(warnings.map(({ message }) => message)).not.toContain(
    'Item 1 has no place in the drawing.',
  );
});
