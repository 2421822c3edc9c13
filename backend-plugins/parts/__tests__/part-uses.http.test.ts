import type { PartUses } from '@harrow/contract';
import { useSharedShop } from '@harrow/testing/shared-shop';
import type { Person } from '@harrow/testing/test-shop';
import {
  bookTable,
  importBook,
  importReplaced,
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
  machine = await newMachine(shop, admin);
});

const ask = (number: string, query = '') =>
  shop.request('GET', `/parts/${encodeURIComponent(number)}/uses${query}`, { token: admin.token });
const usesOf = async (number: string, query = '') => (await ask(number, query)).body as PartUses;

async function imported(text: string, of = machine, query = ''): Promise<string> {
  return ((await importBook(shop, admin, of, text, query)).body as { _id: string })._id;
}

const newCode = () => `&code=${partNumber()}`;

it('shows every line that lists a part, in books of any state, those of retired ones last', async () => {
  const other = await newMachine(shop, admin);
  const { old, text } = sampleBook(machine);
  await publish(shop, admin, await imported(text));
  await publish(shop, admin, await imported(text));
  await imported(bookTable(`Arms,1-1,Arm,7B,0,${old},,A/R,,,T,For spares`), other);
  const { part, name, uses, count, isCapped } = await usesOf(` ${old.toLowerCase()} `);
  expect({ part, name, count, isCapped }).toEqual({
    ...{ part: old, name: 'Shaft seal 45 × 62 × 8', count: 3, isCapped: false },
  });
  const shown = uses.map((use) => [use.machine.handle, use.book.revision, use.book.state]);
  expect(shown.slice(0, 2)).toEqual(
    expect.arrayContaining([
      [machine.handle, 2, 'published'],
      [other.handle, 1, 'draft'],
    ]) as unknown,
  );
  expect(shown.slice(2)).toEqual([[machine.handle, 1, 'retired']]);
  expect(uses).toContainEqual({
    machine: { handle: machine.handle, name: machine.name },
    book: expect.objectContaining({ code: `PB-${machine.series}`, revision: 2 }) as unknown,
    figure: { number: '20-1', title: 'Disc arm, front row' },
    ...{ position: 2, item: '2', quantity: 1, usableOn: [], note: null },
    serials: { from: null, to: `${machine.series}-03999` },
  });
  expect(uses).toContainEqual(
    expect.objectContaining({
      ...{ item: '7B', quantity: null, usableOn: ['T'], note: 'For spares', serials: null },
    }),
  );
});

it('turns the pages of the lines', async () => {
  const number = partNumber();
  const lines = [1, 2, 3, 4, 5].map((item) => `Arms,1-${item},Arm,${item},0,${number},Bolt,1,,,,`);
  await imported(bookTable(...lines), machine, newCode());
  const pages = await Promise.all(
    [0, 1, 2, 3].map((page) => usesOf(number, `?limit=2&pageNumber=${page}`)),
  );
  expect(pages.map(({ uses }) => uses.map(({ figure }) => figure.number))).toEqual([
    ['1-1', '1-2'],
    ['1-3', '1-4'],
    ['1-5'],
    [],
  ]);
  expect(pages.map(({ count }) => count)).toEqual([5, 5, 5, 5]);
  expect((await ask(number, '?limit=101')).status).toBe(422);
  expect((await ask(number, '?pageNumber=-1')).status).toBe(422);
});

it('shows what replaces a part and what it replaces, step by step', async () => {
  const [first, second, third, fourth] = [partNumber(), partNumber(), partNumber(), partNumber()];
  const names = [first, second, third, fourth].map(
    (number, index) => `Arms,1-1,Arm,${index + 1},0,${number},Part ${index + 1},1,,,,`,
  );
  await imported(bookTable(...names), machine, newCode());
  const { handle, series, name } = machine;
  await importReplaced(shop, admin, [
    `${first},${second},1,both ways,,,,,2026-03-01,Stronger`,
    `${second},${third},2,one way,${handle},${series}-04000,,,,`,
    `${second},${fourth},1,one way,${handle},${series}-04000,,,,`,
  ]);
  const { replaces, replacedBy } = await usesOf(second);
  expect(replaces).toMatchObject({
    count: 1,
    data: [
      {
        ...{ old: { part: first, name: 'Part 1' }, machine: null, serials: null },
        parts: [{ part: second, name: 'Part 2', quantity: 1 }],
        ...{ isTwoWay: true, since: '2026-03-01', note: 'Stronger' },
      },
    ],
  });
  expect(replacedBy).toMatchObject({
    count: 1,
    data: [
      {
        old: { part: second },
        machine: { handle, name },
        serials: { from: `${series}-04000`, to: null },
        isTwoWay: false,
      },
    ],
  });
  const parts = replacedBy.data[0]?.parts.map(({ part, quantity }) => [part, quantity]);
  expect(parts).toHaveLength(2);
  expect(parts).toEqual(
    expect.arrayContaining([
      [third, 2],
      [fourth, 1],
    ]) as unknown,
  );
});

it('says at what price a part is sold, also one that no book lists', async () => {
  const number = partNumber();
  const product = await shop.product({ price: 12.5, available: 4, minimum: 1 });
  await shop.request('PATCH', `/services/${product.id}`, {
    token: admin.token,
    body: { sku: number },
  });
  const alone = await usesOf(number.replaceAll('-', ' '));
  expect(alone).toMatchObject({ part: number, offer: { productId: product.id, price: 12.5 } });
  expect(alone).toMatchObject({ uses: [], count: 0, replaces: { count: 0 } });
  await imported(bookTable(`Arms,1-1,Arm,1,0,${number},Arm,1,,,,`), machine, newCode());
  expect(await usesOf(number)).toMatchObject({ offer: { productId: product.id }, count: 1 });
  await shop.request('PATCH', `/services/${product.id}`, {
    token: admin.token,
    body: { sku: null },
  });
  expect(await usesOf(number)).toMatchObject({ offer: null, count: 1 });
});

it('is for admins, and knows no other numbers', async () => {
  const { token } = await shop.customer();
  expect((await shop.request('GET', '/parts/X-1/uses', { token })).status).toBe(403);
  expect((await shop.request('GET', '/parts/X-1/uses')).status).toBe(401);
  expect((await ask('NO-SUCH-PART')).status).toBe(404);
  expect((await ask('---')).status).toBe(404);
});
