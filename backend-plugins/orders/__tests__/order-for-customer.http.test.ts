import type { AuditEntry, Customer, ListCheck, Order, OrderEvent } from '@harrow/contract';
import { priceLists } from '@harrow/testing/price-lists';
import { useSharedShop } from '@harrow/testing/shared-shop';
import type { Person } from '@harrow/testing/shop';
import { atOnce, linesBody, shopping, type TestLine } from '@harrow/testing/shopping';

const shop = useSharedShop();
const shopper = shopping(shop);
const lists = priceLists(shop);
let admin: Person;
let ada: Person;
beforeAll(async () => {
  [admin, ada] = [await shop.admin(), await shop.customer(undefined, { verified: true })];
});

const bodyFor = (person: Person, lines: TestLine[], changes = {}) => {
  const { email: _email, ...body } = linesBody(person, lines, { language: 'en', ...changes });
  return body;
};

const placeFor = (
  person: Person,
  lines: TestLine[],
  { by = admin, changes = {}, key }: { by?: Person; changes?: object; key?: string } = {},
) =>
  shop.request('POST', `/customers/${person.id}/orders`, {
    ...{ token: by.token, body: bodyFor(person, lines, changes) },
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

const idOf = ({ body }: { body: unknown }) => (body as { insertedId: string }).insertedId;

/** A person of staff with a duty. */
async function staff(duty: 'packer' | 'manager'): Promise<Person> {
  const person = await shop.customer(undefined, { verified: true });
  const request = { token: admin.token, body: { duty } };
  await shop.request('PUT', `/users/admin/${person.email}`, request);
  return person;
}

const read = async <T>(path: string, { token }: Person = admin) =>
  (await shop.request('GET', path, { token })).body as T;

describe('POST /customers/{id}/orders', () => {
  it('places the order of the customer, and takes the stock', async () => {
    const [seeder, harrow] = [await shop.product({ available: 10 }), await shop.product()];
    const lines = [
      { product: seeder, quantity: 3 },
      { product: harrow, quantity: 1 },
    ];
    const changes = { poNumber: 'PO 7', language: 'de', phone: '+49 30 1234' };
    const placed = await placeFor(ada, lines, { changes });
    expect(placed).toMatchObject({ status: 201, body: { acknowledged: true } });
    const [order] = await read<Order[]>(`/order?email=${ada.email}`, ada);
    expect(order).toMatchObject({
      ...{ _id: idOf(placed), customerId: ada.id, email: ada.email, status: 'unpaid' },
      ...{ poNumber: 'PO 7', phone: '+49 30 1234', address: '1 Farm Road, Ames' },
      lines: [{ productId: seeder.id, quantity: 3 }, { productId: harrow.id }],
    });
    expect(await shopper.stock(seeder)).toBe(7);
    expect(
      await shop.sql('SELECT language FROM storefront_order WHERE order_id = $1', [order?._id]),
    ).toEqual([{ language: 'de' }]);
  });

  it('charges what the groups of the customer pay, and not those of staff', async () => {
    const [dealer, product] = [await shop.customer(), await shop.product({ price: 20 })];
    const [dealers, colleagues] = [await lists.group([dealer]), await lists.group([admin])];
    const groups = (id: string) => ({ customer_groups: [{ id }] });
    await lists.create([{ product, amount: 1500 }], groups(dealers));
    await lists.create([{ product, amount: 100 }], groups(colleagues));
    const lines = [{ product, quantity: 2 }];
    const refused = await placeFor(dealer, lines);
    expect(refused).toMatchObject({
      status: 409,
      body: {
        ...{ code: 'price_changed', amount: 30 },
        lines: [{ productId: product.id, code: 'price_changed', amount: 30 }],
      },
    });
    expect((await placeFor(dealer, lines, { changes: { amount: 30 } })).status).toBe(201);
    const check = await shop.request('POST', `/customers/${dealer.id}/lists/check`, {
      token: admin.token,
      body: { lines: [{ productId: product.id, quantity: 2 }] },
    });
    expect((check.body as ListCheck).lines).toMatchObject([{ state: 'ok', price: 15, amount: 30 }]);
  });

  it('tells what is wrong with each line, and changes nothing', async () => {
    const [scarce, bulk] = [
      await shop.product({ available: 1 }),
      await shop.product({ minimum: 5, available: 9 }),
    ];
    const lines = [
      { product: scarce, quantity: 2 },
      { product: bulk, quantity: 2 },
    ];
    expect(await placeFor(ada, lines)).toMatchObject({
      status: 409,
      body: {
        code: 'out_of_stock',
        lines: [
          { productId: scarce.id, code: 'out_of_stock', available: 1 },
          { productId: bulk.id, code: 'below_minimum', minimum: 5 },
        ],
      },
    });
    expect([await shopper.stock(scarce), await shopper.stock(bulk)]).toEqual([1, 9]);
  });

  it('places one order for two clicks, and none with another body', async () => {
    const product = await shop.product({ available: 10 });
    const key = `desk-${product.id}`;
    const answers = await atOnce(4, () => placeFor(ada, [{ product, quantity: 2 }], { key }));
    expect(new Set(answers.map(idOf)).size).toBe(1);
    expect(await shopper.stock(product)).toBe(8);
    const other = await placeFor(ada, [{ product, quantity: 3 }], { key });
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
  });

  it('says in the timeline and the history who has placed it for whom', async () => {
    const product = await shop.product({ price: 20 });
    const placed = await placeFor(ada, [{ product, quantity: 2 }]);
    const orderId = idOf(placed);
    const path = `/orders/${orderId}/events`;
    const [event] = await read<OrderEvent[]>(path);
    expect(event).toMatchObject({ type: 'placed', by: 'staff', actor: admin.email });
    const [own] = await read<OrderEvent[]>(path, ada);
    expect(own).toEqual({ at: event?.at, type: 'placed', by: 'staff' });
    const entries = await read<AuditEntry[]>('/audit?limit=100');
    expect(entries.filter(({ subject }) => subject === orderId)).toMatchObject([
      {
        ...{ action: 'order.placed', actor: admin.email, currency: 'usd', before: null },
        after: { customer: ada.email, amount: 40 },
      },
    ]);
  });

  it('is for managers and owners, and places no order for staff or for nobody', async () => {
    const lines = [{ product: await shop.product({ available: 5 }), quantity: 1 }];
    const packer = await staff('packer');
    for (const by of [packer, ada]) expect((await placeFor(ada, lines, { by })).status).toBe(403);
    const body = bodyFor(ada, lines);
    const path = `/customers/${ada.id}/orders`;
    expect((await shop.request('POST', path, { body })).status).toBe(401);
    const manager = await staff('manager');
    expect((await placeFor(ada, lines, { by: manager })).status).toBe(201);
    expect(await placeFor(packer, lines)).toMatchObject({
      status: 409,
      body: { code: 'staff_account' },
    });
    expect((await placeFor({ ...ada, id: 'cus_none' }, lines)).status).toBe(404);
    expect((await placeFor(ada, lines, { changes: { language: 'fr' } })).status).toBe(422);
    expect((await placeFor(ada, [], { changes: { amount: 1 } })).status).toBe(422);
  });
});

describe('GET /customers/{id}', () => {
  it('knows where the last order went, and whether the address is verified', async () => {
    await shopper.order(ada, await shop.product());
    expect(await read<Customer>(`/customers/${ada.id}`)).toMatchObject({
      ...{ phone: '+1 555 0100', address: '1 Farm Road, Ames', emailVerified: true },
    });
    const { id } = await shop.customer();
    const unknown = { address: null, emailVerified: false };
    expect(await read<Customer>(`/customers/${id}`)).toMatchObject(unknown);
  });
});
