import {
  addressOf,
  coversDuty,
  DUTIES,
  type Duty,
  leastDuty,
  type Operation,
  operations,
  type User,
} from '@harrow/contract';
import { send } from '@harrow/testing/http';
import type { Person } from '@harrow/testing/shop';
import { useTestShop } from '@harrow/testing/test-shop';

const shop = useTestShop();

const ABSENT = {
  id: 'none',
  productId: 'none',
  noteId: 'none',
  handle: 'none',
  number: 'none',
  slug: 'none',
  token: 'none',
  kind: 'placed',
  email: 'a@none.test',
};

const setDuty = async (email: string, duty?: unknown, by?: Person) =>
  await shop.request('PUT', `/users/admin/${email}`, {
    token: (by ?? (await shop.admin())).token,
    body: { duty },
  });

/** A customer, verified, who has been promoted to a duty. */
async function staff(duty: Duty, by?: Person): Promise<Person> {
  const person = await shop.customer(undefined, { verified: true });
  expect(await setDuty(person.email, duty, by)).toMatchObject({ body: { modifiedCount: 1 } });
  return person;
}

const userOf = async ({ email, token }: Person) =>
  (await shop.request('GET', `/user?email=${email}`, { token })).body as User;

/** The status of an operation, called for nothing that exists. */
async function call({ method, path, query }: Operation, token: string): Promise<number> {
  const address = addressOf({ path }, ABSENT, query ? { email: ABSENT.email } : {});
  const body = method === 'get' ? {} : { body: {} };
  return (await send(method.toUpperCase(), `${shop.url}${address}`, { token, ...body })).status;
}

const named = (wanted: (operation: Operation) => boolean) =>
  (operations as readonly Operation[])
    .filter(wanted)
    .map(
      (operation) => [`${operation.method.toUpperCase()} ${operation.path}`, operation] as const,
    );

describe('every operation', () => {
  const people = new Map<Duty, Person>();

  beforeAll(async () => {
    for (const duty of DUTIES) people.set(duty, await staff(duty));
  });

  const refusedTo = async (operation: Operation) => {
    const refused: Duty[] = [];
    for (const [duty, { token }] of people) {
      const status = await call(operation, token);
      expect(status).not.toBe(401);
      if (status === 403) refused.push(duty);
    }
    return refused;
  };

  const lesserThan = (least: Duty) => DUTIES.filter((duty) => !coversDuty(duty, least));

  it.each(named(({ access }) => access === 'admin'))('%s declares its duty', (_, operation) => {
    expect(operation.duty).toBeDefined();
  });

  it.each(named((operation) => leastDuty(operation) !== null))(
    '%s is for its duties only',
    async (_, operation) => {
      expect(await refusedTo(operation)).toEqual(lesserThan(leastDuty(operation) ?? 'owner'));
    },
  );

  it.each(named(({ access, duty }) => access === 'customer' && !duty))(
    '%s is for customers only',
    async (_, operation) => {
      expect(await refusedTo(operation)).toEqual(DUTIES);
    },
  );

  it.each(named(({ access, dutyForOthers }) => access === 'session' && Boolean(dutyForOthers)))(
    '%s is for others too, by its duty',
    async (_, operation) => {
      expect(await refusedTo(operation)).toEqual(lesserThan(operation.dutyForOthers ?? 'owner'));
    },
  );

  it('describes the refusals', async () => {
    const { body } = await shop.request('GET', '/openapi.json');
    const { paths } = body as { paths: Record<string, Record<string, { responses: object }>> };
    for (const [, { path, method }] of named((operation) => leastDuty(operation) !== null)) {
      expect(paths[path]?.[method]?.responses).toHaveProperty('403');
    }
  });
});

it('answers the role admin for each duty, and the duty beside it', async () => {
  for (const duty of DUTIES) {
    const person = await staff(duty);
    expect(await userOf(person)).toMatchObject({ role: 'admin', promoted: true, duty });
  }
  const customer = await shop.customer();
  expect(await userOf(customer)).toMatchObject({ role: null, duty: null });
});

it('filters products and shows the addresses of reviewers from a manager on', async () => {
  const [packer, manager] = [await staff('packer'), await staff('manager')];
  const find = async ({ token }: Person) =>
    (await shop.request('GET', '/services?stock=low', { token })).status;
  expect(await find(packer)).toBe(403);
  expect(await find(manager)).toBe(200);
  const author = await shop.customer();
  const body = { name: 'Fay', email: author.email, review: 'Sturdy.', point: 5 };
  await shop.request('POST', '/reviews', { token: author.token, body });
  const emailFor = async ({ token }: Person) => {
    const { body: reviews } = await shop.request('GET', '/reviews?limit=1', { token });
    return (reviews as { email?: string }[])[0]?.email;
  };
  expect(await emailFor(packer)).toBeUndefined();
  expect(await emailFor(manager)).toBe(author.email);
});

describe('PUT /users/admin/{email}', () => {
  it('makes an owner without a duty, and changes nothing for an admin', async () => {
    const person = await shop.customer(undefined, { verified: true });
    expect(await setDuty(person.email)).toMatchObject({ body: { modifiedCount: 1 } });
    expect((await userOf(person)).duty).toBe('owner');
    const packer = await staff('packer');
    expect(await setDuty(packer.email)).toMatchObject({ body: { modifiedCount: 0 } });
    expect((await userOf(packer)).duty).toBe('packer');
  });

  it('changes the duty at once, and records it', async () => {
    const owner = await shop.admin();
    const person = await staff('packer');
    const figures = async () =>
      (await shop.request('GET', '/figures', { token: person.token })).status;
    expect(await figures()).toBe(403);
    expect(await setDuty(person.email, 'manager')).toMatchObject({ body: { modifiedCount: 1 } });
    expect(await setDuty(person.email, 'manager')).toMatchObject({ body: { modifiedCount: 0 } });
    expect(await figures()).toBe(200);
    const { body } = await shop.request('GET', `/audit?q=${person.id}`, { token: owner.token });
    expect(body).toMatchObject([
      {
        action: 'admin.updated',
        actor: owner.email,
        name: person.email,
        before: { duty: 'packer' },
        after: { duty: 'manager' },
      },
      { action: 'admin.promoted', after: { duty: 'packer' } },
    ]);
  });

  it('refuses an unknown duty', async () => {
    const { email } = await shop.customer();
    for (const duty of ['admin', '', 1]) {
      expect(await setDuty(email, duty)).toMatchObject({ status: 422 });
    }
    expect(await shop.sql('SELECT 1 FROM admin_promotion WHERE email = $1', [email])).toEqual([]);
  });

  it('refuses the caller’s own duty, and that of an owner by the configuration', async () => {
    const configured = await shop.admin();
    const other = await staff('owner');
    expect(await setDuty(other.email, 'packer', other)).toMatchObject({
      status: 409,
      body: { code: 'own_rights' },
    });
    expect(await setDuty(configured.email, 'manager', other)).toMatchObject({
      status: 409,
      body: { code: 'configured_admin' },
    });
    expect((await userOf(configured)).duty).toBe('owner');
  });

  it('leaves an owner where two take the duty of each other at once', async () => {
    const [one, two] = [await staff('owner'), await staff('owner')];
    const answers = await Promise.all([
      setDuty(one.email, 'packer', two),
      shop.request('DELETE', `/users/admin/${two.email}`, { token: one.token }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    const left = [await userOf(one), await userOf(two)].filter(({ duty }) => duty === 'owner');
    expect(left).toHaveLength(1);
  });
});

describe('a login of the stock admin', () => {
  /** Logs in with the stock admin's user of an email, and returns the token and the API key. */
  async function login(email: string) {
    const body = { email, password: 'Harvest2027' };
    await (await shop.stockAdmin()).request('POST', '/users', { body });
    await shop.sql('UPDATE "user" SET api_token = $1 WHERE email = $1', [email]);
    const opened = await send('POST', `${shop.url}/admin/auth/token`, { body });
    return (opened.body as { access_token: string }).access_token;
  }

  const reads = async (token: string, email: string) => [
    (await send('GET', `${shop.url}/admin/orders?limit=1`, { token })).status,
    (
      await fetch(`${shop.url}/admin/orders?limit=1`, {
        headers: { 'x-medusa-access-token': email },
      })
    ).status,
  ];

  it('is for owners: one of a lesser duty is refused from the next request on', async () => {
    const { email } = await staff('owner');
    const token = await login(email);
    expect(await reads(token, email)).toEqual([200, 200]);
    for (const duty of ['manager', 'packer']) {
      await setDuty(email, duty);
      expect(await reads(token, email)).toEqual([403, 403]);
    }
    await setDuty(email, 'owner');
    expect(await reads(token, email)).toEqual([200, 200]);
  });
});
