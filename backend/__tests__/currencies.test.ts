import { z } from 'zod';
import { seedIn } from '@harrow/testing/template-database';
import { useTestShop, type Person } from '@harrow/testing/test-shop';
import { shopping } from '@harrow/testing/shopping';

const intentSchema = z.object({
  amount: z.int(),
  amount_received: z.int(),
  currency: z.string(),
  latest_charge: z.object({ amount_refunded: z.int() }),
});

const shop = useTestShop();
const shopper = shopping(shop);
let ada: Person;
beforeAll(async () => {
  ada = await shop.customer();
});

/** Reads a payment from the payment provider; amounts are in the smallest unit. */
async function charged(intentId: string) {
  const url = `${shop.sandbox.url}/v1/payment_intents/${intentId}?expand[]=latest_charge`;
  const answer = await fetch(url, { headers: { authorization: 'Bearer sk_test_harrow' } });
  return intentSchema.parse(await answer.json());
}

const show = async (path: string) => (await shop.request('GET', path, { token: ada.token })).body;

const options = z.object({
  shipping_options: z.array(z.object({ profile_id: z.string() })).min(1),
});

/** Creates the region and shipping option for a currency, like staff in the stock admin. */
async function makeRegion(currency: string, country: string): Promise<void> {
  const staff = await shop.stockAdmin();
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await staff.request(method, path, { body });
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.body;
  };
  const [known] = options.parse(await ask('GET', '/shipping-options')).shipping_options;
  await ask('POST', `/store/currencies/${currency}`);
  const region = await ask('POST', '/regions', {
    name: currency,
    currency_code: currency,
    tax_rate: 0,
    payment_providers: ['stripe'],
    fulfillment_providers: ['manual'],
    countries: [country],
  });
  await ask('POST', '/shipping-options', {
    name: 'Delivery',
    region_id: z.object({ region: z.object({ id: z.string() }) }).parse(region).region.id,
    profile_id: known?.profile_id,
    provider_id: 'manual',
    data: { id: 'manual-fulfillment' },
    price_type: 'flat_rate',
    amount: 0,
  });
}

/** The steps before the shop sells in a currency: staff create its region, or the seed does. */
const PREPARATIONS: Record<string, () => Promise<void> | void> = {
  eur: () => makeRegion('eur', 'de'),
  jpy: () => makeRegion('jpy', 'jp'),
  kwd: async () => {
    // as in a new shop: there are no prices yet, and the engine's default currency is the dollar
    await shop.sql('UPDATE money_amount SET deleted_at = now()');
    seedIn('kwd', shop.databaseUrl);
    const { body } = await (await shop.stockAdmin()).request('GET', '/store');
    expect(body).toMatchObject({
      store: { default_currency_code: 'kwd', currencies: [{ code: 'kwd' }] },
    });
  },
};

async function changeCurrency(currency: string): Promise<void> {
  await PREPARATIONS[currency]?.();
  await shop.changeCurrency(currency);
}

/** Adds a product with that price; returns the answer. */
async function addAt(price: number) {
  const { token } = await shop.admin();
  const sheet = { name: 'Ridger', img: '/pictures/products/test.svg', description: 'Four rows.' };
  const body = { ...sheet, available: 5, minimum: 1, price };
  return await shop.request('POST', '/services', { token, body });
}

describe.each([
  {
    currency: 'usd',
    price: 12.35,
    total: 3705,
    part: 1005,
    finer: 12.355,
    wrong: 'at most 2 decimals',
  },
  {
    currency: 'eur',
    price: 8.29,
    total: 2487,
    part: 829,
    finer: 8.295,
    wrong: 'at most 2 decimals',
  },
  {
    currency: 'jpy',
    price: 1241,
    total: 3723,
    part: 41,
    finer: 1241.5,
    wrong: 'at most 0 decimals',
  },
  { currency: 'kwd', price: 2.57, total: 7710, part: 2570, finer: 2.575, wrong: 'steps of 0.010' },
])('a shop in $currency', ({ currency, price, total, part, finer, wrong }) => {
  beforeAll(async () => {
    if (currency !== 'usd') await changeCurrency(currency);
  });

  it('charges an order exactly to the smallest unit, and refunds a part', async () => {
    const { orderId, intentId } = await shopper.paidOrder(ada, await shop.product({ price }), 3);
    expect(await charged(intentId)).toMatchObject({
      amount: total,
      amount_received: total,
      currency,
    });
    const staff = await shop.stockAdmin();
    const body = { amount: part, reason: 'other' };
    expect(await staff.request('POST', `/orders/${orderId}/refund`, { body })).toMatchObject({
      status: 200,
      body: { order: { currency_code: currency, total, refunded_total: part } },
    });
    expect((await charged(intentId)).latest_charge.amount_refunded).toBe(part);
    const amount = Number((price * 3).toFixed(2));
    expect(await show(`/orders/${orderId}`)).toMatchObject({ amount, currency, paid: true });
  });

  it('shows its products in its currency', async () => {
    const { id } = await shop.product({ price });
    expect(await show(`/services/${id}`)).toMatchObject({ price, currency });
    const services = z.object({ data: z.array(z.object({ currency: z.string() })) });
    const { data } = services.parse(await show('/services?limit=100&pageNumber=0'));
    expect(data.filter((service) => service.currency !== currency)).toEqual([]);
  });

  it('accepts prices that cards can be charged, and explains which it rejects', async () => {
    expect((await addAt(price)).status).toBe(200);
    expect(await addAt(finer)).toMatchObject({
      status: 422,
      body: { fields: { price: expect.stringContaining(wrong) as string } },
    });
  });

  it('describes the currency for the product form', async () => {
    expect(await show('/payment-config')).toMatchObject({ currency: { code: currency } });
  });
});

it('has demo prices in the currency of the last seed', async () => {
  const { count } = z
    .object({ count: z.int() })
    .parse(await show('/services?limit=1&pageNumber=0'));
  expect(count).toBeGreaterThan(20);
});

it('lets an order be paid in its original currency, but no longer sells its product', async () => {
  const product = await shop.product({ price: 2.57 });
  const orderId = await shopper.order(ada, product);
  await shop.changeCurrency('jpy');
  expect(await show(`/orders/${orderId}`)).toMatchObject({ amount: 2.57, currency: 'kwd' });
  const intent = await shopper.intent(ada, 2.57, orderId);
  await shopper.payCard(intent);
  expect((await shopper.confirm(ada, orderId, intent.id)).status).toBe(200);
  expect(await charged(intent.id)).toMatchObject({ amount_received: 2570, currency: 'kwd' });
  expect((await shopper.place(ada, product)).status).toBe(404);
  expect((await shop.request('GET', `/services/${product.id}`)).status).toBe(404);
});
