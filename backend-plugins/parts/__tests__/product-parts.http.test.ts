import type { ProductDetails, SearchResult } from '@harrow/contract';
import { useSharedShop } from '@harrow/testing/shared-shop';
import type { Person, TestProduct } from '@harrow/testing/test-shop';
import {
  bookTable,
  importBook,
  importReplaced,
  newMachine,
  partNumber,
  publish,
  type TestMachine,
} from './parts-shop';

const shop = useSharedShop();
let admin: Person;
let machine: TestMachine;
let [old, current] = ['', ''];
let sold: TestProduct & { handle: string };

/** A machine whose book lists an old part up to a number, and a product that replaces it. */
beforeAll(async () => {
  admin = await shop.admin();
  machine = await newMachine(shop, admin);
  [old, current] = [partNumber(), partNumber()];
  const product = await shop.product({ available: 8, price: 31 });
  await shop.request('PATCH', `/services/${product.id}`, {
    token: admin.token,
    body: { sku: current },
  });
  const { body: shown } = await shop.request('GET', `/services/${product.id}`);
  sold = { ...product, handle: (shown as { handle: string }).handle };
  const text = bookTable(
    `Arms,20-1,Arm,1,0,${old},Old disc,2,,${machine.series}-04000,,`,
    `Arms,20-2,Hub,1,0,${partNumber()},Hub,1,,,,`,
  );
  const { body } = await importBook(shop, admin, machine, text);
  await publish(shop, admin, (body as { _id: string })._id);
  await importReplaced(shop, admin, [`${old},${current},1,one way,,,,yes,2024-06-01,`]);
});

const details = async (handle: string) =>
  (await shop.request('GET', `/products/${handle}`)).body as ProductDetails;
const search = async (query: string) =>
  (await shop.request('GET', `/search?${query}`)).body as SearchResult;

it('says on the page of a part what it replaces and where it fits', async () => {
  expect(await details(sold.handle)).toMatchObject({
    part: { number: current, replaces: [old], replacedBy: null },
    fits: [
      {
        machine: { handle: machine.handle, name: machine.name },
        serials: { from: null, to: `${machine.series}-04000` },
      },
    ],
    fitsMore: false,
    book: null,
  });
});

it('knows the part number of a product that no book lists while it is shown', async () => {
  const number = partNumber();
  const { id } = await shop.product({ available: 3, price: 12 });
  const body = { sku: number };
  await shop.request('PATCH', `/services/${id}`, { token: admin.token, body });
  const asked = `/parts/${number.toLowerCase().replaceAll('-', ' ')}`;
  const path = encodeURI(`${asked}?machine=${machine.handle}`);
  expect((await shop.request('GET', path)).body).toMatchObject({
    part: number,
    offer: { productId: id, price: 12, available: 3 },
    replacedBy: null,
    replaces: [],
    fits: { verdict: 'no', listed: null },
    usedOn: { data: [], next: null },
  });
  await shop.sql(`UPDATE product SET status = 'draft' WHERE id = $1`, [id]);
  expect((await shop.request('GET', path)).status).toBe(404);
});

it('says on the page of a machine how many figures its book has', async () => {
  expect(await details(machine.handle)).toMatchObject({
    part: null,
    fits: [],
    book: { figures: 2 },
  });
});

it('finds the successor of an old number first, and says so', async () => {
  const found = await search(`q=${encodeURIComponent(old.toLowerCase().replaceAll('-', ' '))}`);
  expect(found).toMatchObject({
    data: [{ _id: sold.id }],
    count: 1,
    near: false,
    suggestion: null,
    replaced: { part: old, by: [current] },
  });
  expect(await search(`q=${current}`)).not.toHaveProperty('replaced');
});

it('finds the parts of a machine, at a serial number', async () => {
  const ids = async (query: string) => (await search(query)).data.map(({ _id }) => _id);
  const word = encodeURIComponent(sold.name.split(' ')[2] ?? '');
  expect(await ids(`machine=${machine.handle}`)).toEqual([sold.id]);
  expect(await ids(`machine=${machine.handle}&q=${word}`)).toEqual([sold.id]);
  expect(await ids(`machine=${machine.handle}&serial=${machine.series}-04000`)).toEqual([sold.id]);
  const none = await search(`machine=${machine.handle}&serial=${machine.series}-04001`);
  expect(none).toMatchObject({ data: [], count: 0, facets: { inStock: 0 } });
  const refused = await shop.request('GET', `/search?machine=${machine.handle}&serial=hello`);
  expect(refused).toMatchObject({
    status: 422,
    body: { fields: { serial: expect.stringMatching(/./) as unknown } },
  });
});

it('shows every change in the next answer', async () => {
  const figure = async () =>
    (await shop.request('GET', `/machines/${machine.handle}/figures/20-1`)).body;
  const offer = async () =>
    ((await figure()) as { lines: { replacedBy: { parts: { offer: object }[] } | null }[] })
      .lines[0]?.replacedBy?.parts[0]?.offer;
  expect(await offer()).toMatchObject({ available: 8, price: 31 });
  await shop.sql('UPDATE product_variant SET inventory_quantity = 3 WHERE id = $1', [
    sold.variantId,
  ]);
  expect(await offer()).toMatchObject({ available: 3 });
  await shop.request('PATCH', `/services/${sold.id}`, { token: admin.token, body: { price: 32 } });
  expect(await offer()).toMatchObject({ available: 3, price: 32 });
  await importReplaced(shop, admin, [`${old},,,,,,,,,`]);
  expect(await figure()).toMatchObject({ lines: [{ part: old, replacedBy: null }] });
  expect(await details(sold.handle)).toMatchObject({ part: { replaces: [] }, fits: [] });
  await importReplaced(shop, admin, [`${old},${current},1,one way,,,,yes,2024-06-01,`]);
  expect(await offer()).toMatchObject({ price: 32 });
  await shop.sql(`UPDATE part SET name = 'Older disc' WHERE printed = $1`, [old]);
  expect(await figure()).toMatchObject({ lines: [{ name: 'Older disc' }] });
  await shop.sql('UPDATE product SET title = $2 WHERE id = $1', [
    machine.id,
    `${machine.name} renamed`,
  ]);
  expect(await figure()).toMatchObject({ machine: { name: `${machine.name} renamed` } });
  expect((await shop.request('GET', `/machines/${machine.handle}`)).body).toMatchObject({
    name: `${machine.name} renamed`,
  });
  expect(await details(sold.handle)).toMatchObject({
    fits: [{ machine: { name: `${machine.name} renamed` } }],
  });
});

it('leaves a replaced product that is deleted as a part that is known and not sold', async () => {
  await shop.request('DELETE', `/services/${sold.id}`, { token: admin.token });
  expect((await shop.request('GET', `/parts/${current}`)).body).toMatchObject({
    part: current,
    offer: null,
  });
  expect(await search(`q=${old}`)).toMatchObject({
    data: [],
    count: 0,
    replaced: { by: [current] },
  });
});
