import type { OwnMachine, SoldMachine } from '@harrow/contract';
import { useSharedShop } from '@harrow/testing/shared-shop';
import { atOnce, shopping } from '@harrow/testing/shopping';
import type { Person } from '@harrow/testing/test-shop';
import { newMachine, type TestMachine } from './parts-shop';

const shop = useSharedShop();
let admin: Person;
let machine: TestMachine;
let person: Person;
beforeAll(async () => {
  admin = await shop.admin();
});
beforeEach(async () => {
  [person, machine] = [await shop.customer(), await newMachine(shop, admin)];
});

const serial = (number: string) => `${machine.series}-${number}`;

const ask = (method: string, orderId: string, path = '', body?: object, who: Person = admin) =>
  shop.request(method, `/orders/${orderId}/machines${path}`, { token: who.token, body });
const send = (orderId: string, number: string, productId = machine.id) =>
  ask('POST', orderId, '', { productId, serial: number });
const sold = async (orderId: string) => (await ask('GET', orderId)).body as SoldMachine[];
const own = async () =>
  (await shop.request('GET', '/me/machines', { token: person.token })).body as OwnMachine[];

it('adds a machine that was sent to those of its buyer, and takes it back', async () => {
  const { orderId } = await shopping(shop).paidOrder(person, machine);
  expect(await sold(orderId)).toEqual([
    { productId: machine.id, name: machine.name, quantity: 1, delivered: [] },
  ]);
  const { status, body } = await send(orderId, serial('04117'));
  const { insertedId } = body as { insertedId: string };
  expect(status).toBe(201);
  expect(await sold(orderId)).toMatchObject([
    { delivered: [{ _id: insertedId, serial: serial('04117') }] },
  ]);
  expect(await own()).toMatchObject([
    { machine: { handle: machine.handle }, serial: serial('04117') },
  ]);
  expect((await ask('DELETE', orderId, `/${insertedId}`)).status).toBe(200);
  expect((await ask('DELETE', orderId, `/${insertedId}`)).status).toBe(404);
  expect([await own(), (await sold(orderId))[0]?.delivered]).toEqual([[], []]);
});

it('leaves a machine alone that its buyer had entered before', async () => {
  const kept = { machine: machine.handle, serial: serial('04118'), nickname: 'Big Red' };
  await shop.request('POST', '/me/machines', { token: person.token, body: kept });
  const { orderId } = await shopping(shop).paidOrder(person, machine);
  const { body } = await send(orderId, serial('04118'));
  expect(await own()).toMatchObject([{ nickname: 'Big Red' }]);
  await ask('DELETE', orderId, `/${(body as { insertedId: string }).insertedId}`);
  expect(await own()).toMatchObject([{ nickname: 'Big Red' }]);
});

it('refuses a number that is none, too many, and one that was sent before', async () => {
  const { orderId } = await shopping(shop).paidOrder(person, machine);
  expect(await send(orderId, `${machine.series}-O0001`)).toMatchObject({
    status: 422,
    body: {
      fields: { serial: expect.any(String) as string },
      suggestions: [`${machine.series}00001`],
    },
  });
  const results = await atOnce(3, (index) => send(orderId, serial(`0500${index}`)));
  expect(results.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  const next = await shopping(shop).paidOrder(person, machine);
  const sent = (await sold(orderId)).flatMap(({ delivered }) => delivered);
  expect(await send(next.orderId, sent[0]?.serial ?? '')).toMatchObject({
    status: 409,
    body: { code: 'serial_sent' },
  });
  expect(await own()).toHaveLength(1);
});

it('needs a paid order of the machine, and staff', async () => {
  const orderId = await shopping(shop).order(person, machine);
  expect(await send(orderId, serial('04120'))).toMatchObject({
    status: 409,
    body: { code: 'order_unpaid' },
  });
  const { id } = await shop.product();
  expect((await send(orderId, serial('04120'), id)).status).toBe(404);
  expect((await send('order_none', serial('04120'))).status).toBe(404);
  expect((await ask('GET', orderId, '', undefined, person)).status).toBe(403);
  expect(await sold(orderId)).toHaveLength(1);
});
