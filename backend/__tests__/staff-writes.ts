import { codeOf, ownerWithFactor } from '@harrow/testing/second-factor';
import type { Write } from './recorded-writes';

/** Changes of the rights and the second factors of staff. */
export const STAFF_WRITES: Readonly<Record<string, Write>> = {
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
