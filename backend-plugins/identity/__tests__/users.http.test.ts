import { randomUUID } from 'node:crypto';
import { changeEmail, createIdentityUser, verifyEmail } from '@harrow/testing/identity';
import { send } from '@harrow/testing/http';
import { useTestShop } from '@harrow/testing/test-shop';
import { enter } from './enter.ts';

type User = { _id: string; email: string; role: string | null; promoted: boolean };

const FORBIDDEN = { code: 'forbidden', message: "You don't have access to make someone admin!!" };

const shop = useTestShop();

const promote = (email: string, token?: string) =>
  shop.request('PUT', `/users/admin/${encodeURIComponent(email)}`, { token });

const list = async (query: string, token?: string) => {
  const answer = await shop.request('GET', `/users${query}`, { token });
  return { ...answer, users: answer.body as User[] };
};

const roleOf = async (email: string, token: string) =>
  ((await shop.request('GET', `/user?email=${encodeURIComponent(email)}`, { token })).body as User)
    .role;

describe('GET /users', () => {
  it('lists every account to an admin, oldest first', async () => {
    const admin = await shop.admin();
    const one = await shop.customer();
    const two = await shop.customer();
    const { status, users, headers } = await list('', admin.token);
    expect(status).toBe(200);
    const plain = { role: null, promoted: false, duty: null, secondFactor: 'none' };
    expect(users.slice(-2)).toEqual([
      { _id: one.id, email: one.email, ...plain },
      { _id: two.id, email: two.email, ...plain },
    ]);
    expect(users).toContainEqual(expect.objectContaining({ _id: admin.id, role: 'admin' }));
    expect(headers.get('x-total-count')).toBe(String(users.length));
  });

  it('neither repeats nor skips a user across pages, even with equal timestamps', async () => {
    const { token } = await shop.admin();
    await Promise.all(Array.from({ length: 3 }, () => shop.customer()));
    await shop.sql(`UPDATE shop_account SET created_at = '2026-01-01'`);
    const all = (await list('', token)).users.map(({ _id }) => _id);
    const paged: string[] = [];
    for (let number = 0; paged.length < all.length; number += 1) {
      const page = await list(`?limit=2&pageNumber=${number}`, token);
      expect(page.headers.get('x-total-count')).toBe(String(all.length));
      paged.push(...page.users.map(({ _id }) => _id));
    }
    expect(paged).toEqual(all);
  });

  it('omits deleted customers', async () => {
    const { token } = await shop.admin();
    const gone = await shop.customer();
    await shop.sql('UPDATE customer SET deleted_at = now() WHERE id = $1', [gone.id]);
    const { users } = await list('', token);
    expect(users.map(({ email }) => email)).not.toContain(gone.email);
  });

  it('finds users by a part of their email or name, in any letter case, and counts them', async () => {
    const { token } = await shop.admin();
    const tag = randomUUID().slice(0, 8);
    const named = async (first: string, last: string | null) => {
      const { id } = await shop.customer();
      const set = 'UPDATE customer SET first_name = $2, last_name = $3 WHERE id = $1';
      await shop.sql(set, [id, first, last]);
      return id;
    };
    const fay = await named('Fay', `Färmer-${tag}`);
    const ida = await named(`Ida 100%_${tag}`, null);
    const mailed = await createIdentityUser(`Jo.${tag}@Farm.test`);
    await enter(shop, mailed);
    const found = async (q: string, rest = '') => {
      const page = await list(`?q=${encodeURIComponent(q)}${rest}`, token);
      return { ids: page.users.map(({ _id }) => _id), total: page.headers.get('x-total-count') };
    };
    expect(await found(`fay färmer-${tag.toUpperCase()}`)).toEqual({ ids: [fay], total: '1' });
    // these are no wildcards
    expect(await found(`100%_${tag}`)).toEqual({ ids: [ida], total: '1' });
    expect((await found(`%${tag}`)).ids).toEqual([]);
    const all = await found(tag);
    expect(all).toEqual({ ids: [fay, ida, expect.any(String)], total: '3' });
    const second = await found(tag, '&limit=2&pageNumber=1');
    expect(second).toEqual({ ids: all.ids.slice(2), total: '3' });
    expect((await list(`?q=JO.${tag}%40f`, token)).users).toMatchObject([
      { email: mailed.email.toLowerCase() },
    ]);
    expect((await found(' ')).total).toBe(String((await list('', token)).users.length));
  });

  it('rejects words that are too long', async () => {
    const { token } = await shop.admin();
    const answer = await list(`?q=${'a'.repeat(101)}`, token);
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { q: expect.any(String) as string } },
    });
  });

  it('is for admins only', async () => {
    expect((await list('')).status).toBe(401);
    expect((await list('', (await shop.customer()).token)).status).toBe(403);
  });

  it('rejects an invalid page', async () => {
    expect((await list('?limit=0', (await shop.admin()).token)).status).toBe(422);
  });
});

describe('PUT /users/admin/{email}', () => {
  it('promotes a user, effective immediately for existing tokens', async () => {
    const admin = await shop.admin();
    const { email, token } = await shop.customer(undefined, { verified: true });
    expect((await list('', token)).status).toBe(403);
    const first = await promote(email.toUpperCase(), admin.token);
    expect(first).toMatchObject({ status: 200, body: { acknowledged: true, modifiedCount: 1 } });
    expect(await roleOf(email, token)).toBe('admin');
    expect((await list('', token)).status).toBe(200);
    const second = await promote(email, admin.token);
    expect(second).toMatchObject({ status: 200, body: { acknowledged: true, modifiedCount: 0 } });
  });

  it('is revoked when its row is deleted', async () => {
    const admin = await shop.admin();
    const { email, token } = await shop.customer(undefined, { verified: true });
    await promote(email, admin.token);
    await shop.sql('DELETE FROM admin_promotion WHERE email = $1', [email]);
    expect((await list('', token)).status).toBe(403);
  });

  it('counts one of several concurrent promotions and records the promoter', async () => {
    const admin = await shop.admin();
    const { email, id } = await shop.customer();
    const answers = await Promise.all(Array.from({ length: 5 }, () => promote(email, admin.token)));
    const counts = answers.map(({ body }) => (body as { modifiedCount: number }).modifiedCount);
    expect(counts.sort()).toEqual([0, 0, 0, 0, 1]);
    const trail = await shop.sql(
      'SELECT email, promoted_by FROM admin_promotion WHERE customer_id = $1',
      [id],
    );
    expect(trail).toEqual([{ email, promoted_by: admin.id }]);
  });

  it('answers 404 for an unknown email', async () => {
    const answer = await promote('unknown@farm.test', (await shop.admin()).token);
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it.each(['its own', 'an unknown', 'an invalid'])(
    'rejects a customer with %s email',
    async (which) => {
      const { email, token } = await shop.customer();
      const target =
        { 'its own': email, 'an unknown': 'unknown@farm.test', 'an invalid': 'x' }[which] ?? '';
      expect(await promote(target, token)).toMatchObject({ status: 403, body: FORBIDDEN });
      expect(await shop.sql('SELECT 1 FROM admin_promotion WHERE email = $1', [email])).toEqual([]);
    },
  );

  it('answers 401 without a session, and 422 for an invalid email', async () => {
    expect((await promote('unknown@farm.test')).status).toBe(401);
    expect((await promote('not-an-email', (await shop.admin()).token)).status).toBe(422);
  });

  it('ignores the body', async () => {
    const { email } = await shop.customer();
    const { token } = await shop.admin();
    const path = `/users/admin/${email}`;
    const body = { email: 'unknown@farm.test', role: null };
    const answer = await shop.request('PUT', path, { token, body });
    expect(answer.body).toMatchObject({ modifiedCount: 1 });
  });
});

describe('DELETE /users/admin/{email}', () => {
  const demote = (email: string, token?: string) =>
    shop.request('DELETE', `/users/admin/${encodeURIComponent(email)}`, { token });

  const otherAdmin = async () => {
    const admin = await shop.admin();
    const person = await shop.customer(undefined, { verified: true });
    await promote(person.email, admin.token);
    expect(await roleOf(person.email, person.token)).toBe('admin');
    return person;
  };

  it('takes the rights of another admin at once', async () => {
    const { token } = await shop.admin();
    const other = await otherAdmin();
    const first = await demote(other.email.toUpperCase(), token);
    expect(first).toMatchObject({ status: 200, body: { acknowledged: true, modifiedCount: 1 } });
    expect((await list('', other.token)).status).toBe(403);
    expect(await roleOf(other.email, other.token)).toBeNull();
    expect((await demote(other.email, token)).body).toMatchObject({ modifiedCount: 0 });
    expect((await promote(other.email, token)).body).toMatchObject({ modifiedCount: 1 });
    expect(await roleOf(other.email, other.token)).toBe('admin');
  });

  it('ends the other’s session in the stock admin', async () => {
    const { token } = await shop.admin();
    const other = await otherAdmin();
    const body = { email: other.email, password: 'Harvest2027' };
    await (await shop.stockAdmin()).request('POST', '/users', { body });
    const opened = await fetch(`${shop.url}/admin/auth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
    const { access_token: bearer } = (await send('POST', `${shop.url}/admin/auth/token`, { body }))
      .body as { access_token: string };
    const use = async () => [
      (await fetch(`${shop.url}/admin/products?limit=1`, { headers: { cookie } })).status,
      (await send('GET', `${shop.url}/admin/products?limit=1`, { token: bearer })).status,
      (await send('POST', `${shop.url}/admin/auth/token`, { body })).status,
    ];
    expect(await use()).toEqual([200, 200, 200]);
    expect((await demote(other.email, token)).body).toMatchObject({ modifiedCount: 1 });
    expect(await use()).toEqual([401, 401, 401]);
    expect((await (await shop.stockAdmin()).request('GET', '/products?limit=1')).status).toBe(200);
  });

  it('refuses the caller’s own rights, and those of the configuration', async () => {
    const admin = await shop.admin();
    const other = await otherAdmin();
    expect(await demote(other.email, other.token)).toMatchObject({
      status: 409,
      body: { code: 'own_rights' },
    });
    expect(await demote(admin.email, other.token)).toMatchObject({
      status: 409,
      body: {
        code: 'configured_admin',
        message: expect.stringContaining('ADMIN_EMAILS') as string,
      },
    });
    expect(await roleOf(other.email, other.token)).toBe('admin');
    expect(await roleOf(admin.email, admin.token)).toBe('admin');
  });

  it('leaves one of two admins who demote each other at once', async () => {
    const [one, two] = [await otherAdmin(), await otherAdmin()];
    const answers = await Promise.all([demote(one.email, two.token), demote(two.email, one.token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  it('is for admins only, and knows no other email', async () => {
    const { email, token } = await shop.customer();
    const admin = await shop.admin();
    expect((await demote(admin.email)).status).toBe(401);
    expect((await demote(admin.email, token)).status).toBe(403);
    expect((await demote('unknown@farm.test', admin.token)).status).toBe(404);
    expect((await demote('not-an-email', admin.token)).status).toBe(422);
    expect((await demote(email, admin.token)).body).toMatchObject({ modifiedCount: 0 });
  });
});

describe('a promotion under an unverified email', () => {
  it('grants nothing before the email is verified', async () => {
    const admin = await shop.admin();
    const user = await createIdentityUser(`later-${randomUUID()}@farm.test`);
    const token = await enter(shop, user);
    expect((await promote(user.email, admin.token)).body).toMatchObject({ modifiedCount: 1 });
    const answer = await shop.request('GET', `/user?email=${user.email}`, { token });
    expect(answer.body).toMatchObject({ role: null, promoted: true });
    expect((await list('', token)).status).toBe(403);

    expect(await roleOf(user.email, await enter(shop, await verifyEmail(user)))).toBe('admin');
  });

  it('grants nothing to an impostor who changes to a verified email', async () => {
    const admin = await shop.admin();
    const impostor = await createIdentityUser(`boss-${randomUUID()}@harrow.test`);
    await enter(shop, impostor);
    await promote(impostor.email, admin.token);
    const own = `mallory-${randomUUID()}@evil.test`;
    const changed = await changeEmail(impostor, own, { verified: true });
    const token = await enter(shop, changed);
    expect(await roleOf(own, token)).toBeNull();
    expect((await list('', token)).status).toBe(403);
  });
});
