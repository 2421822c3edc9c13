import type { Customer } from '@harrow/contract';
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

describe('GET /customers/{id}', () => {
  const read = (id: string, person?: Person | null) =>
    ask('GET', `/customers/${id}`, undefined, person);

  it('shows a customer without orders', async () => {
    const { id: _id, email } = await shop.customer(undefined, { name: 'Nora New' });
    expect(await read(_id)).toMatchObject({
      status: 200,
      body: {
        ...{ _id, email, name: 'Nora New', phone: null, orders: 0, paid: 0, currency: 'usd' },
        ...{ groups: [], notes: [] },
      },
    });
  });

  it('adds up orders and payments, less refunds, and collects groups and notes', async () => {
    const buyer = await shop.customer();
    const { orderId } = await shopper.paidOrder(buyer, await shop.product({ price: 20 }), 2);
    const refund = await shop.request('POST', `/orders/${orderId}/refund`, {
      ...{ token: admin.token, headers: { 'idempotency-key': `refund-${orderId}` } },
      body: { amount: 5.5 },
    });
    expect(refund).toMatchObject({ status: 200, body: { refunded: 5.5 } });
    const unpaid = await shopper.order(buyer, await shop.product());
    await shopper.cancel(buyer, await shopper.order(buyer, await shop.product()));
    const staff = await shop.stockAdmin();
    const group = await staff.request('POST', '/customer-groups', {
      body: { name: `Dealers ${buyer.id}` },
    });
    const { id: groupId } = (group.body as { customer_group: { id: string } }).customer_group;
    await staff.request('POST', `/customer-groups/${groupId}/customers/batch`, {
      body: { customer_ids: [{ id: buyer.id }] },
    });
    await ask('POST', `/orders/${unpaid}/notes`, { text: 'Asks for an invoice.' });
    const note = { resource_id: buyer.id, resource_type: 'customer', value: 'A dealer.' };
    await staff.request('POST', '/notes', { body: note });
    const customer = (await read(buyer.id)).body as Customer;
    expect(customer).toMatchObject({
      ...{
        phone: '+1 555 0100',
        orders: 2,
        paid: 34.5,
        refunded: 5.5,
        groups: [`Dealers ${buyer.id}`],
      },
      notes: [
        { text: 'Asks for an invoice.', by: admin.email, order: expect.any(Number) as number },
        { text: 'A dealer.', order: null, pinned: false },
      ],
    });
  });

  it('names the customer of an order', async () => {
    const buyer = await shop.customer();
    const orderId = await shopper.order(buyer, await shop.product());
    expect((await ask('GET', `/orders/${orderId}`)).body).toMatchObject({ customerId: buyer.id });
  });

  it('is for admins alone, and knows no others', async () => {
    expect((await read(ada.id, ada)).status).toBe(403);
    expect((await read(ada.id, null)).status).toBe(401);
    for (const id of ['cus_none', '🚜', "'; --", 'x'.repeat(100)]) {
      expect((await read(encodeURIComponent(id))).status).toBe(404);
    }
    expect((await read('x'.repeat(101))).status).toBe(422);
  });
});

describe('GET /customers', () => {
  const list = (query: string, person?: Person | null) =>
    ask('GET', `/customers${query}`, undefined, person);

  it('lists a page of customers with their orders and payments, newest first', async () => {
    const tag = `Dealer ${Date.now()}`;
    const [first, second] = [
      await shop.customer(undefined, { name: `${tag} One` }),
      await shop.customer(undefined, { name: `${tag} Two` }),
    ];
    await shopper.paidOrder(first, await shop.product({ price: 20 }), 2);
    await shopper.cancel(second, await shopper.order(second, await shop.product()));
    const found = await list(`?q=${encodeURIComponent(tag.toLowerCase())}`);
    expect(found.body).toMatchObject([
      { _id: second.id, email: second.email, orders: 0, paid: 0, lastOrderAt: null },
      { _id: first.id, name: `${tag} One`, orders: 1, paid: 40, currency: 'usd' },
    ]);
    const page = await list(`?q=${encodeURIComponent(tag)}&limit=1&pageNumber=1`);
    expect(page.body).toMatchObject([{ _id: first.id, lastOrderAt: expect.any(String) as string }]);
    expect(page.headers.get('x-total-count')).toBe('2');
  });

  it('is for admins alone, and takes no page that is none', async () => {
    expect((await list('', ada)).status).toBe(403);
    expect((await list('', null)).status).toBe(401);
    expect((await list('?limit=0')).status).toBe(422);
  });
});

describe('the notes about a customer', () => {
  const path = (id: string, noteId = '') => `/customers/${id}/notes${noteId && `/${noteId}`}`;
  const add = async (id: string, body: object) =>
    ((await ask('POST', path(id), body)).body as { insertedId: string }).insertedId;
  const notesOf = async (id: string) =>
    ((await ask('GET', `/customers/${id}`)).body as Customer).notes;
  const pinnedOf = async (...ids: string[]) =>
    (await ask('GET', `/customers/pinned-notes?customers=${ids.join(',')}`)).body;

  it('are added, pinned, unpinned and deleted', async () => {
    const { id } = await shop.customer();
    const noteId = await add(id, { text: ' Gate on Route 9. ' });
    const note = { _id: noteId, text: 'Gate on Route 9.', by: admin.email };
    expect(await notesOf(id)).toMatchObject([{ ...note, order: null, pinned: false }]);
    expect(await pinnedOf(id)).toEqual([]);
    const pin = async (pinned: boolean) =>
      (await ask('PATCH', path(id, noteId), { pinned })).body as object;
    expect(await pin(true)).toMatchObject({ modifiedCount: 1 });
    expect(await pin(true)).toMatchObject({ modifiedCount: 0 });
    expect(await notesOf(id)).toMatchObject([{ pinned: true }]);
    expect(await pinnedOf('cus_none', id)).toMatchObject([{ ...note, customerId: id }]);
    expect(await pin(false)).toMatchObject({ modifiedCount: 1 });
    expect(await pinnedOf(id)).toEqual([]);
    expect((await ask('DELETE', path(id, noteId))).body).toMatchObject({ deletedCount: 1 });
    expect((await ask('DELETE', path(id, noteId))).status).toBe(404);
    expect(await notesOf(id)).toEqual([]);
  });

  it('belong to one customer, who exists', async () => {
    const [{ id }, { id: other }] = [await shop.customer(), await shop.customer()];
    const noteId = await add(id, { text: 'Here.', pinned: true });
    expect((await ask('DELETE', path(other, noteId))).status).toBe(404);
    expect((await ask('PATCH', path(other, noteId), { pinned: false })).status).toBe(404);
    expect((await ask('POST', path('cus_none'), { text: 'Hm.' })).status).toBe(404);
    expect(await pinnedOf(id, other)).toMatchObject([{ _id: noteId, customerId: id }]);
  });

  it('are for admins alone, and refuse other bodies', async () => {
    const { id } = await shop.customer();
    expect((await ask('POST', path(id), { text: 'Mine.' }, ada)).status).toBe(403);
    expect((await ask('POST', path(id), { text: 'Mine.' }, null)).status).toBe(401);
    for (const body of [{}, { text: ' ' }, { text: 'x', pinned: 'yes' }]) {
      expect((await ask('POST', path(id), body)).status).toBe(422);
    }
    const many = Array.from({ length: 101 }, (_, index) => `cus_${index}`);
    const asked = await ask('GET', `/customers/pinned-notes?customers=${many.join(',')}`);
    expect(asked.status).toBe(422);
    expect(await notesOf(id)).toEqual([]);
  });
});

describe('the orders of one customer', () => {
  const list = (query: string) => ask('GET', `/orders?${query}`);

  it('are those alone, in pages, by state, words and days, and counted so', async () => {
    const [buyer, other] = [await shop.customer(), await shop.customer()];
    const [harrow, plow] = [await shop.product(), await shop.product()];
    const first = await shopper.order(buyer, harrow);
    const second = await shopper.order(buyer, plow);
    const canceled = await shopper.order(buyer, plow);
    await shopper.cancel(buyer, canceled);
    await shopper.order(other, harrow);
    const of = `customer=${buyer.id}`;
    const idsOf = async (query: string) =>
      ((await list(`${of}&${query}`)).body as { _id: string }[]).map(({ _id }) => _id);
    expect(await idsOf('')).toEqual([second, first]);
    expect(await idsOf('sort=oldest')).toEqual([first, second]);
    expect(await idsOf('status=cancelled')).toEqual([canceled]);
    expect(await idsOf(`q=${encodeURIComponent(harrow.name)}`)).toEqual([first]);
    expect(await idsOf('to=2020-01-01')).toEqual([]);
    const page = await list(`${of}&status=unpaid,cancelled&limit=2&pageNumber=1`);
    expect(page.headers.get('x-total-count')).toBe('3');
    expect(page.body).toMatchObject([{ _id: first }]);
    expect((await ask('GET', `/orders/counts?${of}`)).body).toMatchObject({
      ...{ unpaid: 2, cancelled: 1, toShip: 0 },
    });
    expect((await list('customer=cus_none')).body).toEqual([]);
    expect((await list('customer=')).status).toBe(422);
  });
});
