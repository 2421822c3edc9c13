import { randomUUID } from 'node:crypto';
import type { OrderView } from '@harrow/contract';
import { useSharedShop } from '@harrow/testing/shared-shop';
import type { Person } from '@harrow/testing/shop';

const shop = useSharedShop();
let admin: Person;
beforeAll(async () => {
  admin = await shop.admin();
});

const ask = (method: string, path: string, body?: unknown, person: Person | null = admin) =>
  shop.request(method, `/order-views${path}`, { token: person?.token, body });
const fresh = () => `Iowa ${randomUUID()}`;
const add = async (name: string) =>
  (
    (await ask('POST', '', { name, query: 'tab=to-ship&q=Iowa+%C3%A9' })).body as {
      insertedId: string;
    }
  ).insertedId;
const listed = async (person = admin) =>
  (await ask('GET', '', undefined, person)).body as OrderView[];

describe('the views of orders', () => {
  it('are saved, shared with other staff, renamed and removed', async () => {
    const [name, renamed] = [fresh(), fresh()];
    const _id = await add(name);
    const view = { _id, name, query: 'tab=to-ship&q=Iowa+%C3%A9' };
    expect(await listed()).toContainEqual({ ...view, isOwn: true });
    const colleague = await shop.customer(undefined, { verified: true });
    const { token } = admin;
    await shop.request('PUT', `/users/admin/${colleague.email}`, {
      token,
      body: { duty: 'packer' },
    });
    expect(await listed(colleague)).toContainEqual({ ...view, isOwn: false });
    expect((await ask('PATCH', `/${_id}`, { name: renamed })).status).toBe(200);
    expect(await listed()).toContainEqual({ ...view, name: renamed, isOwn: true });
    expect((await ask('DELETE', `/${_id}`)).body).toMatchObject({ deletedCount: 1 });
    expect((await ask('DELETE', `/${_id}`)).status).toBe(404);
    expect((await ask('PATCH', `/${_id}`, { name })).status).toBe(404);
  });

  it('have names of their own, whatever the case of their letters', async () => {
    const [name, other] = [fresh(), fresh()];
    const ids = [await add(name), await add(other)];
    const taken = { status: 409, body: { code: 'name_taken' } };
    expect(await ask('POST', '', { name: name.toUpperCase(), query: '' })).toMatchObject(taken);
    expect(await ask('PATCH', `/${ids[1]}`, { name })).toMatchObject(taken);
    for (const id of ids) await ask('DELETE', `/${id}`);
  });

  it('are for admins alone, and hold queries alone', async () => {
    const body = { name: fresh(), query: 'tab=unpaid' };
    expect((await ask('POST', '', body, await shop.customer())).status).toBe(403);
    expect((await ask('GET', '', undefined, null)).status).toBe(401);
    for (const query of ['<b>', 'a b', 'q='.padEnd(1001, 'x'), 5]) {
      expect((await ask('POST', '', { ...body, query })).status).toBe(422);
    }
    expect((await ask('POST', '', { ...body, name: ' ' })).status).toBe(422);
    expect((await listed()).map(({ name }) => name)).not.toContain(body.name);
  });
});
