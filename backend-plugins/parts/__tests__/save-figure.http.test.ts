import type { BookFigure } from '@harrow/contract';
import { useSharedShop } from '@harrow/testing/shared-shop';
import type { Person } from '@harrow/testing/test-shop';
import { importBook, newMachine, sampleBook } from './parts-shop';

const shop = useSharedShop();
let admin: Person;
let path: string;
beforeEach(async () => {
  admin = await shop.admin();
  const machine = await newMachine(shop, admin);
  const { body } = await importBook(shop, admin, machine, sampleBook(machine).text);
  path = `/parts-books/${(body as { _id: string })._id}/figures/20-1`;
});

const read = async () => {
  const { body, headers } = await shop.request('GET', path, { token: admin.token });
  return { figure: body as BookFigure, tag: headers.get('etag') ?? 'none' };
};

const save = (x: number, tag?: string) =>
  shop.request('PUT', path, {
    token: admin.token,
    body: { callouts: [{ item: '1', x, y: 20 }] },
    ...(tag !== undefined && { headers: { 'If-Match': tag } }),
  });

it('saves a figure as it was seen, and refuses one that someone else has changed since', async () => {
  const seen = await read();
  expect(await save(10, seen.tag)).toMatchObject({ status: 200, body: { modifiedCount: 1 } });
  expect(await save(30, seen.tag)).toMatchObject({
    status: 412,
    body: { message: 'The figure has changed since you opened it.' },
  });
  const now = await read();
  expect(now.figure.callouts).toEqual([{ item: '1', x: 10, y: 20, tipX: null, tipY: null }]);
  expect(await save(30, now.tag)).toMatchObject({ status: 200, body: { modifiedCount: 1 } });
});

it('saves a figure from a caller that does not say what it has seen', async () => {
  await save(10);
  expect(await save(30)).toMatchObject({ status: 200, body: { modifiedCount: 1 } });
});
