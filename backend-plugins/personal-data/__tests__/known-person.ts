import { randomUUID } from 'node:crypto';
import { picture } from '@harrow/testing/pictures';
import type { Person, Shop, TestProduct } from '@harrow/testing/shop';
import { linesBody, shopping } from '@harrow/testing/shopping';
import { createIdentityUser, type IdentityUser } from '@harrow/testing/identity';
import { formOf, imageOf } from '@harrow/testing/uploads';

/** A person with data in all places of the shop; the values occur nowhere else. */
export type KnownPerson = Person & {
  user: IdentityUser;
  values: string[];
  /** Addresses of their pictures. */
  pictures: string[];
  reviewId: string;
  shippedId: string;
  cancelledId: string;
  unpaidId: string;
  /** The open payment of the unpaid order. */
  intentId: string;
  product: TestProduct;
};

const unique = () => randomUUID().slice(0, 8);

async function picturesOf(shop: Shop, token: string): Promise<string[]> {
  const urls: string[] = [];
  for (let one = 0; one < 2; one += 1) {
    const bytes = await picture(40 + one, 30)
      .png()
      .withExif({ IFD0: { ImageDescription: unique() } })
      .toBuffer();
    const answer = await shop.request('POST', '/images', { token, body: formOf(bytes) });
    urls.push(imageOf(answer).url);
  }
  return urls;
}

/** Signs a person in, and lets the person and staff leave data in all places. */
export async function knownPerson(shop: Shop): Promise<KnownPerson> {
  const admin = await shop.admin();
  const calls = shopping(shop);
  const mark = unique();
  const name = `Zyx${mark} Önder${mark}`;
  const phone = `+49 30 77${String(parseInt(mark, 16)).slice(0, 7).padEnd(7, '3')}`;
  const address = `Gasse ${mark} "Hof\\links", Köln`;
  const email = `zyx-${mark}@farm.test`;
  const delivery = { name, phone, address };
  const user = await createIdentityUser(email, { name, verified: true });
  const person = await shop.signIn(user, name);
  const { token } = person;
  const product = await shop.product({ available: 50 });
  const lines = [{ product, quantity: 2 }];
  const staff = (method: string, path: string, body: unknown) =>
    shop.request(method, path, { token: admin.token, body });
  const pictures = await picturesOf(shop, token);
  await shop.request('PUT', `/profiles/${email}`, {
    token,
    body: {
      ...{ name, email, phone, profession: `Farmer ${mark}`, image: pictures[1] },
      address: { city: `City ${mark}`, state: 'NRW', country: 'DE' },
    },
  });
  await shop.request('PUT', `/me/lists/List ${mark}`, {
    token,
    body: { lines: [{ productId: product.id, quantity: 3 }] },
  });
  await shop.sql('INSERT INTO product_watch (customer_id, product_id) VALUES ($1, $2)', [
    ...[person.id, product.id],
  ]);
  const machine = await shop.product();
  await shop.sql('INSERT INTO machine (product_id) VALUES ($1)', [machine.id]);
  const { body: shown } = await shop.request('GET', `/services/${machine.id}`);
  await shop.request('POST', '/me/machines', {
    token,
    body: { machine: (shown as { handle: string }).handle, nickname: `Red ${mark}` },
  });
  const review = `Bought by ${name}, ${phone}. Good machine.`;
  const reviewed = await shop.request('POST', '/reviews', {
    token,
    body: { name, email, review, point: 5, productId: product.id },
  });
  const { insertedId: reviewId } = reviewed.body as { insertedId: string };
  await staff('PATCH', `/reviews/${reviewId}`, { answer: `Thank you, ${name}!` });
  const { orderId: shippedId } = await calls.paidOrder(person, product);
  await staff('PATCH', `/orders/${shippedId}/address`, delivery);
  await staff('PATCH', `/orders/${shippedId}/address`, { phone: '+1 555 0100' });
  await staff('PATCH', `/orders/${shippedId}/address`, { phone });
  await staff('POST', `/orders/${shippedId}/notes`, { text: `Call ${name} at ${phone}` });
  await calls.ship(admin, shippedId);
  const changes = { ...delivery, poNumber: `PO-${mark}` };
  const cancelledId = await calls.orderLines(person, lines, changes);
  await calls.cancel(person, cancelledId);
  const { email: _email, ...order } = linesBody(person, lines, { ...changes, language: 'en' });
  const placed = await staff('POST', `/customers/${person.id}/orders`, order);
  const { insertedId: unpaidId } = placed.body as { insertedId: string };
  await shop.sql(`INSERT INTO payment_link (token_hash, order_id) VALUES (sha256($1::bytea), $2)`, [
    ...[mark, unpaidId],
  ]);
  const { id: intentId } = await calls.intent(person, product.price * 2, unpaidId);
  const inGroup = await (
    await shop.stockAdmin()
  ).request('POST', '/customer-groups', {
    body: { name: `Group of ${randomUUID()}` },
  });
  const { customer_group: group } = inGroup.body as { customer_group: { id: string } };
  await (
    await shop.stockAdmin()
  ).request('POST', `/customer-groups/${group.id}/customers/batch`, {
    body: { customer_ids: [{ id: person.id }] },
  });
  await shop.sql('SELECT add_order_words(1000)');
  const values = [mark, email, name, phone, address, user.uid];
  const ids = { reviewId, shippedId, cancelledId, unpaidId, intentId };
  return { ...person, user, values, pictures, product, ...ids };
}

/** Deletes the account of a person. */
export const erase = (shop: Shop, { token, email }: Pick<Person, 'token' | 'email'>) =>
  shop.request('DELETE', '/me', { token, body: { email } });
