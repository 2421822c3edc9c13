import type { List, NamedList } from '@harrow/contract';
import { useSharedShop } from '@harrow/testing/shared-shop';
import type { Person } from '@harrow/testing/shop';

const shop = useSharedShop();
let farmer: Person;
beforeEach(async () => {
  farmer = await shop.customer();
});

const line = (productId: string, quantity = 1) => ({ productId, quantity });
const EMPTY = { lines: [], updatedAt: null };

type Seen = { ifMatch?: string; caller?: Person };

const read = ({ caller = farmer }: Seen = {}) =>
  shop.request('GET', '/me/list', { token: caller.token });
const headersOf = (ifMatch?: string): Record<string, string> =>
  ifMatch === undefined ? {} : { 'if-match': ifMatch };
const save = (lines: unknown, { ifMatch, caller = farmer }: Seen = {}) =>
  shop.request('PUT', '/me/list', {
    ...{ token: caller.token, headers: headersOf(ifMatch) },
    body: { lines },
  });
const tagOf = ({ headers }: { headers: Headers }) => headers.get('etag') ?? 'none';

const readNamed = async (caller = farmer) =>
  (await shop.request('GET', '/me/lists', { token: caller.token })).body as NamedList[];
const saveNamed = (name: string, lines: unknown, { ifMatch, caller = farmer }: Seen = {}) =>
  shop.request('PUT', `/me/lists/${encodeURIComponent(name)}`, {
    ...{ token: caller.token, headers: headersOf(ifMatch) },
    body: { lines },
  });
const deleteNamed = (name: string, caller = farmer) =>
  shop.request('DELETE', `/me/lists/${encodeURIComponent(name)}`, { token: caller.token });

describe('the current list', () => {
  it('is empty at first, then what its customer has saved, in their order', async () => {
    expect(await read()).toMatchObject({ status: 200, body: EMPTY });
    const lines = [line('prod_b', 25), line('prod_a')];
    const saved = await save(lines);
    expect(saved).toMatchObject({ status: 200, body: { lines } });
    const shown = await read();
    expect(shown.body).toEqual(saved.body);
    expect(tagOf(shown)).toBe(tagOf(saved));
    expect((await save([])).body).toMatchObject({ lines: [] });
  });

  it('is its customer’s alone', async () => {
    await save([line('prod_a')]);
    expect((await read({ caller: await shop.customer() })).body).toEqual(EMPTY);
    expect((await shop.request('GET', '/me/list')).status).toBe(401);
    expect((await shop.request('PUT', '/me/list', { body: { lines: [] } })).status).toBe(401);
  });

  it('is not overwritten by a device that has not seen it', async () => {
    const first = tagOf(await read());
    const second = tagOf(await save([line('prod_a')], { ifMatch: first }));
    expect(await save([line('prod_b')], { ifMatch: first })).toMatchObject({
      status: 412,
      body: { code: 'changed_since' },
    });
    expect((await read()).body).toMatchObject({ lines: [line('prod_a')] });
    expect((await save([line('prod_b')], { ifMatch: second })).status).toBe(200);
    expect((await save([], { ifMatch: '"other"' })).status).toBe(412);
    expect((await save([line('prod_c')], { ifMatch: '*' })).status).toBe(200);
  });

  it('keeps its ETag where it is saved as it is', async () => {
    const tag = tagOf(await save([line('prod_a')]));
    expect(tagOf(await save([line('prod_a')], { ifMatch: tag }))).toBe(tag);
  });

  it.each(['empty', 'saved'])('lets one of 10 editors of an %s list win', async (state) => {
    if (state === 'saved') await save([line('prod_a')]);
    const ifMatch = tagOf(await read());
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => save([line(`prod_${index}`)], { ifMatch })),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 412)).toHaveLength(9);
    expect((await read()).body).toEqual(won[0]?.body);
  });

  it.each([
    ['lines', undefined],
    ['lines', null],
    ['lines', Array.from({ length: 201 }, (_, index) => line(`prod_${index}`))],
    ['lines.1.productId', [line('prod_a'), line('prod_a')]],
    ['lines.0.productId', [{ quantity: 1 }]],
    ['lines.0.productId', [line('')]],
    ['lines.0.productId', [line('🚜'.repeat(2500))]],
    ['lines.0.productId', [line('a\u0000')]],
    ['lines.0.quantity', [line('prod_a', 0)]],
    ['lines.0.quantity', [line('prod_a', -1)]],
    ['lines.0.quantity', [line('prod_a', 1.5)]],
    ['lines.0.quantity', [line('prod_a', 2_147_483_648)]],
  ])('refuses wrong %s, and stays as it is', async (field, lines) => {
    await save([line('prod_a')]);
    const { status, body } = await save(lines);
    expect(status).toBe(422);
    expect(Object.keys((body as { fields: object }).fields)).toEqual([field]);
    expect((await read()).body).toMatchObject({ lines: [line('prod_a')] });
  });

  it('takes 200 lines', async () => {
    const lines = Array.from({ length: 200 }, (_, index) => line(`prod_${index}`, index + 1));
    expect((await save(lines)).body).toMatchObject({ lines });
  });
});

describe('lists with names', () => {
  it('are saved, replaced, listed by name and deleted', async () => {
    await save([line('prod_now')]);
    await saveNamed('Spring', [line('prod_a')]);
    await saveNamed('Harvest 🌾', [line('prod_b', 2)]);
    expect(await saveNamed('Spring', [line('prod_c')])).toMatchObject({
      status: 200,
      body: { name: 'Spring', lines: [line('prod_c')] },
    });
    expect(await readNamed()).toMatchObject([
      { name: 'Harvest 🌾', lines: [line('prod_b', 2)] },
      { name: 'Spring', lines: [line('prod_c')] },
    ]);
    expect((await deleteNamed('Spring')).body).toEqual({ acknowledged: true, deletedCount: 1 });
    expect((await deleteNamed('Spring')).status).toBe(404);
    expect(await readNamed()).toMatchObject([{ name: 'Harvest 🌾' }]);
    expect(((await read()).body as List).lines).toEqual([line('prod_now')]);
  });

  it('are their customer’s alone', async () => {
    await saveNamed('Spring', [line('prod_a')]);
    const other = await shop.customer();
    expect(await readNamed(other)).toEqual([]);
    expect((await deleteNamed('Spring', other)).status).toBe(404);
    await saveNamed('Spring', [line('prod_b')], { caller: other });
    expect(await readNamed()).toMatchObject([{ lines: [line('prod_a')] }]);
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const path = method === 'GET' ? '/me/lists' : '/me/lists/Spring';
      expect((await shop.request(method, path)).status).toBe(401);
    }
  });

  it('are not overwritten by a device that has not seen them', async () => {
    const first = tagOf(await saveNamed('Spring', [line('prod_a')]));
    await saveNamed('Spring', [line('prod_b')], { ifMatch: first });
    expect((await saveNamed('Spring', [], { ifMatch: first })).status).toBe(412);
    expect((await saveNamed('Autumn', [], { ifMatch: first })).status).toBe(412);
    expect(await readNamed()).toMatchObject([{ name: 'Spring', lines: [line('prod_b')] }]);
  });

  it.each(['a/b', '50%', '?', '#1', 'Ärger', 'x'.repeat(60), 'two  words', '.…'])(
    'may be called %j',
    async (name) => {
      expect((await saveNamed(name, [])).body).toMatchObject({ name });
      expect(await readNamed()).toMatchObject([{ name }]);
      expect((await deleteNamed(name)).status).toBe(200);
    },
  );

  it.each([' ', '\u200b', 'x'.repeat(61), 'x'.repeat(5000), 'a\u0000b'])(
    'may not be called %j',
    async (name) => {
      expect((await saveNamed(name, [])).status).toBe(422);
      expect(await readNamed()).toEqual([]);
    },
  );

  it('are 50 at most, also where several are saved at once', async () => {
    const names = Array.from({ length: 49 }, (_, index) => `List ${index}`);
    for (const name of names) await saveNamed(name, []);
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((name) => saveNamed(name, [line('prod_a')])),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'too_many_lists',
      limit: 50,
    });
    expect((await saveNamed('List 7', [line('prod_b')])).status).toBe(200);
    expect(await readNamed()).toHaveLength(50);
  });
});

it('is deleted with the customer', async () => {
  await save([line('prod_a')]);
  await saveNamed('Spring', [line('prod_a')]);
  await shop.sql('DELETE FROM shop_account WHERE customer_id = $1', [farmer.id]);
  await shop.sql('DELETE FROM customer WHERE id = $1', [farmer.id]);
  expect(await shop.sql('SELECT FROM shop_list WHERE customer_id = $1', [farmer.id])).toEqual([]);
});
