import type { StockAdmin } from '@harrow/testing/stock-admin';
import { useSharedShop } from '@harrow/testing/shared-shop';
import type { TestProduct } from '@harrow/testing/shop';

const shop = useSharedShop();
let staff: StockAdmin;
let product: TestProduct;
beforeAll(async () => {
  staff = await shop.stockAdmin();
});
beforeEach(async () => {
  product = await shop.product({ available: 5, price: 20 });
});

const service = async () => (await shop.request('GET', `/services/${product.id}`)).body;
const changeVariant = (body: unknown) =>
  staff.request('POST', `/products/${product.id}/variants/${product.variantId}`, { body });

it('immediately shows the price, stock and minimum that staff set', async () => {
  await changeVariant({
    inventory_quantity: 3,
    prices: [{ currency_code: 'usd', amount: 999 }],
  });
  await staff.request('POST', `/products/${product.id}`, { body: { metadata: { minimum: '2' } } });
  expect(await service()).toMatchObject({ price: 9.99, available: 3, minimum: 2 });
});

it('immediately shows the pictures that staff set, with the time of the change', async () => {
  const { handle } = (await service()) as { handle: string };
  const page = async () =>
    (await shop.request('GET', `/products/${handle}`)).body as {
      images: string[];
      updatedAt: string;
    };
  let { updatedAt } = await page();
  for (const images of [['/p/a.svg', '/p/b.svg'], ['/p/b.svg']]) {
    await staff.request('POST', `/products/${product.id}`, { body: { images } });
    const shown = await page();
    expect(shown.images.slice(1).sort()).toEqual(images);
    expect(shown.updatedAt > updatedAt).toBe(true);
    ({ updatedAt } = shown);
  }
});

it('immediately shows staff the stock that an admin set', async () => {
  const { token } = await shop.admin();
  await shop.request('PUT', `/service/${product.id}`, { token, body: { available: 44 } });
  const { body } = await staff.request('GET', `/products/${product.id}`);
  expect(body).toMatchObject({ product: { variants: [{ inventory_quantity: 44 }] } });
});

it.each([
  { inventory_quantity: -1 },
  { inventory_quantity: 1.5 },
  { inventory_quantity: 1e12 },
  { prices: [{ currency_code: 'usd', amount: -1 }] },
  { prices: [{ currency_code: 'usd', amount: 0 }] },
  { prices: [{ currency_code: 'usd', amount: 1e12 }] },
  { prices: [{ currency_code: 'kwd', amount: 1235 }] },
])('tells staff why %j is rejected, and changes nothing', async (changes) => {
  const before = await service();
  expect(await changeVariant(changes)).toMatchObject({
    status: 400,
    body: { message: expect.stringMatching(/^(inventory_quantity|prices\.0\.amount): /) as string },
  });
  expect(await service()).toEqual(before);
});

it('makes an address of the handle that the stock admin gives to a copy', async () => {
  const change = (handle: string) =>
    staff.request('POST', `/products/${product.id}`, { body: { handle } });
  // browsers put a narrow no-break space before the hours' half
  expect(await change('Plow-copy-3-58-04\u202fpm')).toMatchObject({
    status: 200,
    body: { product: { handle: 'plow-copy-3-58-04-pm' } },
  });
  expect(await change('plow_copy')).toMatchObject({
    status: 400,
    body: { message: 'handle: Use lower case letters, digits and single hyphens.' },
  });
});

it('rejects a new product with an invalid variant', async () => {
  const { status } = await staff.request('POST', '/products', {
    body: {
      title: 'Plow',
      options: [{ title: 'Version' }],
      variants: [
        { title: 'Standard', inventory_quantity: -1, prices: [], options: [{ value: 'Standard' }] },
      ],
    },
  });
  expect(status).toBe(400);
});

describe('a product of the stock admin', () => {
  const change = (body: unknown) => staff.request('POST', `/products/${product.id}`, { body });
  const create = (body: object) =>
    staff.request('POST', '/products', { body: { title: 'Plow', ...body } });

  it.each([
    ['title', { title: '' }],
    ['title', { title: '\u200b' }],
    ['title', { title: 'x'.repeat(201) }],
    ['description', { description: 'x'.repeat(5001) }],
    ['thumbnail', { thumbnail: 'javascript:alert(1)' }],
    ['thumbnail', { thumbnail: '//evil.example/a.png' }],
    ['images.1', { images: ['/pictures/a.png', 'data:image/png;base64,AAAA'] }],
  ])('is rejected for its %s, and nothing changes (%j)', async (field, body) => {
    const before = await service();
    const count = () => shop.sql('SELECT count(*) FROM product');
    const products = await count();
    for (const answer of [await change(body), await create(body)]) {
      expect(answer).toMatchObject({
        status: 400,
        body: { message: expect.stringContaining(`${field}: `) as string },
      });
    }
    expect(await service()).toEqual(before);
    expect(await count()).toEqual(products);
  });

  it('may lack a description and images, and is shown without them', async () => {
    expect((await change({ description: '', thumbnail: '', images: [] })).status).toBe(200);
    expect(await service()).toMatchObject({ description: '', img: '' });
  });

  it('is stored without line breaks and direction controls in its title', async () => {
    expect((await change({ title: ' \u202eDisc\u202c\nharrow ' })).status).toBe(200);
    expect(await service()).toMatchObject({ name: 'Disc harrow' });
  });
});
