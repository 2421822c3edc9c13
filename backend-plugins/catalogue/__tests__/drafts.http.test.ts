import type { Product, WrittenProduct } from '@harrow/contract';
import { randomUUID } from 'node:crypto';
import { useCatalogueShop } from './catalogue-shop';

const { shop, catalogue } = useCatalogueShop();

const sheet = () => ({
  ...{ name: `Draft ${randomUUID()}`, img: '/pictures/b.svg', price: 12.5, available: 9 },
  ...{ minimum: 2, description: 'Not for sale yet.' },
});

const asStaff = async (method: string, path: string, body?: unknown) => {
  const { token } = await shop.admin();
  return await shop.request(method, path, { token, body });
};

async function addDraft(changes: object = {}) {
  const body = { ...sheet(), ...changes, draft: true };
  const { status, body: answer } = await asStaff('POST', '/services', body);
  expect(status).toBe(200);
  return { ...body, id: (answer as { insertedId: string }).insertedId };
}

const written = async ({ id }: { id: string }) =>
  (await asStaff('GET', `/services/${id}/written`)).body as WrittenProduct;

const found = async (path: string) => {
  const { body } = await shop.request('GET', path);
  return (body as { data: Product[] }).data.map(({ _id }) => _id);
};

const listed = async (query: string) => {
  const answer = await asStaff('GET', `/drafts?${query}`);
  return answer.body as { data: Product[]; count: number };
};

/** Where a shopper meets a product, each with whether this one is there. */
async function places({ id, name }: { id: string; name: string }) {
  const { handle } = await written({ id });
  const isOpen = async (path: string) => (await shop.request('GET', path)).status === 200;
  const addresses = await shop.request('GET', '/product-addresses?pageNumber=0');
  const { data } = addresses.body as { data: { handle: string }[] };
  const check = await shop.request('POST', '/lists/check', {
    body: { lines: [{ productId: id, quantity: 2 }] },
  });
  return {
    service: await isOpen(`/services/${id}`),
    page: await isOpen(`/products/${handle}`),
    prices: await isOpen(`/services/${id}/price-steps`),
    list: (await found('/services?limit=100&pageNumber=0')).includes(id),
    search: (await found(`/search?q=${encodeURIComponent(name)}`)).includes(id),
    sitemap: data.some((each) => each.handle === handle),
    ready: (check.body as { lines: { state: string }[] }).lines[0]?.state === 'ok',
  };
}

const everywhere = (isThere: boolean) => ({
  ...{ service: isThere, page: isThere, prices: isThere, list: isThere },
  ...{ search: isThere, sitemap: isThere, ready: isThere },
});

async function order({ id, price }: { id: string; price: number }) {
  const { token, email } = await shop.customer();
  const body = {
    ...{ productId: id, product: 'Draft', quantity: 2, amount: price * 2 },
    ...{ name: 'Fay', email, phone: '+1 515 555 0100', address: 'Mill Lane 1' },
  };
  return await shop.request('POST', '/orders', { token, body });
}

describe('a draft', () => {
  it('is for staff alone, until it is published', async () => {
    const draft = await addDraft();
    expect(await places(draft)).toEqual(everywhere(false));
    expect((await order(draft)).status).toBe(404);
    expect(await written(draft)).toMatchObject({ name: draft.name, price: 12.5, draft: true });
    expect(await listed(`q=${draft.name}`)).toMatchObject({
      data: [{ _id: draft.id, available: 9 }],
      count: 1,
    });
    expect((await catalogue.patch(draft, { draft: false })).body).toMatchObject({
      modifiedCount: 1,
    });
    expect(await places(draft)).toEqual(everywhere(true));
    expect((await order(draft)).status).toBe(201);
    expect(await listed(`q=${draft.name}`)).toEqual({ data: [], count: 0 });
  });

  it('can be made of a product, which is gone from the shop in the next answer', async () => {
    const product = await addDraft();
    await catalogue.patch(product, { draft: false });
    const { available } = await written(product);
    expect((await catalogue.patch(product, { draft: true, price: 13 })).status).toBe(200);
    expect(await places(product)).toEqual(everywhere(false));
    expect(await written(product)).toMatchObject({ available, price: 13, draft: true });
    expect((await catalogue.patch(product, { draft: true })).body).toMatchObject({
      modifiedCount: 0,
    });
  });

  it('is changed, restocked and removed as a product is', async () => {
    const draft = await addDraft();
    const { status } = await catalogue.patch(draft, { price: 14, name_de: 'Entwurf' });
    expect(status).toBe(200);
    const stock = await asStaff('PUT', `/service/${draft.id}`, { available: 3 });
    expect(stock.body).toEqual({ acknowledged: true, modifiedCount: 1, available: 3 });
    expect(await written(draft)).toMatchObject({ price: 14, name_de: 'Entwurf', available: 3 });
    expect((await asStaff('DELETE', `/services/${draft.id}`)).status).toBe(200);
    expect((await asStaff('GET', `/services/${draft.id}/written`)).status).toBe(404);
    expect((await catalogue.patch(draft, { price: 15 })).status).toBe(404);
  });

  it('tells no customer its stock', async () => {
    const draft = await addDraft();
    const { token } = await shop.customer();
    const body = { available: 1 };
    const answer = await shop.request('PUT', `/service/${draft.id}`, { token, body });
    expect(answer.status).toBe(404);
  });

  it('keeps its part number from others, and refuses that of another', async () => {
    const sku = `D-${randomUUID().slice(0, 8)}`;
    await addDraft({ sku });
    const answer = await asStaff('POST', '/services', { ...sheet(), sku, draft: true });
    expect(answer).toMatchObject({ status: 409, body: { code: 'sku_taken' } });
  });

  it('obeys the rules of a product', async () => {
    const answer = await asStaff('POST', '/services', { ...sheet(), name: '', draft: true });
    expect(answer.status).toBe(422);
    const other = await asStaff('POST', '/services', { ...sheet(), draft: 'yes' });
    expect((other.body as { fields: object }).fields).toHaveProperty('draft');
  });

  it('is in the history when it is published', async () => {
    const draft = await addDraft();
    await catalogue.patch(draft, { draft: false });
    const entries = await shop.sql(
      `SELECT before->>'status' AS before, after->>'status' AS after FROM audit_entry
        WHERE subject = $1 AND before ? 'status'`,
      [draft.id],
    );
    expect(entries).toEqual([{ before: 'draft', after: 'published' }]);
  });
});

describe('the list of drafts', () => {
  it('is paged, newest first, and found by part numbers', async () => {
    const word = randomUUID();
    const drafts = [];
    for (const place of [1, 2, 3])
      drafts.push(await addDraft({ sku: `${word.slice(0, 9)}${place}` }));
    const ids = drafts.map(({ id }) => id).reverse();
    const page = await listed(`q=${word.slice(0, 9).toUpperCase()}&limit=2`);
    expect(page.count).toBe(3);
    expect(page.data.map(({ _id }) => _id)).toEqual(ids.slice(0, 2));
    const next = await listed(`q=${word.slice(0, 9)}&limit=2&pageNumber=1`);
    expect(next.data.map(({ _id }) => _id)).toEqual(ids.slice(2));
  });

  it('is for staff alone', async () => {
    const { token } = await shop.customer();
    expect((await shop.request('GET', '/drafts')).status).toBe(401);
    expect((await shop.request('GET', '/drafts', { token })).status).toBe(403);
    expect((await asStaff('GET', '/drafts?limit=0')).status).toBe(422);
  });
});
