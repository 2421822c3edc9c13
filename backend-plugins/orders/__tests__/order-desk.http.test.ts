import type { Note, OrderEvent } from '@harrow/contract';
import { useSharedShop } from '@harrow/testing/shared-shop';
import type { Person } from '@harrow/testing/shop';
import { shopping } from '@harrow/testing/shopping';

const shop = useSharedShop();
const shopper = shopping(shop);
let admin: Person;
let ada: Person;
beforeAll(async () => {
  [admin, ada] = [await shop.admin(), await shop.customer(undefined, { name: 'Ada Grower' })];
});

const ask = (method: string, path: string, body?: unknown, person: Person | null = admin) =>
  shop.request(method, path, { token: person?.token, body });
const newOrder = async () => await shopper.order(ada, await shop.product());
const readOrder = async (id: string) => (await ask('GET', `/orders/${id}`)).body;

describe('PATCH /orders/{id}/address', () => {
  const change = (id: string, body: unknown, person?: Person | null) =>
    ask('PATCH', `/orders/${id}/address`, body, person);
  const eventsOf = async (id: string, person = admin) =>
    ((await ask('GET', `/orders/${id}/events`, undefined, person)).body as OrderEvent[]).filter(
      ({ type }) => type === 'address_changed',
    );

  it('changes the given members, and records it once', async () => {
    const id = await newOrder();
    const address = '2 Mill Lane 🌾\nAmes, IA 50010';
    expect(await change(id, { address, phone: '+1 555 0199' })).toMatchObject({
      status: 200,
      body: { acknowledged: true, modifiedCount: 1 },
    });
    expect(await readOrder(id)).toMatchObject({
      name: 'Ada Grower',
      phone: '+1 555 0199',
      address,
    });
    expect((await change(id, { address })).body).toMatchObject({ modifiedCount: 0 });
    expect((await change(id, {})).body).toMatchObject({ modifiedCount: 0 });
    expect(await eventsOf(id)).toMatchObject([{ by: 'staff', actor: admin.email }]);
    expect(await eventsOf(id, ada)).toEqual([
      { ...{ at: expect.any(String) as string, type: 'address_changed', by: 'staff' } },
    ]);
  });

  it('changes the name alone, to one of a single word too', async () => {
    const id = await newOrder();
    await change(id, { name: 'Prince' });
    expect(await readOrder(id)).toMatchObject({ name: 'Prince', address: '1 Farm Road, Ames' });
    const { body } = await ask('GET', `/audit?q=${id}`);
    expect(body).toMatchObject([
      {
        ...{ action: 'order.updated', actor: admin.email },
        before: { shipping_first_name: 'Ada', shipping_last_name: 'Grower' },
        after: { shipping_first_name: 'Prince', shipping_last_name: '' },
      },
    ]);
  });

  it('finds the order by its new address', async () => {
    const id = await newOrder();
    await change(id, { address: `Quillfeather ${id} Hof` });
    const { body } = await ask('GET', `/orders?q=${encodeURIComponent(`quillfeather ${id}`)}`);
    expect(body).toMatchObject([{ _id: id }]);
  });

  it('changes a paid order, and none that is shipped or canceled', async () => {
    const { orderId } = await shopper.paidOrder(ada, await shop.product());
    expect((await change(orderId, { phone: '5550101' })).status).toBe(200);
    await shopper.ship(admin, orderId);
    expect(await change(orderId, { phone: '5550102' })).toMatchObject({
      status: 409,
      body: { code: 'order_shipped' },
    });
    expect(await readOrder(orderId)).toMatchObject({ phone: '5550101' });
    const canceled = await newOrder();
    await shopper.cancel(ada, canceled);
    expect((await change(canceled, { phone: '5550102' })).status).toBe(404);
    expect((await change('order_none', { phone: '5550102' })).status).toBe(404);
  });

  it('either ships to the new address or keeps the old one', async () => {
    const { orderId } = await shopper.paidOrder(ada, await shop.product());
    const [changed, shipped] = await Promise.all([
      change(orderId, { address: 'Elsewhere' }),
      shopper.ship(admin, orderId),
    ]);
    expect(shipped.status).toBe(200);
    const address = changed.status === 200 ? 'Elsewhere' : '1 Farm Road, Ames';
    expect([200, 409]).toContain(changed.status);
    expect(await readOrder(orderId)).toMatchObject({ address, shipped: true });
  });

  it('is for admins alone', async () => {
    const id = await newOrder();
    expect((await change(id, { name: 'X Y' }, ada)).status).toBe(403);
    expect((await change(id, { name: 'X Y' }, null)).status).toBe(401);
  });

  it.each([
    ['name', ['', '\u200b', 5, null]],
    ['phone', ['', 'call me', 'x1'.repeat(21), 5]],
    ['address', ['', 'a'.repeat(501), 'a\u0000b', 5, ['a']]],
  ])('refuses an invalid %s, and changes nothing', async (field, values) => {
    const id = await newOrder();
    for (const value of values) {
      const { status, body } = await change(id, { phone: '5550102', [field]: value });
      expect({ value, status }).toEqual({ value, status: 422 });
      expect(Object.keys((body as { fields: object }).fields)).toEqual([field]);
    }
    expect(await readOrder(id)).toMatchObject({ phone: '+1 555 0100' });
  });
});

describe('the notes of an order', () => {
  const add = (id: string, text: unknown, person?: Person | null) =>
    ask('POST', `/orders/${id}/notes`, { text }, person);
  const list = async (id: string) => (await ask('GET', `/orders/${id}/notes`)).body as Note[];

  it('are added, listed with their authors and deleted', async () => {
    const id = await newOrder();
    const first = await add(id, ' Call before noon.\nGate 🚪 ');
    expect(first).toMatchObject({ status: 201, body: { acknowledged: true } });
    await add(id, 'x'.repeat(2000));
    const [note, another] = await list(id);
    expect(note).toEqual({
      ...{ _id: (first.body as { insertedId: string }).insertedId, by: admin.email },
      ...{ at: expect.any(String) as string, text: 'Call before noon.\nGate 🚪' },
    });
    expect(another?.text).toHaveLength(2000);
    const path = `/orders/${id}/notes/${note?._id ?? ''}`;
    expect((await ask('DELETE', path)).body).toEqual({ acknowledged: true, deletedCount: 1 });
    expect((await ask('DELETE', path)).status).toBe(404);
    expect(await list(id)).toEqual([another]);
  });

  it('are those of the stock admin', async () => {
    const id = await newOrder();
    await add(id, 'From the desk.');
    const staff = await shop.stockAdmin();
    const body = { resource_id: id, resource_type: 'order', value: 'From the stock admin.' };
    await staff.request('POST', '/notes', { body });
    expect(await list(id)).toMatchObject([
      { text: 'From the desk.', by: admin.email },
      { text: 'From the stock admin.', by: expect.stringMatching(/@/) as string },
    ]);
    const shown = await staff.request('GET', `/notes?resource_id=${id}`);
    expect(
      (shown.body as { notes: { value: string }[] }).notes.map(({ value }) => value).sort(),
    ).toEqual(['From the desk.', 'From the stock admin.']);
  });

  it('belong to one order', async () => {
    const [id, other] = [await newOrder(), await newOrder()];
    await add(id, 'Here.');
    const [note] = await list(id);
    expect((await ask('DELETE', `/orders/${other}/notes/${note?._id ?? ''}`)).status).toBe(404);
    expect(await list(other)).toEqual([]);
    expect(await list(id)).toHaveLength(1);
  });

  it('are kept of a canceled order, and not of an unknown one', async () => {
    const id = await newOrder();
    await shopper.cancel(ada, id);
    expect((await add(id, 'Why?')).status).toBe(201);
    expect(await list(id)).toHaveLength(1);
    expect((await add('order_none', 'Hm.')).status).toBe(404);
    expect((await ask('GET', '/orders/order_none/notes')).status).toBe(404);
  });

  it('are for admins alone', async () => {
    const id = await newOrder();
    for (const [person, status] of [
      [ada, 403],
      [null, 401],
    ] as const) {
      expect((await add(id, 'Mine.', person)).status).toBe(status);
      expect((await ask('GET', `/orders/${id}/notes`, undefined, person)).status).toBe(status);
      expect((await ask('DELETE', `/orders/${id}/notes/note_x`, undefined, person)).status).toBe(
        status,
      );
    }
    expect(await list(id)).toEqual([]);
  });

  it.each([undefined, '', ' ', '\u200b', 'x'.repeat(2001), 'a\u0000', 5])(
    'refuse the text %j',
    async (text) => {
      const id = await newOrder();
      expect(await add(id, text)).toMatchObject({
        status: 422,
        body: { fields: { text: expect.any(String) as string } },
      });
      expect(await list(id)).toEqual([]);
    },
  );
});
