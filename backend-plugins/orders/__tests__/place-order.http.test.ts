import { useSharedShop } from '@harrow/testing/shared-shop';
import type { Person } from '@harrow/testing/shop';
import { atOnce, countStatuses, orderBody, shopping } from '@harrow/testing/shopping';

const shop = useSharedShop();
const shopper = shopping(shop);
let ada: Person;
beforeAll(async () => {
  ada = await shop.customer(undefined, { name: 'Ada Lovelace' });
});

const withKey = (person: Person, key: string, body: unknown) =>
  shop.request('POST', '/orders', {
    token: person.token,
    headers: { 'idempotency-key': key },
    body,
  });

const countOrders = async (person: Person) =>
  (await shop.sql('SELECT 1 FROM storefront_order WHERE customer_id = $1', [person.id])).length;

describe('POST /orders', () => {
  it('places an order, takes its stock and shows it as unpaid', async () => {
    const product = await shop.product({ available: 7, minimum: 2, price: 12.5 });
    const answer = await shopper.place(ada, product, 3);
    expect(answer).toMatchObject({ status: 201, body: { acknowledged: true } });
    expect(await shopper.stock(product)).toBe(4);
    const { insertedId } = answer.body as { insertedId: string };
    const shown = await shop.request('GET', `/orders/${insertedId}`, { token: ada.token });
    expect(shown.body).toEqual({
      _id: insertedId,
      name: 'Ada Lovelace',
      email: ada.email,
      product: product.name,
      productId: product.id,
      img: '/pictures/products/test.svg',
      quantity: 3,
      amount: 37.5,
      lines: [
        {
          productId: product.id,
          product: product.name,
          number: null,
          img: '/pictures/products/test.svg',
          quantity: 3,
          price: 12.5,
          amount: 37.5,
          taken: 3,
        },
      ],
      customerId: expect.any(String) as string,
      poNumber: null,
      currency: 'usd',
      paid: false,
      shipped: false,
      number: expect.any(Number) as unknown,
      status: 'unpaid',
      refunded: 0,
      trasectionId: null,
      phone: '+1 555 0100',
      address: '1 Farm Road, Ames',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as unknown,
      paidAt: null,
      expiresAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as unknown,
      shippedAt: null,
      tracking: null,
    });
  });

  it('creates an engine order that awaits payment', async () => {
    const product = await shop.product({ price: 99.95 });
    const orderId = await shopper.order(ada, product, 2);
    const staff = await shop.stockAdmin();
    expect((await staff.request('GET', `/orders/${orderId}`)).body).toMatchObject({
      order: {
        payment_status: 'awaiting',
        fulfillment_status: 'not_fulfilled',
        total: 19_990,
        shipping_address: { first_name: 'Ada', last_name: 'Lovelace' },
        payments: [{ provider_id: 'stripe', amount: 19_990, captured_at: null }],
      },
    });
  });

  it('finds a product by its exact name if no id is given', async () => {
    const product = await shop.product();
    const changes = { productId: undefined };
    expect((await shopper.place(ada, product, 1, changes)).status).toBe(201);
    const other = { ...changes, product: product.name.toUpperCase() };
    expect((await shopper.place(ada, product, 1, other)).status).toBe(404);
  });

  it('rejects callers without a session, and admins', async () => {
    const product = await shop.product();
    const body = orderBody(ada, product);
    expect((await shop.request('POST', '/orders', { body })).status).toBe(401);
    expect(await shopper.place(await shop.admin(), product)).toMatchObject({
      status: 403,
      body: { message: 'Admin could not purchase' },
    });
    expect(await shopper.stock(product)).toBe(10);
  });

  it('rejects an admin before it validates the body', async () => {
    const { token } = await shop.admin();
    const answer = await shop.request('POST', '/orders', { token, body: { quantity: 'some' } });
    expect(answer).toMatchObject({ status: 403, body: { message: 'Admin could not purchase' } });
  });

  it("rejects another customer's email", async () => {
    const product = await shop.product();
    const changes = { email: 'someone@else.test' };
    expect((await shopper.place(ada, product, 1, changes)).status).toBe(403);
  });

  it('accepts the caller’s email in any letter case', async () => {
    const product = await shop.product();
    const changes = { email: ada.email.toUpperCase() };
    expect((await shopper.place(ada, product, 1, changes)).status).toBe(201);
  });

  it.each([
    [1, {}, 422, { fields: { quantity: 'The minimum order is 2 pieces.' } }],
    [11, {}, 409, { code: 'out_of_stock', available: 10 }],
    [2, { amount: 24.99 }, 409, { code: 'price_changed', amount: 25, currency: 'usd' }],
    [2, { amount: 25.001 }, 422, { fields: { amount: expect.any(String) as unknown } }],
    [2, { quantity: 2.5 }, 422, { fields: { quantity: expect.any(String) as unknown } }],
    [2, { productId: 'prod_none' }, 404, { code: 'not_found' }],
  ])(
    'rejects %d pieces with %j with %d and changes nothing',
    async (quantity, changes, status, body) => {
      const product = await shop.product({ minimum: 2, price: 12.5 });
      const before = await countOrders(ada);
      expect(await shopper.place(ada, product, quantity, changes)).toMatchObject({ status, body });
      expect(await shopper.stock(product)).toBe(10);
      expect(await countOrders(ada)).toBe(before);
    },
  );

  it.each([
    [20_000_000, 2, 40_000_000, 'amount'],
    [20_000_000, 2, 1, 'quantity'],
    [1, 10, 1e21, 'amount'],
    [1, 10, 1e-7, 'amount'],
    [1, 2_147_483_648, 10, 'quantity'],
  ])('rejects, at %d per piece, %d pieces for %d', async (price, quantity, amount, field) => {
    const product = await shop.product({ price });
    expect(await shopper.place(ada, product, quantity, { amount })).toMatchObject({
      status: 422,
      body: { fields: { [field]: expect.any(String) as unknown } },
    });
  });

  it.each([0.01, 0.49, 21_474_836.47])('accepts an order of %d', async (price) => {
    expect((await shopper.place(ada, await shop.product({ price }))).status).toBe(201);
  });

  it('does not sell a product without a price in the currency', async () => {
    const product = await shop.product();
    await shop.sql(
      `UPDATE money_amount SET currency_code = 'eur' WHERE id IN (
         SELECT money_amount_id FROM product_variant_money_amount WHERE variant_id = $1)`,
      [product.variantId],
    );
    expect((await shopper.place(ada, product)).status).toBe(404);
  });

  it('answers 409 while the shop has no region', async () => {
    const product = await shop.product();
    await shop.sql('UPDATE region SET deleted_at = now()');
    const answer = await shopper
      .place(ada, product)
      .finally(() => shop.sql('UPDATE region SET deleted_at = NULL'));
    expect(answer).toMatchObject({ status: 409, body: { code: 'shop_not_ready' } });
  });

  it('sells at the price that staff have just set', async () => {
    const product = await shop.product({ price: 12.5 });
    await shopper.order(ada, product);
    const staff = await shop.stockAdmin();
    const prices = [{ currency_code: 'usd', amount: 990 }];
    const path = `/products/${product.id}/variants/${product.variantId}`;
    await staff.request('POST', path, { body: { prices } });
    expect(await shopper.place(ada, product)).toMatchObject({
      status: 409,
      body: { code: 'price_changed', amount: 9.9 },
    });
    expect((await shopper.place(ada, { ...product, price: 9.9 })).status).toBe(201);
  });

  it('answers 400 to malformed JSON and to an invalid key', async () => {
    const broken = { token: ada.token, body: '{"product":' };
    expect((await shop.request('POST', '/orders', broken)).status).toBe(400);
    const body = orderBody(ada, await shop.product());
    expect((await withKey(ada, 'with space', body)).status).toBe(400);
  });
});

describe('an Idempotency-Key', () => {
  it('repeats the first answer, even after the product was sold out and deleted', async () => {
    const product = await shop.product({ available: 1 });
    const body = orderBody(ada, product);
    const first = await withKey(ada, 'first', body);
    const staff = await shop.stockAdmin();
    await staff.request('DELETE', `/products/${product.id}`);
    const again = await withKey(ada, 'first', body);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
  });

  it('rejects another body, and belongs to one customer', async () => {
    const product = await shop.product();
    await withKey(ada, 'mine', orderBody(ada, product));
    expect(await withKey(ada, 'mine', orderBody(ada, product, 2))).toMatchObject({
      status: 422,
      body: { fields: { 'Idempotency-Key': expect.any(String) as unknown } },
    });
    const grace = await shop.customer();
    expect((await withKey(grace, 'mine', orderBody(grace, product))).status).toBe(201);
    expect(await shopper.stock(product)).toBe(8);
  });

  it('returns its order even after that was cancelled', async () => {
    const product = await shop.product();
    const body = orderBody(ada, product);
    const first = await withKey(ada, 'cancelled', body);
    await shopper.cancel(ada, (first.body as { insertedId: string }).insertedId);
    expect((await withKey(ada, 'cancelled', body)).body).toEqual(first.body);
    expect(await shopper.stock(product)).toBe(10);
  });

  it('can be reused after a refusal', async () => {
    const product = await shop.product();
    const wrong = orderBody(ada, product, 1, { amount: 1 });
    expect((await withKey(ada, 'again', wrong)).status).toBe(409);
    expect((await withKey(ada, 'again', orderBody(ada, product))).status).toBe(201);
  });

  it.each([20, 1])(
    'places one order for twenty concurrent requests and a stock of %d',
    async (available) => {
      const product = await shop.product({ available });
      const body = orderBody(ada, product);
      const answers = await atOnce(20, () => withKey(ada, `race-for-${available}`, body));
      expect(countStatuses(answers)).toEqual({ 201: 20 });
      expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
      expect(await shopper.stock(product)).toBe(available - 1);
    },
  );
});

describe('concurrent orders', () => {
  it('from 40 buyers for 10 pieces sell exactly 10', async () => {
    const product = await shop.product({ available: 10 });
    const buyers = [ada, await shop.customer(), await shop.customer()];
    const answers = await atOnce(40, (index) =>
      shopper.place(buyers[index % buyers.length] ?? ada, product),
    );
    expect(countStatuses(answers)).toEqual({ 201: 10, 409: 30 });
    expect(await shopper.stock(product)).toBe(0);
  });

  it('do not exhaust the connection pool', async () => {
    const product = await shop.product({ available: 60 });
    const answers = await atOnce(60, () => shopper.place(ada, product));
    expect(countStatuses(answers)).toEqual({ 201: 60 });
    expect(await shopper.stock(product)).toBe(0);
  });
});
