import { randomUUID } from 'node:crypto';
import { MAX_PAGE_TEXT_LENGTH, MAX_SHOP_PAGES, type Shop, type ShopPage } from '@harrow/contract';
import { useTestShop } from '@harrow/testing/test-shop';
import type { Person } from '@harrow/testing/test-shop';

// counts the pages of the shop
const shop = useTestShop();
let admin: Person;
beforeAll(async () => {
  admin = await shop.admin();
});

const ask = (method: string, path: string, body?: object, headers = {}) =>
  shop.request(method, `/shop/pages/${path}`, { token: admin.token, body, headers });

const listed = async () => ((await shop.request('GET', '/shop')).body as Shop).pages;

const newSlug = () => `page-${randomUUID()}`;

it('shows the pages of the demonstration', async () => {
  const pages = await listed();
  expect(pages.map(({ slug }) => slug)).toEqual([
    'delivery',
    'returns',
    'warranty',
    'terms',
    'privacy',
  ]);
  const { body } = await shop.request('GET', '/shop/pages/delivery');
  const { title, text } = body as ShopPage;
  expect([title, text.split('\n')[0]]).toEqual([
    'Delivery',
    'Orders leave {shipsFrom} within {shipsIn}, with free delivery in {freeIn} states.',
  ]);
});

it('adds, changes and deletes a page, and keeps every version', async () => {
  const slug = newSlug();
  expect((await shop.request('GET', `/shop/pages/${slug}`)).status).toBe(404);
  const first = { title: 'Imprint', text: 'Brandt GmbH\n\nCall {phone}.', topics: 'Impressum' };
  expect((await ask('PUT', slug, first)).body).toEqual({ acknowledged: true, modifiedCount: 1 });
  expect((await ask('PUT', slug, first)).body).toMatchObject({ modifiedCount: 0 });
  await ask('PUT', slug, { title: 'Legal notice', text: 'Brandt GmbH & Co. KG' });
  const { body } = await shop.request('GET', `/shop/pages/${slug}`);
  expect(body).toMatchObject({ title: 'Legal notice', text: 'Brandt GmbH & Co. KG' });
  const page = { slug, title: 'Legal notice', topics: 'Impressum' };
  expect(await listed()).toContainEqual(page);
  expect((await ask('DELETE', slug)).body).toEqual({ acknowledged: true, deletedCount: 1 });
  expect((await shop.request('GET', `/shop/pages/${slug}`)).status).toBe(404);
  expect((await ask('DELETE', slug)).status).toBe(404);
  expect(await listed()).not.toContainEqual(page);
  const { body: versions } = await ask('GET', `${slug}/versions`);
  expect(versions).toMatchObject([
    { title: 'Legal notice', savedBy: admin.email },
    { title: 'Imprint', text: 'Brandt GmbH\n\nCall {phone}.', savedBy: admin.email },
  ]);
  expect((await ask('GET', `${slug}/versions?limit=1&pageNumber=1`)).body).toMatchObject([
    { title: 'Imprint' },
  ]);
});

it.each([
  [{ title: 'Terms', text: 'One\n<script>' }, 'text', 'Line 2: pages have no HTML. Use Markdown.'],
  [{ title: 'Terms', text: '{nothing}' }, 'text', expect.stringContaining('Line 1')],
  [{ title: '', text: 'One' }, 'title', expect.any(String)],
  [{ title: 'Terms', text: 'x'.repeat(MAX_PAGE_TEXT_LENGTH + 1) }, 'text', expect.any(String)],
  [{ title: 'Terms', text: 'One', lead: 'Two' }, 'lead', 'This member is unknown.'],
] as [object, string, unknown][])('refuses %j', async (body, field, message) => {
  const slug = newSlug();
  expect(await ask('PUT', slug, body)).toMatchObject({
    status: 422,
    body: { fields: { [field]: message } },
  });
  expect((await shop.request('GET', `/shop/pages/${slug}`)).status).toBe(404);
});

const inGerman = { 'accept-language': 'de' };

it('shows a page in German, where it has German texts', async () => {
  const slug = newSlug();
  const english = { title: 'Imprint', text: 'Call {phone}.' };
  await ask('PUT', slug, english);
  const shown = async () => (await ask('GET', slug, undefined, inGerman)).body;
  expect(await shown()).toMatchObject(english);
  const german = { title_de: 'Impressum', text_de: 'Rufen Sie {phone} an.' };
  await ask('PUT', slug, { ...english, ...german });
  expect(await shown()).toEqual({
    ...{ title: 'Impressum', text: 'Rufen Sie {phone} an.' },
    updatedAt: expect.any(String) as string,
  });
  expect((await ask('GET', slug)).body).toMatchObject(english);
  expect((await shop.request('GET', '/shop', { headers: inGerman })).body).toMatchObject({
    pages: expect.arrayContaining([{ slug, title: 'Impressum', topics: '' }]) as unknown,
  });
  // German texts that a change does not name stay
  await ask('PUT', slug, { ...english, title: 'Legal notice' });
  const { body, headers } = await ask('GET', `${slug}/written`);
  expect(body).toMatchObject({ title: 'Legal notice', ...german });
  expect((await ask('GET', `${slug}/versions`)).body).toMatchObject([
    { title: 'Legal notice', ...german },
    { title: 'Imprint', ...german },
    { title: 'Imprint', title_de: '', text_de: '' },
  ]);
  const seen = { 'if-match': headers.get('etag') ?? '' };
  expect((await ask('PUT', slug, { ...english, text_de: '' }, seen)).status).toBe(200);
  expect((await ask('PUT', slug, english, seen)).status).toBe(412);
  expect(await shown()).toMatchObject({ title: 'Impressum', text: english.text });
});

it('refuses a German text with an unknown place', async () => {
  const body = { title: 'Imprint', text: 'Text.', text_de: 'Rufen Sie {telefon} an.' };
  const { status, body: refusal } = await ask('PUT', newSlug(), body);
  expect([status, refusal]).toEqual([
    422,
    expect.objectContaining({
      fields: { text_de: expect.stringContaining('{telefon}') as string },
    }),
  ]);
});

it('refuses a slug that is none', async () => {
  const body = { title: 'Terms', text: 'One' };
  for (const slug of ['Terms', 'a--b', '-a', 'a_b', 'x'.repeat(61)]) {
    expect((await ask('PUT', slug, body)).status).toBe(422);
  }
});

it('refuses a change of a page that has changed or gone since it was read', async () => {
  const slug = newSlug();
  const body = { title: 'Terms', text: 'One' };
  await ask('PUT', slug, body);
  const { headers } = await shop.request('GET', `/shop/pages/${slug}`);
  const tag = { 'If-Match': headers.get('etag') ?? '' };
  expect((await ask('PUT', slug, { ...body, text: 'Two' }, tag)).status).toBe(200);
  expect((await ask('PUT', slug, { ...body, text: 'Three' }, tag)).status).toBe(412);
  await ask('DELETE', slug);
  expect((await ask('PUT', slug, body, tag)).status).toBe(412);
});

it('keeps a version as it was saved, whoever wants to change it', async () => {
  await expect(shop.sql(`UPDATE shop_page_version SET text = 'Other'`)).rejects.toThrow(/version/);
  await expect(shop.sql('DELETE FROM shop_page_version')).rejects.toThrow(/version/);
});

it('forgets who saved a version when their account is erased', async () => {
  const [slug, other] = [newSlug(), await shop.customer(undefined, { verified: true })];
  await shop.request('PUT', `/users/admin/${other.email}`, { token: admin.token });
  const body = { title: 'Terms', text: 'One' };
  await shop.request('PUT', `/shop/pages/${slug}`, { token: other.token, body });
  await shop.sql('SELECT erase_account(id) FROM customer WHERE email = $1', [other.email]);
  expect((await ask('GET', `${slug}/versions`)).body).toMatchObject([{ savedBy: null }]);
});

it('lets only staff write pages and read their versions', async () => {
  const { token } = await shop.customer();
  const body = { title: 'Terms', text: 'One' };
  for (const [method, path] of [
    ['PUT', 'terms'],
    ['DELETE', 'terms'],
    ['GET', 'terms/versions'],
  ] as const) {
    const given = method === 'PUT' ? { body } : {};
    const address = `/shop/pages/${path}`;
    expect((await shop.request(method, address, { token, ...given })).status).toBe(403);
    expect((await shop.request(method, address, given)).status).toBe(401);
  }
});

it('takes a bounded number of pages', async () => {
  const body = { title: 'Terms', text: 'One' };
  const room = MAX_SHOP_PAGES - (await listed()).length;
  const added = await Promise.all(
    Array.from({ length: room + 3 }, () => ask('PUT', newSlug(), body)),
  );
  expect(added.filter(({ status }) => status === 200)).toHaveLength(room);
  expect(added.filter(({ status }) => status === 409)).toHaveLength(3);
});
