import { useSharedShop } from '@harrow/testing/shared-shop';
import type { Person } from '@harrow/testing/test-shop';
import { importBook, newMachine, publish, sampleBook, type TestMachine } from './parts-shop';

// requests alternate between both processes
const shop = useSharedShop({ backends: 2 });
let admin: Person;
let machine: TestMachine;
let sample: ReturnType<typeof sampleBook>;
beforeAll(async () => {
  admin = await shop.admin();
});
beforeEach(async () => {
  machine = await newMachine(shop, admin);
  sample = sampleBook(machine);
});

/** Imports a draft, and returns its id. */
async function draft(): Promise<string> {
  const { body } = await importBook(shop, admin, machine, sample.text);
  return (body as { _id: string })._id;
}

async function publishedBook(): Promise<string> {
  const id = await draft();
  await publish(shop, admin, id);
  return id;
}

const asAdmin = (method: string, path: string) =>
  shop.request(method, path, { token: admin.token });
const takeBack = (id: string) => asAdmin('DELETE', `/parts-books/${id}/publish`);
const discard = (id: string) => asAdmin('DELETE', `/parts-books/${id}`);

const states = async () =>
  (
    (await asAdmin('GET', `/parts-books?machine=${machine.handle}`)).body as {
      revision: number;
      state: string;
    }[]
  ).map(({ revision, state }) => `${revision} ${state}`);

/** Two answers to a public call, one of each process. */
const both = async (path: string) => [
  await shop.request('GET', path),
  await shop.request('GET', path),
];

describe('a published book that is taken back', () => {
  it('is gone from the very next answer of every process, and can be published again', async () => {
    const id = await publishedBook();
    const [figure, book, part] = [
      `/machines/${machine.handle}/figures/20-1`,
      `/machines/${machine.handle}`,
      `/parts/${sample.arm}?machine=${machine.handle}`,
    ];
    for (const answer of await both(figure)) expect(answer.status).toBe(200);
    expect(await takeBack(id)).toMatchObject({ status: 200, body: { modifiedCount: 1 } });
    for (const answer of await both(figure)) expect(answer.status).toBe(404);
    for (const { body } of await both(book)) expect(body).toMatchObject({ books: [] });
    for (const { body } of await both(part)) {
      expect(body).toMatchObject({
        fits: { verdict: 'unknown', listed: null },
        usedOn: { data: [] },
      });
    }
    expect(await states()).toEqual(['1 retired']);
    await publish(shop, admin, id);
    for (const answer of await both(figure)) expect(answer.status).toBe(200);
  });

  it('changes nothing when it is not published', async () => {
    const id = await draft();
    expect(await takeBack(id)).toMatchObject({ status: 200, body: { modifiedCount: 0 } });
    expect(await states()).toEqual(['1 draft']);
    expect((await takeBack('book_none')).status).toBe(404);
  });

  it('leaves the books of other codes', async () => {
    const id = await publishedBook();
    const other = await importBook(shop, admin, machine, sample.text, `&code=${machine.series}-B`);
    await publish(shop, admin, (other.body as { _id: string })._id);
    await takeBack(id);
    const { body } = await shop.request('GET', `/machines/${machine.handle}`);
    expect(body).toMatchObject({ books: [{ code: `${machine.series}-B` }] });
    const fits = await shop.request('GET', `/parts/${sample.arm}?machine=${machine.handle}`);
    expect(fits.body).toMatchObject({ fits: { verdict: 'yes' } });
  });

  it('lets its machine become an ordinary product', async () => {
    const id = await publishedBook();
    const remove = () => asAdmin('DELETE', `/machines/${machine.handle}`);
    expect(await remove()).toMatchObject({ status: 409, body: { code: 'book_published' } });
    await takeBack(id);
    expect((await remove()).status).toBe(200);
    expect((await asAdmin('GET', `/parts-books/${id}`)).status).toBe(404);
  });
});

describe('a draft', () => {
  it('is discarded, and the next import makes its revision again', async () => {
    await publishedBook();
    const id = await draft();
    expect(await states()).toEqual(['2 draft', '1 published']);
    expect(await discard(id)).toMatchObject({ status: 200, body: { deletedCount: 1 } });
    expect(await states()).toEqual(['1 published']);
    expect((await discard(id)).status).toBe(404);
    await draft();
    expect(await states()).toEqual(['2 draft', '1 published']);
  });

  it('is the only book that can be discarded', async () => {
    const id = await publishedBook();
    const refused = { status: 409, body: { code: 'book_published' } };
    expect(await discard(id)).toMatchObject(refused);
    await takeBack(id);
    expect(await discard(id)).toMatchObject(refused);
    expect(await states()).toEqual(['1 retired']);
  });

  it('is either published or replaced by an import at the same time, and never both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await draft();
      await Promise.all([publish(shop, admin, id), draft(), draft()]);
      const { body } = await shop.request('GET', `/parts/${sample.arm}?machine=${machine.handle}`);
      expect(body).toMatchObject({ fits: { verdict: 'yes', figure: { number: '20-1' } } });
      const [, ...older] = await states();
      expect(older.filter((state) => state.endsWith('draft'))).toEqual([]);
    }
  });
});

it('lets admins alone take books back and discard them', async () => {
  const { token } = await shop.customer();
  for (const path of ['/parts-books/book_none/publish', '/parts-books/book_none']) {
    expect((await shop.request('DELETE', path, { token })).status).toBe(403);
    expect((await shop.request('DELETE', path)).status).toBe(401);
  }
});
