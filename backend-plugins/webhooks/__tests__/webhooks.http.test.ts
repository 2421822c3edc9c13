import { randomUUID } from 'node:crypto';
import { MAX_WEBHOOKS, type Webhook } from '@harrow/contract';
import { useTestShop } from '@harrow/testing/test-shop';
import type { Person } from '@harrow/testing/test-shop';

// counts all webhooks
const shop = useTestShop();
let admin: Person;
let customer: Person;
beforeAll(async () => {
  [admin, customer] = await Promise.all([shop.admin(), shop.customer()]);
});
afterEach(async () => {
  await shop.sql('DELETE FROM webhook_endpoint');
});

type Created = Webhook & { insertedId: string; secret: string };

const newUrl = () => `https://${randomUUID()}.example/hook?key=1`;

const ask = (method: string, path = '', body?: object, token: string | undefined = admin.token) =>
  shop.request(method, `/webhooks${path}`, { token, body });

async function create(body: object = { url: newUrl(), events: ['order.paid'] }): Promise<Created> {
  const answer = await ask('POST', '', body);
  expect(answer.status).toBe(201);
  return answer.body as Created;
}

const list = async () => (await ask('GET')).body as Webhook[];

it('adds an address, and shows its secret in that answer alone', async () => {
  const url = newUrl();
  const { secret, ...created } = await create({ url, events: ['product.changed', 'order.paid'] });
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(created).toMatchObject({
    acknowledged: true,
    _id: created.insertedId,
    url,
    events: ['order.paid', 'product.changed'],
    formerSecretUntil: null,
    endedAt: null,
  });
  const shown = await ask('GET');
  expect(shown).toMatchObject({ status: 200, body: [{ _id: created._id, url }] });
  expect(JSON.stringify(shown.body)).not.toContain('whsec_');
});

it('stores no secret that a copy of the database would tell', async () => {
  const { secret } = await create();
  const rows = await shop.sql('SELECT * FROM webhook_endpoint');
  const history = await shop.sql('SELECT * FROM audit_entry');
  for (const kept of [rows, history]) {
    expect(JSON.stringify(kept)).not.toContain(secret.slice('whsec_'.length));
  }
});

it('gives an address a new secret, and names how long the former one signs too', async () => {
  const { _id, secret } = await create();
  const { status, body } = await ask('POST', `/${_id}/secret`);
  const changed = body as { secret: string; formerSecretUntil: string };
  expect(status).toBe(200);
  expect(changed.secret).toMatch(/^whsec_/);
  expect(changed.secret).not.toBe(secret);
  const hours = (Date.parse(changed.formerSecretUntil) - Date.now()) / 3_600_000;
  expect(hours).toBeCloseTo(24, 0);
  expect(await list()).toMatchObject([{ formerSecretUntil: changed.formerSecretUntil }]);
});

it('changes address and events, and says whether anything has changed', async () => {
  const { _id } = await create();
  const url = newUrl();
  const change = () => ask('PATCH', `/${_id}`, { url, events: ['order.shipped', 'order.shipped'] });
  expect((await change()).body).toEqual({ acknowledged: true, modifiedCount: 1 });
  expect((await change()).body).toEqual({ acknowledged: true, modifiedCount: 0 });
  expect(await list()).toMatchObject([{ url, events: ['order.shipped'] }]);
});

it.each([{ url: 'https://other.example/' }, { ended: false }])(
  'begins an address again that has ended, by %j',
  async (body) => {
    const { _id } = await create();
    await shop.sql('UPDATE webhook_endpoint SET ended_at = now() WHERE id = $1', [_id]);
    expect(await list()).toMatchObject([{ endedAt: expect.any(String) as unknown }]);
    expect((await ask('PATCH', `/${_id}`, { events: ['order.placed'] })).status).toBe(200);
    expect(await list()).toMatchObject([{ endedAt: expect.any(String) as unknown }]);
    expect((await ask('PATCH', `/${_id}`, body)).body).toMatchObject({ modifiedCount: 1 });
    expect(await list()).toMatchObject([{ endedAt: null }]);
  },
);

it('deletes an address, once', async () => {
  const { _id } = await create();
  expect(await ask('DELETE', `/${_id}`)).toMatchObject({
    status: 200,
    body: { acknowledged: true, deletedCount: 1 },
  });
  expect(await list()).toEqual([]);
  expect((await ask('DELETE', `/${_id}`)).status).toBe(404);
});

it('refuses unknown members, and changes nothing', async () => {
  const unknown = { status: 422, body: { fields: { secret: 'This member is unknown.' } } };
  const body = { url: newUrl(), events: ['order.paid'], secret: 'whsec_mine' };
  expect(await ask('POST', '', body)).toMatchObject(unknown);
  expect(await list()).toEqual([]);
  const { _id, url } = await create();
  expect(await ask('PATCH', `/${_id}`, body)).toMatchObject(unknown);
  expect(await list()).toMatchObject([{ url }]);
});

it.each([
  'https://example.com:0/',
  'https://168.63.129.16/',
  'http://example.com/',
  'https://127.0.0.1/',
  'http://127.0.0.1:4000/',
  'https://[::1]/',
  'https://10.0.0.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://[64:ff9b::7f00:1]/',
  'https://[2002:7f00:1::]/',
  'https://0x7f.1/',
  'https://2130706433/',
  'https://localhost/',
  'https://backend:9000/',
  'https://user:word@example.com/',
  'javascript:alert(1)',
  '',
])('refuses the address %s', async (url) => {
  expect(await ask('POST', '', { url, events: ['order.paid'] })).toMatchObject({
    status: 422,
    body: { fields: { url: expect.any(String) as unknown } },
  });
  const { _id } = await create();
  expect((await ask('PATCH', `/${_id}`, { url })).status).toBe(422);
  expect(await list()).toHaveLength(1);
});

it.each([
  [{ events: ['order.paid'] }, 'url'],
  [{ url: 'https://erp.example/' }, 'events'],
  [{ url: 'https://erp.example/', events: [] }, 'events'],
  [{ url: 'https://erp.example/', events: 'order.paid' }, 'events'],
])('refuses the body %j for its %s', async (body, field) => {
  expect(await ask('POST', '', body)).toMatchObject({
    status: 422,
    body: { fields: { [field]: expect.any(String) as unknown } },
  });
});

it('refuses an unknown event', async () => {
  const body = { url: newUrl(), events: ['order.paid', 'order.eaten'] };
  expect((await ask('POST', '', body)).status).toBe(422);
});

it('has at most so many addresses, however many are added at once', async () => {
  const added = await Promise.all(
    Array.from({ length: MAX_WEBHOOKS + 3 }, () =>
      ask('POST', '', { url: newUrl(), events: ['order.paid'] }),
    ),
  );
  const refused = added.filter(({ status }) => status === 409);
  expect(refused).toHaveLength(3);
  expect(refused[0]).toMatchObject({ body: { code: 'too_many_webhooks' } });
  expect(await list()).toHaveLength(MAX_WEBHOOKS);
});

describe.each([
  ['GET', ''],
  ['POST', ''],
  ['PATCH', '/whk_1'],
  ['DELETE', '/whk_1'],
  ['POST', '/whk_1/secret'],
  ['GET', '/whk_1/deliveries'],
])('%s /webhooks%s', (method, path) => {
  const body = { url: 'https://erp.example/', events: ['order.paid'] };
  const sent = method === 'GET' || method === 'DELETE' ? undefined : body;

  it('is for admins alone', async () => {
    const without = await shop.request(method, `/webhooks${path}`, { body: sent });
    expect(without.status).toBe(401);
    expect((await ask(method, path, sent, customer.token)).status).toBe(403);
    expect(await list()).toEqual([]);
  });

  if (path !== '') {
    it('answers 404 for an unknown address', async () => {
      expect((await ask(method, path, sent)).status).toBe(404);
    });
  }
});
