import { request as httpRequest } from 'node:http';
import type Stripe from 'stripe';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { startPaymentSandbox, type PaymentSandbox } from '../src/server.ts';
import { clientOf, PUBLISHABLE_KEY, SECRET_KEY } from './support/target.ts';

const stopped = stoppedAfterwards();
let sandbox: PaymentSandbox;
let stripe: Stripe;
const lines: string[] = [];

beforeAll(async () => {
  const starting = startPaymentSandbox({
    port: 0,
    host: '127.0.0.1',
    secretKey: SECRET_KEY,
    publishableKey: PUBLISHABLE_KEY,
    allowedOrigins: [],
    log: (line) => lines.push(line),
  });
  sandbox = stopped(await starting, (it) => it.close());
  stripe = clientOf(sandbox.port);
});

afterEach(() => expect(lines.splice(0)).toEqual([]));

const authorization = `Bearer ${SECRET_KEY}`;

const FORM = 'application/x-www-form-urlencoded';

const post = (path: string, body: string | Buffer | URLSearchParams, contentType = FORM) =>
  fetch(`${sandbox.url}${path}`, {
    method: 'POST',
    headers: { authorization, 'content-type': contentType },
    body: Buffer.isBuffer(body) ? new Uint8Array(body) : body,
  });

/** Sends a path as it is, which `fetch` would tidy up first. */
const raw = (method: string, path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { port } = sandbox;
    const headers = { authorization };
    httpRequest({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

describe('calls that do not exist', () => {
  it.each([
    ['GET', '/'],
    ['GET', '/v1'],
    ['GET', '/v1/products'],
    ['POST', '/v1/setup_intents'],
    ['POST', '/v1/tokens'],
    ['GET', '/v1/payment_intents/'],
    ['DELETE', '/v1/customers/cus_1'],
    ['PUT', '/v1/payment_intents/pi_1'],
    ['GET', '/v1/payment_intents/search'],
    ['POST', '/v1/payment_intents/pi_1/confirm/again'],
    ['GET', '//'],
    ['GET', '/v1/customers/%E0%A4%A'],
    ['GET', '/v1/customers/..%2F..%2Fetc%2Fpasswd'],
    ['GET', '/v1/customers/__proto__'],
    ['GET', '/v1/customers/constructor'],
    ['GET', `/v1/customers/${'x'.repeat(10_000)}`],
  ])('%s %s is 404', async (method, path) => {
    expect(await raw(method, path)).toBe(404);
  });
});

describe('bodies', () => {
  it('that are no form are refused', async () => {
    const response = await post('/v1/customers', '{"email":"a@b.c"}', 'application/json');
    expect(response.status).toBe(400);
  });

  it('that are no UTF-8 are refused', async () => {
    const bytes = Buffer.from([0x61, 0x3d, 0xff, 0xfe]);
    expect((await post('/v1/customers', bytes)).status).toBe(400);
  });

  it('over 64 KiB are refused before they are read', async () => {
    const response = await post('/v1/customers', `name=${'x'.repeat(70_000)}`);
    expect(response.status).toBe(413);
  });

  it('of thousands of parameters are refused, and name only a few of them', async () => {
    const names = Array.from({ length: 5000 }, (_, index) => `p${index}=1`).join('&');
    const response = await post('/v1/customers', names);
    expect(response.status).toBe(400);
    expect((await response.text()).length).toBeLessThan(1000);
  });

  it.each([
    '__proto__[polluted]=yes',
    'constructor[prototype][polluted]=yes',
    'metadata[__proto__][polluted]=yes',
    'email[__proto__]=yes',
    'a[b[c]]=1',
    '[]=1',
    '=1',
    'metadata[]=1&metadata[a][b]=2',
    'amount[0]=1',
  ])('with the name %s are refused and change no prototype', async (body) => {
    expect((await post('/v1/customers', body)).status).toBe(400);
    expect(({} as { polluted?: string }).polluted).toBeUndefined();
  });

  it('may use the names of prototypes as metadata, which stay data', async () => {
    const response = await post('/v1/customers', 'metadata[__proto__]=a&metadata[constructor]=b');
    expect(await response.text()).toContain('"metadata":{"__proto__":"a","constructor":"b"}');
    expect(({} as { a?: string }).a).toBeUndefined();
  });

  it.each([
    `metadata[${'k'.repeat(41)}]=v`,
    `metadata[k]=${'v'.repeat(501)}`,
    Array.from({ length: 51 }, (_, index) => `metadata[k${index}]=v`).join('&'),
    `name=${'n'.repeat(300)}`,
  ])('beyond the limits of Stripe are refused', async (body) => {
    expect((await post('/v1/customers', body)).status).toBe(400);
  });

  it.each(['1e3', '0x10', 'NaN', 'Infinity', '9'.repeat(40), '12 ', '+5', '१२'])(
    'with the amount %s are refused',
    async (amount) => {
      const body = new URLSearchParams({ amount, currency: 'usd' });
      expect((await post('/v1/payment_intents', body)).status).toBe(400);
    },
  );

  it.each(['us', 'usdollar', '$$$', 'u$d'])(
    'with the currency %s are refused',
    async (currency) => {
      const body = new URLSearchParams({ amount: '100', currency });
      expect((await post('/v1/payment_intents', body)).status).toBe(400);
    },
  );

  it('with an idempotency key that is too long are refused', async () => {
    const response = await fetch(`${sandbox.url}/v1/customers`, {
      method: 'POST',
      headers: { authorization, 'idempotency-key': 'k'.repeat(256) },
    });
    expect(response.status).toBe(400);
  });
});

describe('races', () => {
  const order = () => stripe.paymentIntents.create({ amount: 100, currency: 'usd' });

  it('between paying and cancelling have one winner', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await order();
      const [paid, canceled] = await Promise.allSettled([
        stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }),
        stripe.paymentIntents.cancel(id),
      ]);
      expect([paid.status, canceled.status].sort()).toEqual(['fulfilled', 'rejected']);
    }
  });

  it('between two confirmations charge once', async () => {
    const { id } = await order();
    const confirm = () => stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    const results = await Promise.allSettled(Array.from({ length: 10 }, confirm));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await stripe.charges.list({ payment_intent: id })).data).toHaveLength(1);
  });

  it('between refunds never give back more than was paid', async () => {
    const { id } = await stripe.paymentIntents.create({
      amount: 100,
      currency: 'usd',
      payment_method: 'pm_card_visa',
      confirm: true,
    });
    const refund = () => stripe.refunds.create({ payment_intent: id, amount: 60 });
    const results = await Promise.allSettled([refund(), refund(), refund()]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('under one idempotency key make one customer', async () => {
    const create = () => stripe.customers.create({}, { idempotencyKey: 'parallel' });
    const made = await Promise.all(Array.from({ length: 10 }, create));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  });
});

it('answers that it is well without a key', async () => {
  expect((await fetch(`${sandbox.url}/health`)).status).toBe(200);
});
