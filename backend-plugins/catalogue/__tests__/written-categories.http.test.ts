import { randomUUID } from 'node:crypto';
import type { Category, WrittenCategory } from '@harrow/contract';
import { atOnce, countStatuses } from '@harrow/testing/shopping';
import type { Person } from '@harrow/testing/shop';
import { useCatalogueShop } from './catalogue-shop';

// adds categories to all lists
const { shop } = useCatalogueShop();
let admin: Person;
beforeAll(async () => {
  admin = await shop.admin();
});

const ask = (method: string, path = '', body?: object) =>
  shop.request(method, `/categories${path}`, { token: admin.token, body });

const written = async () =>
  ((await ask('GET', '/written')).body as { data: WrittenCategory[] }).data;

const shown = async (language = 'en'): Promise<Category[]> => {
  const headers = { 'accept-language': language };
  const { body } = await shop.request('GET', '/categories', { headers });
  const flat = (list: Category[]): Category[] =>
    list.flatMap((each) => [each, ...flat(each.children)]);
  return flat((body as { data: Category[] }).data);
};

const newName = () => `Stone pickers ${randomUUID().slice(0, 8)}`;

/** Adds a category and returns its handle. */
const create = async (body: object): Promise<string> =>
  ((await ask('POST', '', body)).body as { insertedId: string }).insertedId;

it('adds a category behind the others of its level, which every page shows at once', async () => {
  await shown();
  const [above, below] = [newName(), newName()];
  const img = '/pictures/categories/tillage.svg';
  const handle = await create({ name: above, name_de: 'Steinsammler', img });
  expect(handle).toBe(above.toLowerCase().replaceAll(' ', '-'));
  const child = await create({ name: below, parent: handle, description: 'They pick stones.' });
  const found = (await shown()).find((each) => each.handle === handle);
  expect(found).toMatchObject({ name: above, img, description: '', count: 0 });
  expect(found?.children).toMatchObject([
    { handle: child, name: below, img: '', description: 'They pick stones.' },
  ]);
  const german = (await shown('de')).find((each) => each.handle === handle);
  expect(german).toMatchObject({ name: 'Steinsammler', children: [{ name: below }] });
  const all = await written();
  const at = all.findIndex((each) => each.handle === handle);
  expect(all.slice(at, at + 2)).toEqual([
    {
      ...{ handle, level: 0, name: above, name_de: 'Steinsammler' },
      ...{ description: '', description_de: '', img },
    },
    {
      ...{ handle: child, level: 1, name: below, name_de: '' },
      ...{ description: 'They pick stones.', description_de: '', img: null },
    },
  ]);
});

it('changes what is given, and takes empty texts out', async () => {
  const handle = await create({ name: newName(), name_de: 'Alt', description: 'Old.' });
  const change = async (body: object) => (await ask('PATCH', `/${handle}`, body)).body;
  const name = newName();
  const texts = { name, description_de: 'Neu.', img: '/pictures/categories/harvest.svg' };
  expect(await change(texts)).toEqual({ acknowledged: true, modifiedCount: 1 });
  expect(await change(texts)).toEqual({ acknowledged: true, modifiedCount: 0 });
  const find = async () => (await written()).find((each) => each.handle === handle);
  expect(await find()).toMatchObject({ ...texts, name_de: 'Alt', description: 'Old.' });
  await change({ name_de: '', description: '', img: null });
  expect(await find()).toMatchObject({ name, name_de: '', description: '', img: null });
  expect(await change({ name_de: '', img: null })).toMatchObject({ modifiedCount: 0 });
});

it('adds one category of a name, however many ask at once', async () => {
  const name = newName();
  const answers = await atOnce(4, () => ask('POST', '', { name }));
  expect(countStatuses(answers)).toEqual({ 200: 1, 409: 3 });
  expect((await ask('POST', '', { name: name.toUpperCase() })).body).toMatchObject({
    code: 'category_taken',
  });
});

it('refuses unknown categories and members, and people who are not owners', async () => {
  expect((await ask('PATCH', '/no-such', { name: 'No' })).status).toBe(404);
  const { status, body } = await ask('POST', '', { name: newName(), parent: 'no-such' });
  expect([status, body]).toMatchObject([
    422,
    { fields: { category: expect.any(String) as string } },
  ]);
  for (const wrong of [{ name: '' }, { name: 'A', rank: 1 }, { name: 'A', img: 'javascript:1' }]) {
    expect((await ask('POST', '', wrong)).status).toBe(422);
  }
  const { token } = await shop.customer();
  expect((await shop.request('GET', '/categories/written', { token })).status).toBe(403);
  expect((await shop.request('POST', '/categories', { token, body: {} })).status).toBe(403);
});
