import { MAX_OWN_MACHINES, type OwnMachine } from '@harrow/contract';
import { useSharedShop } from '@harrow/testing/shared-shop';
import type { Person } from '@harrow/testing/test-shop';
import { importBook, newMachine, publish, sampleBook, type TestMachine } from './parts-shop';

const shop = useSharedShop();
let admin: Person;
let person: Person;
let machine: TestMachine;
beforeAll(async () => {
  admin = await shop.admin();
  machine = await newMachine(shop, admin);
});
beforeEach(async () => {
  person = await shop.customer();
});

const ask = (method: string, path = '', body?: object, { token }: { token?: string } = person) =>
  shop.request(method, `/me/machines${path}`, { token, body });
const add = (body: object, who: Person = person) =>
  ask('POST', '', { machine: machine.handle, ...body }, who);
const list = async () => (await ask('GET')).body as OwnMachine[];
const idOf = ({ body }: { body: unknown }) => (body as { insertedId: string }).insertedId;

it('keeps a machine with its serial number as typed', async () => {
  const serial = `${machine.series.toLowerCase()} 04117`;
  const _id = idOf(await add({ serial, nickname: 'Big Red', options: ['R'] }));
  expect(await list()).toEqual([
    {
      _id,
      machine: { handle: machine.handle, name: machine.name, img: '/pictures/products/test.svg' },
      serial,
      options: ['R'],
      nickname: 'Big Red',
      createdAt: expect.stringMatching(/^\d{4}-/) as unknown,
    },
  ]);
});

it('keeps a machine without known details, and what is added later', async () => {
  const id = idOf(await add({}));
  const serial = `${machine.series}-00001`;
  expect(await ask('PATCH', `/${id}`, { serial })).toMatchObject({ body: { modifiedCount: 1 } });
  expect(await ask('PATCH', `/${id}`, { serial })).toMatchObject({ body: { modifiedCount: 0 } });
  expect(await list()).toMatchObject([{ serial, options: null, nickname: null }]);
  await ask('PATCH', `/${id}`, { serial: null, nickname: 'Old one' });
  expect(await list()).toMatchObject([{ serial: null, nickname: 'Old one' }]);
  expect(await ask('DELETE', `/${id}`)).toMatchObject({ status: 200, body: { deletedCount: 1 } });
  expect(await list()).toEqual([]);
});

it('refuses a serial number and an option that the machine does not have', async () => {
  expect(await add({ serial: `${machine.series}-O0001` })).toMatchObject({
    status: 422,
    body: {
      fields: { serial: expect.stringMatching(/./) as unknown },
      suggestions: [`${machine.series}00001`],
    },
  });
  expect(await add({ options: ['X'] })).toMatchObject({
    status: 422,
    body: { fields: { options: expect.stringMatching(/X/) as unknown } },
  });
  expect((await add({ machine: 'no-such-machine' })).status).toBe(404);
  expect(await list()).toEqual([]);
});

it('keeps the same machine once, in whatever spelling', async () => {
  await add({ serial: `${machine.series}-00007` });
  expect(await add({ serial: `${machine.series} 000 07` })).toMatchObject({
    status: 409,
    body: { code: 'machine_kept' },
  });
});

it('keeps fifty machines at most, also of calls at once', async () => {
  const serials = Array.from(
    { length: MAX_OWN_MACHINES + 5 },
    (_, index) => `${machine.series}-${10_000 + index}`,
  );
  const statuses = await Promise.all(serials.map(async (serial) => (await add({ serial })).status));
  expect(statuses.filter((status) => status === 200)).toHaveLength(MAX_OWN_MACHINES);
  expect(statuses.filter((status) => status === 409)).toHaveLength(5);
  expect(await list()).toHaveLength(MAX_OWN_MACHINES);
});

it('shows and changes the machines of the caller alone', async () => {
  const id = idOf(await add({ nickname: 'Mine' }));
  const other = await shop.customer();
  expect((await ask('GET', '', undefined, other)).body).toEqual([]);
  expect((await ask('PATCH', `/${id}`, { nickname: 'Yours' }, other)).status).toBe(404);
  expect((await ask('DELETE', `/${id}`, undefined, other)).status).toBe(404);
  expect(await list()).toMatchObject([{ nickname: 'Mine' }]);
  expect((await ask('GET', '', undefined, {})).status).toBe(401);
  expect((await ask('GET', '/parts', undefined, {})).status).toBe(401);
});

it('finds the parts of one’s machines at their serial numbers', async () => {
  const { text, old, next, ring, arm } = sampleBook(machine);
  const { body } = await importBook(shop, admin, machine, text);
  await publish(shop, admin, (body as { _id: string })._id);
  const early = idOf(await add({ serial: `${machine.series}-00001`, options: ['T'] }));
  const late = idOf(await add({ serial: `${machine.series}-05000`, options: ['R'] }));
  const parts = async (q: string) => {
    const found = (await ask('GET', `/parts?q=${encodeURIComponent(q)}`)).body as {
      data: { part: string; machines: string[] }[];
    };
    return found.data.map(({ part, machines }) => [part, [...machines].sort()]);
  };
  expect(await parts('seal')).toEqual(
    expect.arrayContaining([
      [old, [early]],
      [next, [late]],
    ]),
  );
  expect(await parts(arm.slice(0, -2).toLowerCase())).toEqual([[arm, [early, late].sort()]]);
  expect(await parts('inner rin')).toEqual([[ring, [late]]]);
  expect(await parts('')).toHaveLength(4);
  expect(await parts("'); DROP")).toEqual([]);
});

it('shows staff the machines of a customer', async () => {
  const _id = idOf(await add({ nickname: 'Big Red' }));
  const read = (who: Person) =>
    shop.request('GET', `/customers/${person.id}/machines`, { token: who.token });
  expect(await read(admin)).toMatchObject({ status: 200, body: [{ _id, nickname: 'Big Red' }] });
  expect((await read(person)).status).toBe(403);
});
