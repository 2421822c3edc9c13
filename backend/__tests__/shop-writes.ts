import { randomUUID } from 'node:crypto';
import { picture } from '@harrow/testing/pictures';
import { zip } from '@harrow/testing/zip';
import { z } from 'zod';
import { PARTS_WRITES } from './parts-writes';
import { PRODUCTS_WRITES } from './products-writes';
import { fresh, paidOrder, type Desk, type Recorded, type Write } from './recorded-writes';
import { STAFF_WRITES } from './staff-writes';

const inserted = z.object({ insertedId: z.string() });

const newProduct = async ({ call }: Desk) => {
  const body = {
    name: fresh('Hand seeder'),
    img: '/pictures/products/test.svg',
    price: 12.5,
    available: 4,
    minimum: 1,
    description: 'A seeder.',
  };
  return inserted.parse(await call('POST', '/services', body)).insertedId;
};

const newReview = async ({ shop }: Desk) => {
  const { email, name, token } = await shop.customer(undefined, { verified: true });
  const body = { name, email, review: 'Good.', point: 4 };
  const answer = await shop.request('POST', '/reviews', { token, body });
  return inserted.parse(answer.body).insertedId;
};

const newView = async ({ call }: Desk) => {
  const name = fresh('Iowa, to ship').slice(0, 60);
  const answer = await call('POST', '/order-views', { name, query: 'tab=to-ship&q=Iowa' });
  return { subject: inserted.parse(answer).insertedId, name };
};

const hookUrl = () => `https://${randomUUID()}.example/hook`;

const newHook = async ({ call }: Desk, url = hookUrl()) => {
  const body = { url, events: ['order.paid'] };
  return inserted.parse(await call('POST', '/webhooks', body)).insertedId;
};

/** Changes a new webhook by a call, and deletes it, because their number is limited. */
const hookWrite =
  (
    method: string,
    path: string,
    write: (url: string) => Pick<Recorded, 'before' | 'after'>,
  ): Write =>
  async (desk) => {
    const url = hookUrl();
    const subject = await newHook(desk, url);
    await desk.call(method, `/webhooks/${subject}${path}`, { events: ['order.placed'] });
    if (method !== 'DELETE') await desk.call('DELETE', `/webhooks/${subject}`);
    const action = method === 'DELETE' ? 'webhook.deleted' : 'webhook.updated';
    return { action, subject, name: url, ...write(url) };
  };

/** A change by staff with every call of the shop. */
export const SHOP_WRITES: Readonly<Record<string, Write>> = {
  ...PARTS_WRITES,
  ...PRODUCTS_WRITES,
  ...STAFF_WRITES,
  'PATCH /shop': async ({ call }) => {
    const hours = fresh('Mon–Fri');
    await call('PATCH', '/shop', { maker: { hours } });
    return { action: 'shop.updated', subject: 'shop', after: { 'maker.hours': hours } };
  },
  'PUT /shop/pages/{slug}': async ({ call }) => {
    const [subject, title] = [randomUUID(), fresh('Imprint')];
    await call('PUT', `/shop/pages/${subject}`, { title, text: 'Who we are.' });
    await call('DELETE', `/shop/pages/${subject}`);
    const after = { title, text: 'Who we are.' };
    return { action: 'page.created', subject, name: title, before: null, after };
  },
  'PUT /shop/mails/{kind}': async ({ call }) => {
    const built = { subject: null, opening: null, closing: null };
    const subject = `${fresh('Expired')} {number}`;
    await call('PUT', '/shop/mails/expired', { ...built, opening: 'Expired.' });
    await call('PUT', '/shop/mails/expired', { ...built, subject });
    const fields = { subject, opening: null };
    return { action: 'mail.updated', subject: 'expired', after: fields };
  },
  'PUT /shop.json': async ({ shop, admin, call }) => {
    const { body } = await shop.request('GET', '/shop.json', { token: admin.token });
    const { shop: face, ...file } = body as { shop: object };
    const name = fresh('Shop').slice(0, 60);
    await call('PUT', '/shop.json', { ...file, shop: { ...face, name } });
    return { action: 'shop.updated', subject: 'shop', name, after: { name } };
  },
  'DELETE /shop/pages/{slug}': async ({ call }) => {
    const [subject, title] = [randomUUID(), fresh('Imprint')];
    await call('PUT', `/shop/pages/${subject}`, { title, text: 'Who we are.' });
    await call('DELETE', `/shop/pages/${subject}`);
    return { action: 'page.deleted', subject, name: title, before: { title }, after: null };
  },
  'POST /webhooks': async (desk) => {
    const url = hookUrl();
    const subject = await newHook(desk, url);
    await desk.call('DELETE', `/webhooks/${subject}`);
    const after = { url, events: ['order.paid'] };
    return { action: 'webhook.created', subject, name: url, before: null, after };
  },
  'PATCH /webhooks/{id}': hookWrite('PATCH', '', () => ({
    before: { events: ['order.paid'] },
    after: { events: ['order.placed'] },
  })),
  'POST /webhooks/{id}/secret': hookWrite('POST', '/secret', () => ({
    after: { secret_changed_at: expect.any(String) as unknown },
  })),
  'DELETE /webhooks/{id}': hookWrite('DELETE', '', (url) => ({ before: { url }, after: null })),
  'POST /outbox/{id}/replay': async ({ shop, call }) => {
    const [failed] = await shop.sql<{ id: string }>(
      `INSERT INTO outbox (kind, lane, stream, subject, cause, dedupe_key, state)
       VALUES ('mail', 'mail', $1, 'order.paid', $1, $1, 'failed') RETURNING id`,
      [randomUUID()],
    );
    const subject = failed?.id ?? '';
    await call('POST', `/outbox/${subject}/replay`);
    const states = { before: { state: 'failed' }, after: { state: 'due' } };
    return { action: 'message.replayed', subject, ...states };
  },
  'POST /services': async (desk) => ({
    action: 'product.created',
    subject: await newProduct(desk),
    before: null,
  }),
  'PATCH /services/{id}': async ({ shop, call }) => {
    const { id: subject, name } = await shop.product();
    await call('PATCH', `/services/${subject}`, { name: 'Disc harrow' });
    return { action: 'product.updated', subject, before: { name }, after: { name: 'Disc harrow' } };
  },
  'PUT /service/{id}': async ({ shop, call }) => {
    const { id: subject } = await shop.product({ available: 4 });
    await call('PUT', `/service/${subject}`, { available: 9 });
    return {
      action: 'product.updated',
      subject,
      before: { available: 4 },
      after: { available: 9 },
    };
  },
  'DELETE /services/{id}': async (desk) => {
    const subject = await newProduct(desk);
    await desk.call('DELETE', `/services/${subject}`);
    return { action: 'product.deleted', subject, after: null };
  },
  'POST /services/import': async ({ shop, admin }) => {
    const { id: subject } = await shop.product({ available: 4 });
    const headers = { 'content-type': 'text/csv' };
    const body = `_id,available\n${subject},6`;
    await shop.request('POST', '/services/import', { token: admin.token, headers, body });
    return {
      action: 'product.updated',
      subject,
      before: { available: 4 },
      after: { available: 6 },
    };
  },
  'POST /services/pictures': async ({ shop, admin, call }) => {
    const { id: subject } = await shop.product();
    const sku = randomUUID();
    await call('PATCH', `/services/${subject}`, { sku });
    const archive = zip([{ name: `${sku}.png`, bytes: await picture(40).png().toBuffer() }]);
    const body = new Blob([new Uint8Array(archive)]);
    const headers = { 'content-type': 'application/zip' };
    await shop.request('POST', '/services/pictures', { token: admin.token, headers, body });
    return { action: 'product.updated', subject, after: { img: expect.any(String) as string } };
  },
  'PUT /orders/{id}': async (desk) => {
    const { id: subject } = await paidOrder(desk);
    await desk.call('PUT', `/orders/${subject}`, { shipped: true });
    return { action: 'order.shipped', subject, after: { fulfillment_status: 'shipped' } };
  },
  'PUT /orders/{id}/tracking': async (desk) => {
    const { id: subject } = await paidOrder(desk);
    await desk.call('PUT', `/orders/${subject}`, { shipped: true });
    await desk.call('PUT', `/orders/${subject}/tracking`, { number: '1ZBBBB' });
    return { action: 'order.tracked', subject, after: { tracking_number: '1ZBBBB' } };
  },
  'PATCH /orders/{id}/address': async ({ shop, shopper, call }) => {
    const subject = await shopper.order(await shop.customer(), await shop.product());
    await call('PATCH', `/orders/${subject}/address`, { phone: '5550199' });
    return { action: 'order.updated', subject, after: { shipping_phone: '5550199' } };
  },
  'POST /orders/{id}/notes': async ({ shop, shopper, call }) => {
    const subject = await shopper.order(await shop.customer(), await shop.product());
    await call('POST', `/orders/${subject}/notes`, { text: 'Call first.' });
    return { action: 'order.updated', subject, after: { note: 'Call first.' } };
  },
  'DELETE /orders/{id}/notes/{noteId}': async ({ shop, shopper, call }) => {
    const subject = await shopper.order(await shop.customer(), await shop.product());
    const { insertedId } = inserted.parse(
      await call('POST', `/orders/${subject}/notes`, { text: 'Call first.' }),
    );
    await call('DELETE', `/orders/${subject}/notes/${insertedId}`);
    return { action: 'order.updated', subject, before: { note: 'Call first.' } };
  },
  'POST /order-views': async (desk) => {
    const { subject, name } = await newView(desk);
    await desk.call('DELETE', `/order-views/${subject}`);
    const after = { name, query: 'tab=to-ship&q=Iowa' };
    return { action: 'order_view.created', subject, name, before: null, after };
  },
  'PATCH /order-views/{id}': async (desk) => {
    const { subject, name } = await newView(desk);
    const renamed = fresh('Iowa').slice(0, 60);
    await desk.call('PATCH', `/order-views/${subject}`, { name: renamed });
    await desk.call('DELETE', `/order-views/${subject}`);
    const states = { before: { name }, after: { name: renamed } };
    return { action: 'order_view.updated', subject, ...states };
  },
  'DELETE /order-views/{id}': async (desk) => {
    const { subject, name } = await newView(desk);
    await desk.call('DELETE', `/order-views/${subject}`);
    return { action: 'order_view.deleted', subject, name, before: { name }, after: null };
  },
  'POST /customers/{id}/notes': async ({ shop, call }) => {
    const { id: subject, email: name } = await shop.customer();
    await call('POST', `/customers/${subject}/notes`, { text: 'Gate on Route 9.', pinned: true });
    const after = { note: 'Gate on Route 9.', pinned_note: 'Gate on Route 9.' };
    return { action: 'customer.updated', subject, name, before: null, after };
  },
  'PATCH /customers/{id}/notes/{noteId}': async ({ shop, call }) => {
    const { id: subject } = await shop.customer();
    const path = `/customers/${subject}/notes`;
    const { insertedId } = inserted.parse(await call('POST', path, { text: 'A dealer.' }));
    await call('PATCH', `${path}/${insertedId}`, { pinned: true });
    const states = { before: { pinned_note: null }, after: { pinned_note: 'A dealer.' } };
    return { action: 'customer.updated', subject, ...states };
  },
  'DELETE /customers/{id}/notes/{noteId}': async ({ shop, call }) => {
    const { id: subject } = await shop.customer();
    const path = `/customers/${subject}/notes`;
    const { insertedId } = inserted.parse(await call('POST', path, { text: 'A dealer.' }));
    await call('DELETE', `${path}/${insertedId}`);
    return { action: 'customer.updated', subject, before: { note: 'A dealer.' }, after: null };
  },
  'POST /orders/ship': async (desk) => {
    const { id: subject } = await paidOrder(desk);
    await desk.call('POST', '/orders/ship', { orders: [{ id: subject }] });
    return { action: 'order.shipped', subject, after: { fulfillment_status: 'shipped' } };
  },
  'DELETE /orders/{id}': async (desk) => {
    const { shop, shopper, call } = desk;
    const subject = await shopper.order(await shop.customer(), await shop.product());
    await call('DELETE', `/orders/${subject}`);
    return { action: 'order.cancelled', subject, before: { status: 'pending' } };
  },
  'POST /orders/{id}/refund': async (desk) => {
    const { id: subject } = await paidOrder(desk);
    const headers = { 'idempotency-key': randomUUID() };
    const request = { token: desk.admin.token, headers, body: { amount: 2.5 } };
    await desk.shop.request('POST', `/orders/${subject}/refund`, request);
    return { action: 'order.refunded', subject, before: null, after: { amount: 2.5 } };
  },
  'PATCH /reviews/{id}': async (desk) => {
    const subject = await newReview(desk);
    await desk.call('PATCH', `/reviews/${subject}`, { hidden: true, reason: 'Spam.' });
    return { action: 'review.hidden', subject, after: { hidden_reason: 'Spam.' } };
  },
};

const AS_CUSTOMER = 'What people do as customers, staff too, is in their orders and reviews.';

const BY_LINK = 'Whoever has the link in a mail pays by it, as its customer does.';

/** The other calls that write, with the reason why the history need not have them. */
export const CUSTOMER_WRITES: Readonly<Record<string, string>> = {
  'PUT /users/{email}': AS_CUSTOMER,
  'PUT /profiles/{email}': AS_CUSTOMER,
  'POST /me/second-factor': 'The secret counts once a code of it has been sent.',
  'POST /me/second-factor/session': 'It opens a session.',
  'POST /lists/check': 'It changes nothing.',
  'POST /customers/{id}/lists/check': 'It changes nothing.',
  'POST /mcp': 'It changes nothing.',
  'POST /shop/mails/{kind}/preview': 'It changes nothing.',
  'PUT /me/list': AS_CUSTOMER,
  'PUT /me/lists/{name}': AS_CUSTOMER,
  'DELETE /me/lists/{name}': AS_CUSTOMER,
  'PUT /me/watched/{productId}': AS_CUSTOMER,
  'DELETE /me/watched/{productId}': AS_CUSTOMER,
  'POST /me/machines': AS_CUSTOMER,
  'PATCH /me/machines/{id}': AS_CUSTOMER,
  'DELETE /me/machines/{id}': AS_CUSTOMER,
  'DELETE /me': AS_CUSTOMER,
  'POST /orders': AS_CUSTOMER,
  'PATCH /orders/{id}': AS_CUSTOMER,
  'POST /create-payment-intent': AS_CUSTOMER,
  'POST /pay/{token}/payment-intent': BY_LINK,
  'POST /pay/{token}/payment': BY_LINK,
  'POST /reviews': AS_CUSTOMER,
  'POST /images': 'A file is no record: the change is the one of the product that shows it.',
  'POST /stripe/hooks': 'The payment provider calls it.',
};
