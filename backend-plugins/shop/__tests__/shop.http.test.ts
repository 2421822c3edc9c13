import { freePort } from '@harrow/processes/free-port';
import type { Product, ProductDetails, ShipDate, Shop } from '@harrow/contract';
import { useTestShop } from '@harrow/testing/test-shop';
import type { Person } from '@harrow/testing/test-shop';

// changes the face of the whole shop
const shop = useTestShop();
let admin: Person;
beforeAll(async () => {
  await shop.startBackend(await freePort());
  admin = await shop.admin();
});

const read = async () => (await shop.request('GET', '/shop')).body as Shop;

const change = (body: object, headers = {}) =>
  shop.request('PATCH', '/shop', { token: admin.token, body, headers });

const button = { day: '#005b9f', night: '#005b9f' };
const stock = { day: '#2f6b45', night: '#8fd0a6' };
const link = { day: '#1d2a22', night: '#f3ead7' };

it('shows the maker of the demonstration', async () => {
  expect(await read()).toMatchObject({
    name: 'Harrow',
    colors: null,
    maker: { legalName: 'Harrow Works', country: 'US', vatId: '', timeZone: 'America/Chicago' },
    delivery: { shipsInDays: 2, cutoffHour: 12, holidays: [], free: true, cost: '' },
    tax: null,
    home: { figures: [{ figure: '145+' }, { figure: '300+' }, { figure: '60%' }] },
  });
});

it('shows a change at once in every process, and keeps the other members', async () => {
  const former = await read();
  await read(); // both processes keep it
  const answer = await change({ maker: { hours: 'Mon–Sat' }, delivery: { shipsInDays: 3 } });
  expect(answer.body).toEqual({ acknowledged: true, modifiedCount: 1 });
  const shown = await Promise.all([read(), read()]);
  for (const { updatedAt, ...now } of shown) {
    expect(updatedAt > former.updatedAt).toBe(true);
    expect({ ...now, updatedAt: former.updatedAt }).toEqual({
      ...former,
      maker: { ...former.maker, hours: 'Mon–Sat' },
      delivery: { ...former.delivery, shipsInDays: 3 },
    });
  }
  expect((await change({ maker: { hours: 'Mon–Sat' } })).body).toMatchObject({ modifiedCount: 0 });
});

it('shows a change by SQL at once too', async () => {
  await Promise.all([read(), read()]);
  await shop.sql(`UPDATE shop SET name = 'Harrow & Sons'`);
  for (const { name } of await Promise.all([read(), read()])) expect(name).toBe('Harrow & Sons');
});

it('says with every price at once what tax it contains', async () => {
  const tax = { rate: 19, text: 'inkl. 19 % MwSt.' };
  const productAnswers = async () => {
    const list = await shop.request('GET', '/services?limit=1&pageNumber=0');
    const [product] = (list.body as { data: Product[] }).data;
    if (!product) throw new Error('The demonstration has products.');
    const single = await shop.request('GET', `/services/${product._id}`);
    const details = await shop.request('GET', `/products/${product.handle}`);
    const found = await shop.request('GET', `/search?q=${encodeURIComponent(product.name)}`);
    const { related } = details.body as ProductDetails;
    const [hit] = (found.body as { data: Product[] }).data;
    return [product, single.body, details.body, ...related, hit] as Product[];
  };
  for (const product of await productAnswers()) expect(product).not.toHaveProperty('tax');
  await productAnswers(); // both processes keep them
  await change({ tax });
  for (const product of [...(await productAnswers()), ...(await productAnswers())])
    expect(product).toMatchObject({ tax });
  await change({ tax: null });
  for (const product of [...(await productAnswers()), ...(await productAnswers())])
    expect(product).not.toHaveProperty('tax');
});

it('takes a whole face', async () => {
  const face = {
    name: 'Brandt',
    logo: '/images/logo.webp',
    icon: null,
    colors: { button, stock, link },
    maker: {
      legalName: 'Brandt Landtechnik GmbH',
      address: 'Deichweg 3\n26121 Oldenburg',
      phone: '+49 441 5550140',
      email: 'Post@Brandt.example',
      hours: 'Mo–Fr 7–17 Uhr',
      country: 'de',
      vatId: 'de136695976',
      registration: 'HRB 1234, Amtsgericht Oldenburg',
      timeZone: 'Europe/Berlin',
    },
    delivery: {
      shipsInDays: null,
      cutoffHour: 14,
      holidays: ['2026-12-31', '2026-12-24', '2026-12-24'],
      shipsFrom: 'Oldenburg',
      free: false,
      freeIn: '',
      cost: '49 Euro',
      text: 'Per Spedition.',
      complaintDays: 7,
    },
    tax: { rate: 19, text: 'incl. 19 % VAT' },
    home: {
      headline: 'Pflüge aus Oldenburg',
      text: '',
      picture: null,
      panels: [],
      figuresTitle: '',
      figures: [],
    },
    navigation: [{ title: 'Händler', path: 'https://brandt.example/dealers' }],
  };
  expect(await change(face)).toMatchObject({ status: 200 });
  const { maker, delivery } = face;
  expect(await read()).toMatchObject({
    ...face,
    maker: { ...maker, email: 'post@brandt.example', country: 'DE', vatId: 'DE136695976' },
    delivery: { ...delivery, holidays: ['2026-12-24', '2026-12-31'] },
  });
  expect(await change({ colors: null, tax: null, maker: { vatId: '' } })).toMatchObject({
    body: { modifiedCount: 1 },
  });
  expect(await read()).toMatchObject({ colors: null, tax: null });
});

it.each([
  [{ colors: { button: { day: '#ffcc00', night: '#005b9f' }, stock, link } }, 'colors.button.day'],
  [{ colors: { button, stock, link: { day: '#1d2a22', night: '#1d2a22' } } }, 'colors.link.night'],
  [{ colors: { button: { day: 'red', night: 'red' }, stock, link } }, 'colors.button.day'],
  [{ maker: { country: 'UK' } }, 'maker.country'],
  [{ maker: { timeZone: 'Mars/Olympus' } }, 'maker.timeZone'],
  [{ maker: { email: 'office' } }, 'maker.email'],
  [{ maker: { fax: '1' } }, 'maker.fax'],
  [{ maker: { phone: '1'.repeat(41) } }, 'maker.phone'],
  [{ maker: { vatId: 'DE136695976' } }, 'tax'],
  [{ tax: { rate: 40.5, text: 'VAT' } }, 'tax.rate'],
  [{ tax: { rate: -1, text: 'VAT' } }, 'tax.rate'],
  [{ delivery: { holidays: ['2026-02-30'] } }, 'delivery.holidays.0'],
  [{ delivery: { cutoffHour: 24 } }, 'delivery.cutoffHour'],
  [{ logo: 'javascript:alert(1)' }, 'logo'],
  [{ navigation: [{ title: 'Dealers', path: 'javascript:alert(1)' }] }, 'navigation.0.path'],
  [{ name: 'x'.repeat(61) }, 'name'],
  [{ name: 7 }, 'name'],
  [{ slogan: 'Built to last' }, 'slogan'],
])('refuses %j and changes nothing', async (body, field) => {
  const former = await read();
  const answer = await change({ home: { headline: 'Not stored' }, ...body });
  expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_body' } });
  expect((answer.body as { fields: object }).fields).toHaveProperty([field]);
  expect(await read()).toEqual(former);
});

describe('in German', () => {
  const readGerman = async () =>
    (await shop.request('GET', '/shop', { headers: { 'accept-language': 'de' } })).body as Shop;

  it('has the German texts where there are any, at once in every process', async () => {
    const former = await read();
    await Promise.all([readGerman(), readGerman()]);
    const home = { headline: 'Plows', headline_de: 'Pflüge', text: 'Since 1921.', text_de: '' };
    const tax = { rate: 19, text: 'incl. 19 % VAT', text_de: 'inkl. 19 % MwSt.' };
    const link = { title: 'Dealers', title_de: 'Händler', path: '/pages/dealers' };
    await change({ home, tax, navigation: [link], maker: { hours_de: 'Mo–Fr' } });
    for (const face of await Promise.all([readGerman(), readGerman()])) {
      expect(face).toMatchObject({
        home: { headline: 'Pflüge', text: 'Since 1921.' },
        tax: { rate: 19, text: 'inkl. 19 % MwSt.' },
        navigation: [{ title: 'Händler', path: '/pages/dealers' }],
        maker: { hours: 'Mo–Fr' },
      });
      expect(JSON.stringify(face)).not.toContain('_de');
    }
    const english = await read();
    expect(english).toMatchObject({
      home: { headline: 'Plows' },
      tax: { text: 'incl. 19 % VAT' },
      maker: { hours: former.maker.hours },
    });
    expect(JSON.stringify(english)).not.toContain('_de');
    const { body } = await shop.request('GET', '/services?limit=1&pageNumber=0', {
      headers: { 'accept-language': 'de' },
    });
    const [product] = (body as { data: Product[] }).data;
    expect(product?.tax).toEqual({ rate: 19, text: 'inkl. 19 % MwSt.' });
  });

  it('shows an owner both, and takes a change of either version that was seen', async () => {
    const written = () => shop.request('GET', '/shop/written', { token: admin.token });
    const { body, headers } = await written();
    expect(body).toMatchObject({ home: { headline: 'Plows', headline_de: 'Pflüge' } });
    const seen = { 'if-match': headers.get('etag') ?? '' };
    // an empty text is the same as none
    const same = await change({ home: { text_de: '' } }, seen);
    expect(same.body).toMatchObject({ modifiedCount: 0 });
    expect((await change({ home: { headline_de: '' } }, seen)).body).toMatchObject({
      modifiedCount: 1,
    });
    expect((await change({ home: { headline: 'No' } }, seen)).status).toBe(412);
    expect((await readGerman()).home.headline).toBe('Plows');
    expect((await shop.request('GET', '/shop/written')).status).toBe(401);
  });
});

it('is what the next day of dispatch counts by, in every process', async () => {
  const day = async () => (await shop.request('GET', '/ship-date')).body as ShipDate;
  await change({ delivery: { shipsInDays: 2 } });
  const [{ shipsBy: former }] = await Promise.all([day(), day()]);
  await change({ delivery: { shipsInDays: 12 } });
  for (const { shipsBy } of await Promise.all([day(), day()])) {
    expect(String(shipsBy) > String(former)).toBe(true);
  }
  await change({ delivery: { shipsInDays: null } });
  const none = { shipsBy: null, until: null };
  expect(await Promise.all([day(), day()])).toEqual([none, none]);
});

it('refuses a change of a shop that has changed since it was read', async () => {
  const { headers } = await shop.request('GET', '/shop');
  const tag = { 'If-Match': headers.get('etag') ?? '' };
  expect(await change({ home: { headline: 'One' } }, tag)).toMatchObject({ status: 200 });
  const late = await change({ home: { headline: 'Two' } }, tag);
  expect(late).toMatchObject({ status: 412, body: { code: 'changed_since' } });
  expect((await read()).home.headline).toBe('One');
});

it('answers an unchanged shop without its body', async () => {
  const { headers } = await shop.request('GET', '/shop');
  const known = { 'If-None-Match': headers.get('etag') ?? '' };
  expect((await fetch(`${shop.url}/shop`, { headers: known })).status).toBe(304);
});

it('lets only staff change the shop', async () => {
  const { token } = await shop.customer();
  const body = { name: 'Mine' };
  expect((await shop.request('PATCH', '/shop', { token, body })).status).toBe(403);
  expect((await shop.request('PATCH', '/shop', { body })).status).toBe(401);
});

it('records what a change was', async () => {
  await change({ name: 'Harrow', maker: { hours: 'Mon–Fri' } });
  await change({ maker: { hours: 'Sat' } });
  const { body } = await shop.request('GET', '/audit?limit=1', { token: admin.token });
  expect(body).toMatchObject([
    {
      action: 'shop.updated',
      name: 'Harrow',
      before: { 'maker.hours': 'Mon–Fri' },
      after: { 'maker.hours': 'Sat' },
    },
  ]);
});
