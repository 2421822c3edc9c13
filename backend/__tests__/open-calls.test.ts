import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { send } from '@harrow/testing/http';
import type { StockAdmin } from '@harrow/testing/stock-admin';
import { useSharedShop } from '@harrow/testing/shared-shop';

const shop = useSharedShop();
let staff: StockAdmin;
beforeAll(async () => {
  staff = await shop.stockAdmin();
});

const post = (path: string, body: unknown) => staff.request('POST', path, { body });

describe('a form of the stock admin that leaves closed fields empty', () => {
  it('saves a product', async () => {
    const product = await shop.product();
    const body = {
      title: 'Disc harrow',
      handle: `disc-harrow-${randomUUID()}`,
      description: 'Twelve discs.',
      type: null,
      collection_id: null,
      tags: [],
      categories: [],
      discountable: false,
    };
    expect((await post(`/products/${product.id}`, body)).status).toBe(200);
    const { body: shown } = await shop.request('GET', `/services/${product.id}`);
    expect(shown).toMatchObject({ name: 'Disc harrow', description: 'Twelve discs.' });
  });

  it('saves a variant', async () => {
    const { id, variantId } = await shop.product();
    const body = { title: 'Wide', inventory_quantity: 3, allow_backorder: false };
    expect((await post(`/products/${id}/variants/${variantId}`, body)).status).toBe(200);
    const { body: shown } = await shop.request('GET', `/services/${id}`);
    expect(shown).toMatchObject({ available: 3 });
  });

  it('saves the details of the store', async () => {
    const templates = { swap_link_template: '', payment_link_template: '' };
    expect(await post('/store', { name: 'Harrow Works', ...templates })).toMatchObject({
      status: 200,
      body: { store: { name: 'Harrow Works' } },
    });
  });

  it('saves a region and its shipping option', async () => {
    const [region] = await shop.sql<{ id: string; option: string }>(
      `SELECT r.id, o.id AS option FROM region r JOIN shipping_option o ON o.region_id = r.id`,
    );
    const details = {
      name: 'States',
      currency_code: 'usd',
      payment_providers: ['stripe'],
      fulfillment_providers: ['manual'],
      countries: ['us'],
    };
    expect((await post(`/regions/${region?.id ?? ''}`, details)).status).toBe(200);
    const option = { name: 'By truck', amount: 0, requirements: [], admin_only: false };
    expect((await post(`/shipping-options/${region?.option ?? ''}`, option)).status).toBe(200);
  });

  it('saves a customer', async () => {
    const { id, email, token } = await shop.customer();
    expect((await post(`/customers/${id}`, { first_name: 'Bea' })).status).toBe(200);
    const { body } = await shop.request('GET', `/profiles?email=${email}`, { token });
    expect(JSON.stringify(body)).toContain('Bea');
  });
});

it('shows a new category of the stock admin in the shop', async () => {
  const { id } = await shop.product();
  const name = `Rollers ${randomUUID()}`;
  const category = { name, is_active: true, is_internal: false };
  const { body } = await post('/product-categories', category);
  const { product_category: made } = z
    .object({ product_category: z.object({ id: z.string() }) })
    .parse(body);
  const products = { product_ids: [{ id }] };
  expect((await post(`/product-categories/${made.id}/products/batch`, products)).status).toBe(200);
  expect(JSON.stringify((await shop.request('GET', '/categories')).body)).toContain(name);
});

it('keeps a note of staff with an order', async () => {
  const note = { resource_id: 'order_1', resource_type: 'order', value: 'Call first.' };
  expect((await post('/notes', note)).status).toBe(200);
  const { body } = await staff.request('GET', '/notes?resource_id=order_1');
  expect(body).toMatchObject({ notes: [{ value: 'Call first.' }] });
});

it('lets staff invite a member of the team, and remove the login', async () => {
  const email = `staff-${randomUUID()}@harrow.test`;
  const login = { email, password: 'Furrow-2026' };
  const signIn = () => send('POST', `${shop.url}/admin/auth/token`, { body: login });
  expect((await post('/invites', { user: email, role: 'member' })).status).toBe(200);
  const { body } = await staff.request('GET', '/invites');
  const { invites } = z
    .object({ invites: z.array(z.object({ token: z.string(), user_email: z.string() })) })
    .parse(body);
  const { token } = invites.find(({ user_email: invited }) => invited === email) ?? {};
  const user = { first_name: 'Ina', last_name: 'Invited', password: login.password };
  const accepted = await send('POST', `${shop.url}/admin/invites/accept`, {
    body: { token, user },
  });
  expect(accepted.status).toBe(200);
  expect((await signIn()).status).toBe(200);
  const [made] = await shop.sql<{ id: string }>('SELECT id FROM "user" WHERE email = $1', [email]);
  expect((await staff.request('DELETE', `/users/${made?.id ?? ''}`)).status).toBe(200);
  expect((await signIn()).status).toBe(401);
});
