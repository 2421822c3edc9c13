import { z } from 'zod';
import { useCatalogueShop } from './catalogue-shop';

const { shop, catalogue } = useCatalogueShop();
let token: string;
beforeAll(async () => {
  ({ token } = await shop.admin());
});

const fields = {
  ...{ name: 'Tine bar', img: '/pictures/products/x.svg', price: 12, available: 5, minimum: 1 },
  description: 'For light soil.',
};
const inserted = z.object({ insertedId: z.string() });

const post = (body: object) => shop.request('POST', '/services', { token, body });
const patch = (id: string, body: object) =>
  shop.request('PATCH', `/services/${id}`, { token, body });
const add = async (body: object) =>
  inserted.parse((await post({ ...fields, ...body })).body).insertedId;

it('adds a product with its part number, category and pictures in one call', async () => {
  const [category] = await shop.sql<{ handle: string; name: string }>(
    'SELECT handle, name FROM product_category WHERE is_active AND NOT is_internal LIMIT 1',
  );
  const images = ['/pictures/b.svg', '/pictures/a.svg'];
  const id = await add({ sku: 'TB 100', category: category?.handle, images });
  expect(await catalogue.pageOf({ id })).toMatchObject({
    ...{ ...fields, sku: 'TB 100', category },
    images: [fields.img, ...images],
  });
});

it('refuses a category that does not exist, and adds nothing', async () => {
  const answer = await post({ ...fields, name: 'Nowhere', category: 'nothing' });
  expect(answer).toMatchObject({
    status: 422,
    body: { fields: { category: expect.stringMatching(/ There are /) as string } },
  });
  expect(await shop.sql(`SELECT id FROM product WHERE title = 'Nowhere'`)).toEqual([]);
});

it.each(['KR 7-20', 'kr720', 'KR–720', ' Kr-7 2-0 '])(
  'refuses %j for another product than that with the number KR-720, and names it',
  async (sku) => {
    const [known] = await shop.sql<{ id: string }>(
      `SELECT product_id AS id FROM product_variant WHERE sku = 'KR-720'`,
    );
    const id = known?.id ?? (await add({ name: 'Krümler', sku: 'KR-720' }));
    const refusal = {
      status: 409,
      body: {
        code: 'sku_taken',
        message: 'Another product has this part number.',
        fields: { sku: 'Krümler has this part number.' },
        product: { _id: id, name: 'Krümler', handle: expect.stringMatching(/^kruemler/) as string },
      },
    };
    expect(await post({ ...fields, sku })).toMatchObject(refusal);
    expect(await patch((await shop.product()).id, { sku })).toMatchObject(refusal);
    expect(await patch(id, { sku })).toMatchObject({ status: 200 });
    await patch(id, { sku: 'KR-720' });
  },
);

it('refuses another spelling in the stock admin too', async () => {
  const [staff, product] = [await shop.stockAdmin(), await shop.product()];
  await add({ sku: 'ST-7' });
  const path = `/products/${product.id}/variants/${product.variantId}`;
  expect(await staff.request('POST', path, { body: { sku: 'st 7' } })).toMatchObject({
    status: 422,
    body: { type: 'duplicate_error' },
  });
  expect(await staff.request('POST', path, { body: { sku: 'ST-8' } })).toMatchObject({
    status: 200,
  });
});

it('changes products whose numbers have been the same from before', async () => {
  const ids = [await add({ name: 'First double' }), await add({ name: 'Second double' })];
  await shop.sql('ALTER TABLE product_variant DISABLE TRIGGER keep_reserved_sku_update');
  for (const [index, id] of ids.entries()) {
    const sku = index === 0 ? 'DB-1' : 'db1';
    await shop.sql('UPDATE product_variant SET sku = $2 WHERE product_id = $1', [id, sku]);
  }
  await shop.sql('ALTER TABLE product_variant ENABLE TRIGGER keep_reserved_sku_update');
  for (const id of ids) {
    expect(await patch(id, { available: 9, price: 13 })).toMatchObject({ status: 200 });
  }
});

it('gives a number to one of several products that ask for it at once', async () => {
  const answers = await Promise.all(
    ['ONCE-1', 'once 1', 'Once1', 'ONCE--1'].map((sku) => post({ ...fields, sku })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
});

it('takes a number of at most 60 characters', async () => {
  expect((await post({ ...fields, sku: 'x'.repeat(61) })).status).toBe(422);
  expect((await post({ ...fields, sku: 'x'.repeat(60) })).status).toBe(200);
  expect((await post({ ...fields, sku: null })).status).toBe(200);
});
