import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Shop, shopMailKinds } from '@harrow/contract';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { MailServer } from '@harrow/testing/mail-server';
import { shopping, until } from '@harrow/testing/shopping';
import { moveShop, seedIn } from '@harrow/testing/template-database';
import { type Person, useTestShop } from '@harrow/testing/test-shop';
import { withClient } from '@harrow/testing/with-client';
import { fetchPaper } from '../../papers/__tests__/fetch-paper';
import { readPdf } from '../../papers/__tests__/read-pdf';
import { readShopFolder } from '../src/lib/shop-folder';

const BRANDT = path.join(__dirname, 'brandt');

/** What belongs to the demonstration. */
const FOREIGN = /Harrow|Ames|Iowa|Foundry/;

const stopped = stoppedAfterwards();
const server = new MailServer();
const shop = useTestShop(async (databaseUrl) => {
  await withClient(databaseUrl, (client) =>
    client.query(`DELETE FROM shop_page; DELETE FROM shop; INSERT INTO shop DEFAULT VALUES`),
  );
  seedIn('eur', databaseUrl, { SHOP_DIR: BRANDT });
  await server.start();
  stopped(server);
  return {
    CURRENCY: 'eur',
    SMTP_URL: server.url,
    MAIL_FROM: 'Brandt <post@brandt.example>',
  };
});
const shopper = shopping(shop);
let admin: Person;
let folder: string;
beforeAll(async () => {
  admin = await shop.admin();
  folder = await mkdtemp(path.join(os.tmpdir(), 'shop-'));
});
afterAll(() => rm(folder, { recursive: true }));

const read = async () => (await shop.request('GET', '/shop')).body as Shop;

const ask = (method: string, body?: object) =>
  shop.request(method, '/shop.json', { token: admin.token, body });

const isBrandt = async () => {
  const face = await read();
  expect(face).toMatchObject({
    name: 'Brandt',
    colors: { button: { day: '#005b9f' } },
    maker: { legalName: 'Brandt Landtechnik GmbH', country: 'DE', timeZone: 'Europe/Berlin' },
    tax: { rate: 19, text: 'incl. 19 % VAT' },
    pages: [
      { slug: 'terms', title: 'Terms', topics: 'AGB' },
      { slug: 'imprint', title: 'Impressum', topics: '' },
    ],
  });
  expect(face.logo).toMatch(/\/images\/[0-9a-f]{64}-1280\.webp$/);
  expect(JSON.stringify(face)).not.toMatch(FOREIGN);
};

it('has the face of the folder that it was seeded with', isBrandt);

it('says nothing of another maker in mails and papers', async () => {
  const ada = await shop.customer(undefined, { name: 'Ada Feld', verified: true });
  const { orderId } = await shopper.paidOrder(ada, await shop.product({ price: 119 }));
  await shopper.ship(admin, orderId, { shipped: true, tracking: { number: '1Z 999' } });
  const mails = await until(
    () => Promise.resolve(server.to(ada.email)),
    (sent) => sent.length >= 3,
  );
  expect(mails.map(({ subject }) => subject)[2]).toMatch(/^Order \d+ has left Oldenburg$/);
  const { body: german } = await shop.request('POST', '/shop/mails/shipped/preview', {
    token: admin.token,
    body: { orderId, language: 'de' },
  });
  expect(german).toMatchObject({
    subject: expect.stringMatching(/^Bestellung \d+ hat Oldenburg verlassen$/) as string,
    text: expect.stringContaining('Ihre Bestellung hat unser Werk verlassen') as string,
  });
  const { pages, attachments } = readPdf(
    (await fetchPaper(shop, ada, `/orders/${orderId}/invoice`)).bytes,
  );
  for (const part of ['Brandt Landtechnik GmbH', '26121 Oldenburg', 'VAT 19 %, contained', '19.00'])
    expect(pages.join()).toContain(part);
  expect(attachments.map(String).join()).toContain('DE136695976');
  expect(pages.join().replace('1 Farm Road, Ames', '')).not.toMatch(FOREIGN); // the buyer's address
  for (const kind of shopMailKinds) {
    const { body } = await shop.request('POST', `/shop/mails/${kind}/preview`, {
      token: admin.token,
      body: {},
    });
    const { subject, html, text } = body as { subject: string; html: string; text: string };
    expect(`${subject}${html}${text}`).toContain('Brandt Landtechnik GmbH');
    expect(`${subject}${html}${text}`).not.toMatch(FOREIGN);
  }
});

it('is written to a folder and read from it by commands', async () => {
  const place = path.join(folder, 'brandt');
  moveShop(shop.databaseUrl, 'import', BRANDT);
  await isBrandt();
  moveShop(shop.databaseUrl, 'export', place);
  const [picture = ''] = await readdir(path.join(place, 'pictures'));
  const given = JSON.parse(await readFile(path.join(BRANDT, 'shop.json'), 'utf8')) as object;
  const written = JSON.parse(await readFile(path.join(place, 'shop.json'), 'utf8')) as object;
  expect(written).toEqual({
    ...given,
    logo: `pictures/${picture}`,
    pages: [
      { slug: 'terms', topics: 'AGB' },
      { slug: 'imprint', topics: '' },
    ],
  });
  for (const file of [
    'pages/terms.md',
    'pages/terms.de.md',
    'pages/imprint.md',
    'mails/shipped.json',
  ]) {
    expect(await readFile(path.join(place, file), 'utf8')).toBe(
      await readFile(path.join(BRANDT, file), 'utf8'),
    );
  }
  moveShop(shop.databaseUrl, 'import', place);
  await isBrandt();
});

it('moves as one file', async () => {
  expect((await ask('PUT', (await readShopFolder(BRANDT)) as object)).status).toBe(200);
  const former = await read();
  const file = (await ask('GET')).body as { pictures: object };
  expect(Object.keys(file.pictures)).toHaveLength(1);
  await shop.request('PUT', '/shop/pages/other', {
    token: admin.token,
    body: { title: 'Other', text: 'One' },
  });
  await shop.request('PATCH', '/shop', { token: admin.token, body: { name: 'Other' } });
  expect(await ask('PUT', file)).toMatchObject({ status: 200 });
  await isBrandt();
  const { updatedAt: _then, logo: _other, ...before } = former;
  expect(await read()).toMatchObject(before);
});

it('refuses a file that breaks a rule, and changes nothing', async () => {
  const file = (await readShopFolder(BRANDT)) as {
    shop: object;
    pages: object[];
    mails: object;
    pictures: object;
  };
  const former = await read();
  const page = { slug: 'bad', title: 'Bad', text: '<script>' };
  for (const bad of [
    { ...file, shop: { ...file.shop, logo: 'pictures/other.png' } },
    { ...file, shop: { ...file.shop, slogan: 'x' } },
    { ...file, pages: [...file.pages, page] },
    { ...file, mails: { paid: { subject: 'Paid', opening: null, closing: null } } },
    { ...file, pictures: { ...file.pictures, '../evil.png': 'AAAA' } },
    { ...file, pictures: { 'logo.png': 'bm8gcGljdHVyZQ==' } },
    { pages: [] },
  ]) {
    const { status } = await ask('PUT', bad);
    expect([415, 422]).toContain(status);
    expect(await read()).toEqual(former);
  }
  const send = (body: string, type = 'application/json') =>
    fetch(`${shop.url}/shop.json`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': type },
      body,
    });
  expect((await send('{')).status).toBe(400);
  expect((await send('{}', 'text/plain')).status).toBe(415);
  expect((await send(`"${'x'.repeat(17 * 1024 ** 2)}"`)).status).toBe(413);
  expect(await read()).toEqual(former);
});

it('tells which file of a folder is wrong', async () => {
  const place = path.join(folder, 'wrong');
  await cp(BRANDT, place, { recursive: true });
  await writeFile(path.join(place, 'pages', 'terms.md'), 'No title');
  await expect(readShopFolder(place)).rejects.toThrow(/terms\.md must begin with its title/);
  await writeFile(path.join(place, 'shop.json'), '{');
  await expect(readShopFolder(place)).rejects.toThrow(/shop\.json is not JSON/);
});

it('lets only staff move the shop', async () => {
  const { token } = await shop.customer();
  for (const method of ['GET', 'PUT']) {
    const body = method === 'PUT' ? {} : undefined;
    expect((await shop.request(method, '/shop.json', { token, body })).status).toBe(403);
    expect((await shop.request(method, '/shop.json', { body })).status).toBe(401);
  }
});
