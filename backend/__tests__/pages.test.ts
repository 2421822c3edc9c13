import { join } from 'node:path';
import { z } from 'zod';
import { startChildService } from '@harrow/processes/child-service';
import { freePort } from '@harrow/processes/free-port';
import { projectRoot } from '@harrow/processes/project-root';
import type { StorefrontOptions } from '@harrow/storefront/server/options-schema';
import { send } from '@harrow/testing/http';
import { until } from '@harrow/testing/shopping';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { useTestShop, type Person } from '@harrow/testing/test-shop';

const KEY = 'a-key-of-at-least-thirty-two-characters';
const ORIGIN = 'https://shop.test';
const LIMIT = 300;

const shop = useTestShop({
  STOREFRONT_KEY: KEY,
  RATE_LIMIT: 'on',
  RATE_LIMIT_REQUESTS: String(LIMIT),
});
const stopped = stoppedAfterwards();
let url: string;
let admin: Person;
let ada: Person;
beforeAll(async () => {
  [admin, ada] = await Promise.all([shop.admin(), shop.customer()]);
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const root = join(projectRoot(), 'storefront');
  const options: StorefrontOptions = {
    host: '127.0.0.1',
    port,
    folder: join(root, 'dist'),
    renderFolder: join(root, 'build'),
    origin: ORIGIN,
    backendOrigins: [shop.url],
    backendKey: KEY,
    config: {
      backendUrl: shop.url,
      firebase: { apiKey: 'key', authDomain: 'demo.test', projectId: 'demo-harrow' },
      authEmulator: false,
    },
    policy: { backend: [shop.url], stripe: false },
  };
  const script = join(root, 'server', 'main.ts');
  stopped(await startChildService({ title: 'The storefront', script, options }));
});

const open = async (path: string) => {
  const response = await fetch(url + path, { redirect: 'manual' });
  return { status: response.status, headers: response.headers, html: await response.text() };
};

const asAdmin = (method: string, path: string, body?: unknown) =>
  send(method, shop.url + path, { token: admin.token, body });

const detailsOf = async (id: string) =>
  z
    .object({ handle: z.string(), name: z.string(), price: z.number() })
    .parse((await asAdmin('GET', `/services/${id}`)).body);

const pageOf = async (id: string) => `/products/${(await detailsOf(id)).handle}`;

/** Returns the objects of schema.org in a page. */
const dataIn = (html: string): unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as unknown,
  );

it('leads only to categories that the shop has', async () => {
  const links = async () => (await open('/')).html.match(/href="\/categories\/[\w-]+"/g);
  expect(await links()).toContain('href="/categories/harvest"');
  expect((await open('/category.json')).html).toContain('"harvest"');
  await shop.sql(`UPDATE product_category SET is_active = false WHERE handle = 'harvest'`);
  await until(links, (found) => !found?.includes('href="/categories/harvest"'));
  expect(await links()).toContain('href="/categories/tractors"');
  expect((await open('/category.json')).html).not.toContain('"harvest"');
  await shop.sql(`UPDATE product_category SET is_active = true WHERE handle = 'harvest'`);
});

it('has no page of the demonstration in another shop', async () => {
  for (const path of ['/myportfolio', '/blogs', '/pages/imprint']) {
    expect([path, (await open(path)).status]).toEqual([path, 404]);
    expect((await open('/sitemap-1.xml')).html + (await open('/sitemap.xml')).html).not.toContain(
      path,
    );
  }
});

it('shows a product with its price, its address and its data for machines', async () => {
  const { id, name } = await shop.product();
  const path = await pageOf(id);
  const { price } = await detailsOf(id);
  const { status, html } = await open(`${path}?utm_source=letter`);
  expect(status).toBe(200);
  expect(html).toContain(`<title>${name} · Harrow</title>`);
  expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${path}"/>`);
  expect(html).toContain(`<meta property="og:url" content="${ORIGIN}${path}"/>`);
  expect(dataIn(html)).toEqual([
    expect.objectContaining({
      '@type': 'Product',
      name,
      offers: expect.objectContaining({
        '@type': 'Offer',
        price,
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        url: ORIGIN + path,
      }) as object,
    }),
    expect.objectContaining({ '@type': 'BreadcrumbList' }),
  ]);
});

it('shows each change in the next page', async () => {
  const { id } = await shop.product();
  const path = await pageOf(id);
  for (const available of [7123, 7124, 7125]) {
    await asAdmin('PUT', `/service/${id}`, { available });
    for (const page of [path, '/', '/allproduct']) {
      expect([page, (await open(page)).html]).toEqual([
        page,
        expect.stringContaining(available.toLocaleString('en-US')),
      ]);
    }
  }
});

it('shows a new review of the shop in the next page', async () => {
  await open('/');
  const body = { name: ada.name, email: ada.email, review: 'A fine seed drill.', point: 5 };
  expect((await send('POST', `${shop.url}/reviews`, { token: ada.token, body })).status).toBe(201);
  expect((await open('/')).html).toContain('A fine seed drill.');
});

it('changes the stamp of the catalogue with each change, and with nothing else', async () => {
  const stamp = async () => (await asAdmin('GET', '/catalogue-stamp')).body;
  const { id } = await shop.product();
  const before = await stamp();
  expect(await stamp()).toEqual(before);
  await asAdmin('PUT', `/service/${id}`, { available: 12 });
  expect(await stamp()).not.toEqual(before);
});

it.each(['/nowhere', '/products/no-such-product'])('answers 404 to %s, unlisted', async (path) => {
  const { status, html } = await open(path);
  expect(status).toBe(404);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toContain('Stuck in the mud');
});

it('redirects from behind the last page of a list to the last', async () => {
  await shop.product();
  const { status, headers } = await open('/allproduct?size=12&page=900');
  expect(status).toBe(302);
  expect(headers.get('location')).toMatch(/^\/allproduct(\?|$)/);
});

it.each(['minPrice=99999999', 'maxPrice=1.234', 'page=99999999', 'sort=color'])(
  'shows the list without %s, and says so',
  async (query) => {
    for (const path of ['/search', '/allproduct']) {
      const { status, html } = await open(`${path}?${query}`);
      expect([path, status]).toEqual([path, 200]);
      expect(html).toContain('makes no sense here');
      expect(html).toContain('href="/products/');
    }
  },
);

it('does not find a product whose handle no product can have', async () => {
  expect((await open(`/products/${'x'.repeat(300)}`)).status).toBe(404);
});

it('lists the address of every product in the sitemap, with the time of its last change', async () => {
  const { id } = await shop.product();
  const path = await pageOf(id);
  const { html, headers } = await open('/sitemap.xml');
  expect(headers.get('content-type')).toMatch(/xml/);
  expect(html).toContain(`<loc>${ORIGIN}/</loc>`);
  expect(html).toMatch(new RegExp(`<loc>${ORIGIN}${path}</loc><lastmod>20\\d\\d-[^<]+Z</lastmod>`));
  const later = await pageOf((await shop.product()).id);
  await until(
    async () => (await open('/sitemap.xml')).html,
    (text) => text.includes(`<loc>${ORIGIN}${later}</loc>`),
  );
  expect((await open('/robots.txt')).html).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
});

describe('the limits of one client', () => {
  const read = (headers: Record<string, string>) =>
    send('GET', `${shop.url}/services?limit=3&pageNumber=0`, { headers });

  it('do not apply to the reads of the storefront’s servers, and to all others', async () => {
    const many = Array.from({ length: LIMIT + 20 });
    const withKey = await Promise.all(many.map(() => read({ 'x-storefront-key': KEY })));
    expect(new Set(withKey.map(({ status }) => status))).toEqual(new Set([200]));
    const wrong = await Promise.all(many.map(() => read({ 'x-storefront-key': `${KEY}!` })));
    expect(wrong.map(({ status }) => status)).toContain(429);
    const body = { email: 'nobody@harrow.test', idToken: 'x' };
    const path = `${shop.url}/users/nobody@harrow.test`;
    const guess = () => send('PUT', path, { headers: { 'x-storefront-key': KEY }, body });
    const guesses = await Promise.all(Array.from({ length: 80 }, guess));
    expect(guesses.map(({ status }) => status)).toContain(429);
  });
});

it('answers 503 while the backend is away, and recovers by itself', async () => {
  await shop.stopBackends();
  const { status, headers, html } = await open('/allproduct');
  expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  expect(html).toContain('The shop is taking a short break');
  expect((await open('/login')).status).toBe(200);
  await shop.startBackend();
  expect((await open('/allproduct')).status).toBe(200);
});
