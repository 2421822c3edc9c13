import { useTestShop } from '@harrow/testing/test-shop';

type Page = { success: boolean; data: { _id: string; name: string }[]; count: number };

const shop = useTestShop();

const page = async (limit: number, pageNumber: number) => {
  const path = `/services?limit=${limit}&pageNumber=${pageNumber}`;
  return (await shop.request('GET', path)).body as Page;
};

describe('GET /services', () => {
  it('returns a page of products in the specified shape', async () => {
    const product = await shop.product({ available: 7, minimum: 2, price: 1234.56 });
    const { success, data, count } = await page(3, 0);
    expect(success).toBe(true);
    expect(count).toBeGreaterThan(24);
    expect(data).toHaveLength(3);
    expect(data[0]).toEqual({
      _id: product.id,
      name: product.name,
      img: '/pictures/products/test.svg',
      price: 1234.56,
      currency: 'usd',
      available: 7,
      minimum: 2,
      description: 'A machine that exists in tests only.',
      handle: expect.stringMatching(/^test-machine-/) as string,
      category: null,
      rating: null,
      sku: null,
      updatedAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    });
  });

  it('neither repeats nor skips a product across pages, even with equal timestamps', async () => {
    await shop.sql(`UPDATE product SET created_at = '2026-01-01'`);
    const { count } = await page(1, 0);
    const ids = [];
    for (let number = 0; number * 7 < count; number += 1) {
      ids.push(...(await page(7, number)).data.map(({ _id }) => _id));
    }
    expect(new Set(ids).size).toBe(count);
  });

  it('immediately shows changes made in the stock admin, and hides drafts', async () => {
    const { id } = await shop.product();
    const staff = await shop.stockAdmin();
    await staff.request('POST', `/products/${id}`, { body: { title: 'Renamed by staff' } });
    const shown = await shop.request('GET', `/services/${id}`);
    expect(shown.body).toMatchObject({ name: 'Renamed by staff' });
    await staff.request('POST', `/products/${id}`, { body: { status: 'draft' } });
    expect((await shop.request('GET', `/services/${id}`)).status).toBe(404);
  });

  it.each([
    'limit=0',
    'limit=101',
    'limit=abc',
    'limit=-1',
    'pageNumber=-1',
    'pageNumber=1.5',
    'limit=3&limit=4',
  ])('rejects %s with 422', async (query) => {
    const answer = await shop.request('GET', `/services?${query}`);
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_body' } });
  });

  it('returns every product to a signed-in user, and 401 otherwise', async () => {
    const { token } = await shop.customer();
    const all = (await shop.request('GET', '/services', { token })).body as Page;
    expect(all.data).toHaveLength(all.count);
    expect((await shop.request('GET', '/services')).status).toBe(401);
  });
});

describe('GET /services/{id}', () => {
  it('answers 404 for an unknown product', async () => {
    const answer = await shop.request('GET', '/services/prod_none');
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });
});

describe('PUT /service/{id}', () => {
  it('returns the actual stock to a customer and changes nothing', async () => {
    const { id } = await shop.product({ available: 5 });
    const { token } = await shop.customer();
    const answer = await shop.request('PUT', `/service/${id}`, { token, body: { available: 999 } });
    expect(answer.body).toEqual({ acknowledged: true, modifiedCount: 0, available: 5 });
    expect((await shop.request('GET', `/services/${id}`)).body).toMatchObject({ available: 5 });
  });

  it('sets the stock for an admin', async () => {
    const { id } = await shop.product({ available: 5 });
    const { token } = await shop.admin();
    const answer = await shop.request('PUT', `/service/${id}`, { token, body: { available: 8 } });
    expect(answer.body).toEqual({ acknowledged: true, modifiedCount: 1, available: 8 });
  });

  it.each([-1, 1.5, '8', null, 1e12])('rejects %j as a stock', async (available) => {
    const { id } = await shop.product({ available: 5 });
    const { token } = await shop.admin();
    const answer = await shop.request('PUT', `/service/${id}`, { token, body: { available } });
    expect(answer.status).toBe(422);
    expect((await shop.request('GET', `/services/${id}`)).body).toMatchObject({ available: 5 });
  });

  it('answers 401 without a token', async () => {
    const answer = await shop.request('PUT', '/service/prod_none', { body: { available: 1 } });
    expect(answer.status).toBe(401);
  });
});
