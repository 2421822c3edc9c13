import { placedOrderSchema } from '@harrow/contract';
import { codeOf, ownerWithFactor } from '@harrow/testing/second-factor';
import { linesBody } from '@harrow/testing/shopping';
import type { Write } from './recorded-writes';

/** Changes of the rights and the second factors of staff, and what staff order for a customer. */
export const STAFF_WRITES: Readonly<Record<string, Write>> = {
  'POST /customers/{id}/orders': async ({ shop, call }) => {
    const [buyer, product] = [await shop.customer(), await shop.product()];
    const lines = [{ product, quantity: 1 }];
    const { email: customer, ...delivery } = linesBody(buyer, lines, { language: 'en' });
    const answer = await call('POST', `/customers/${buyer.id}/orders`, delivery);
    const { insertedId: subject } = placedOrderSchema.parse(answer);
    return { action: 'order.placed', subject, before: null, after: { customer } };
  },
  'PUT /users/admin/{email}': async ({ shop, call }) => {
    const { id: subject, email } = await shop.customer(undefined, { verified: true });
    await call('PUT', `/users/admin/${email}`);
    return { action: 'admin.promoted', subject, name: email, before: null };
  },
  'DELETE /users/admin/{email}': async ({ shop, call }) => {
    const { id: subject, email } = await shop.customer(undefined, { verified: true });
    await call('PUT', `/users/admin/${email}`);
    await call('DELETE', `/users/admin/${email}`);
    return { action: 'admin.demoted', subject, name: email, after: null };
  },
  'PUT /me/second-factor': async ({ shop }) => {
    const { person } = await ownerWithFactor(shop);
    const { id: subject, email: name } = person;
    const action = 'second_factor.created';
    return { action, actor: name, subject, name, before: null, after: { email: name } };
  },
  'DELETE /me/second-factor': async ({ shop }) => {
    const { person, secret } = await ownerWithFactor(shop);
    const { id: subject, email: name, token } = person;
    await shop.request('DELETE', '/me/second-factor', { token, body: { code: codeOf(secret) } });
    return { action: 'second_factor.deleted', actor: name, subject, name, after: null };
  },
  'DELETE /users/admin/{email}/second-factor': async ({ shop, call }) => {
    const { person } = await ownerWithFactor(shop);
    const { id: subject, email: name } = person;
    await call('DELETE', `/users/admin/${name}/second-factor`);
    return { action: 'second_factor.deleted', subject, name, after: null };
  },
};
