import { useSharedShop } from '@harrow/testing/shared-shop';
import type { Person } from '@harrow/testing/shop';

const shop = useSharedShop();
let admin: Person;
let farmer: Person;
let other: Person;
beforeAll(async () => {
  admin = await shop.admin();
  [farmer, other] = [await shop.customer(undefined, { name: 'Fay Farmer' }), await shop.customer()];
});

const profile = (person: Person, changes = {}) => ({
  name: person.name,
  email: person.email,
  profession: 'Farmer 🌾',
  address: { city: 'Ames', state: 'Iowa', country: 'USA' },
  phone: '+1 555 0100',
  image: '/images/face.webp',
  ...changes,
});

const read = (caller: Person, email = caller.email) =>
  shop.request('GET', `/profiles?email=${encodeURIComponent(email)}`, { token: caller.token });
const save = (caller: Person, changes = {}, email = caller.email) =>
  shop.request('PUT', `/profiles/${encodeURIComponent(email)}`, {
    token: caller.token,
    body: profile(caller, changes),
  });

describe('GET /profiles', () => {
  it('returns only the email and name before the first save', async () => {
    const { status, body } = await read(other);
    expect(status).toBe(200);
    expect(body).toEqual({
      email: other.email,
      name: 'Test Person',
      profession: null,
      address: null,
      phone: null,
      image: null,
    });
  });

  it('returns the saved profile to its owner and to admins', async () => {
    await save(farmer);
    expect((await read(farmer)).body).toEqual(profile(farmer));
    expect((await read(admin, farmer.email.toUpperCase())).body).toEqual(profile(farmer));
  });

  it('is forbidden to others, whether the user exists or not', async () => {
    expect((await read(other, farmer.email)).status).toBe(403);
    expect((await read(other, 'unknown@farm.test')).status).toBe(403);
  });

  it('answers 401 without a session, 404 to an admin for an unknown user, 422 without an email', async () => {
    expect((await shop.request('GET', `/profiles?email=${farmer.email}`)).status).toBe(401);
    expect((await read(admin, 'unknown@farm.test')).status).toBe(404);
    expect((await shop.request('GET', '/profiles', { token: farmer.token })).status).toBe(422);
  });
});

describe('PUT /profiles/{email}', () => {
  it('saves the profile repeatedly', async () => {
    const saved = { acknowledged: true, matchedCount: 1, modifiedCount: 1 };
    expect(await save(farmer)).toMatchObject({ status: 200, body: saved });
    expect(await save(farmer, { profession: 'Dairy farmer' })).toMatchObject({ body: saved });
    expect((await read(farmer)).body).toMatchObject({ profession: 'Dairy farmer' });
  });

  it('saves one profile when first saves are concurrent', async () => {
    const fresh = await shop.customer();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => save(fresh, { phone: `+1 555 010${index}` })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await read(fresh)).body).toMatchObject({ profession: 'Farmer 🌾' });
  });

  it('accepts the caller’s email in any letter case', async () => {
    const email = farmer.email.toUpperCase();
    expect((await save(farmer, { email }, email)).status).toBe(200);
  });

  it('is forbidden to others, admins included', async () => {
    for (const caller of [other, admin]) {
      expect((await save(caller, { email: farmer.email }, farmer.email)).status).toBe(403);
      expect((await save(caller, {}, farmer.email)).status).toBe(403);
    }
    expect((await save(farmer, { email: other.email })).status).toBe(403);
  });

  it('needs a session', async () => {
    const path = `/profiles/${farmer.email}`;
    expect((await shop.request('PUT', path, { body: profile(farmer) })).status).toBe(401);
  });

  it.each([
    ['name', [undefined, '', '\u200b', 5]],
    ['email', [undefined, 'not-an-email']],
    ['profession', [undefined, '', '\u200b', 'x'.repeat(201), 5]],
    ['phone', [undefined, '', '\u202e', 'x'.repeat(41), 5]],
    ['image', [undefined, '', 'javascript:alert(1)', 'data:,x', 5]],
    ['address', [undefined, null, 'Ames', []]],
    [
      'address.city',
      [
        { state: 'Iowa', country: 'USA' },
        { city: '', state: 'I', country: 'U' },
        { city: '\u2800', state: 'I', country: 'U' },
      ],
    ],
  ])('rejects an invalid %s and changes nothing', async (field, values) => {
    await save(farmer);
    const [member = field] = field.split('.');
    for (const value of values) {
      const { status, body } = await save(farmer, { [member]: value });
      expect({ value, status }).toEqual({ value, status: 422 });
      const { fields } = body as { fields: Record<string, string> };
      expect(Object.keys(fields).some((name) => name.startsWith(field))).toBe(true);
    }
    expect((await read(farmer)).body).toEqual(profile(farmer));
  });
});
