import { useSharedShop } from '@harrow/testing/shared-shop';
import { type KnownPerson, knownPerson } from './known-person.ts';

const shop = useSharedShop();
let person: KnownPerson;
let other: KnownPerson;
beforeAll(async () => {
  person = await knownPerson(shop);
  other = await knownPerson(shop);
});

const read = (token?: string) => shop.request('GET', '/me/data', { token });

it('needs a session', async () => {
  expect((await read()).status).toBe(401);
});

it('is a file with everything about the person', async () => {
  const { status, headers, body } = await read(person.token);
  const { email, name, id, user, pictures, ...of } = person;
  const text = JSON.stringify(body);
  expect(status).toBe(200);
  expect(headers.get('content-disposition')).toMatch(
    /^attachment; filename="harrow-data-\d{4}-\d\d-\d\d\.json"$/,
  );
  expect(body).toMatchObject({
    account: { _id: id, email, name, emailVerified: true, groups: [expect.any(String)] },
    profile: { email, image: pictures[1] },
    lists: [{ lines: [{ productId: of.product.id, quantity: 3 }] }],
    machines: [{ nickname: expect.stringMatching(/^Red /) as unknown, serial: null }],
    orders: [
      { _id: of.unpaidId, status: 'unpaid', lines: [{ quantity: 2 }] },
      { _id: of.cancelledId, status: 'cancelled' },
      { _id: of.shippedId, notes: [{ text: expect.stringContaining(name) as unknown }] },
    ],
    reviews: [{ _id: of.reviewId, email, hidden: false, answer: { text: `Thank you, ${name}!` } }],
  });
  expect(body).toHaveProperty('pictures', expect.arrayContaining(pictures));
  const known = person.values.filter((value) => value !== user.uid);
  for (const value of known) expect(text).toContain(JSON.stringify(value).slice(1, -1));
});

it('has nothing of others, and not who of staff acted', async () => {
  const { email } = await shop.admin();
  const { body } = await read(person.token);
  const { history } = body as { history: { action: string }[] };
  expect(history.map(({ action }) => action)).toContain('order.shipped');
  for (const value of [...other.values, email]) {
    expect(JSON.stringify(body)).not.toContain(JSON.stringify(value).slice(1, -1));
  }
});

it('has the notes of staff about the person, without who wrote them', async () => {
  const staff = await shop.stockAdmin();
  const { id, token } = await shop.customer();
  const note = { resource_id: id, resource_type: 'customer', value: 'Calls before noon.' };
  await staff.request('POST', '/notes', { body: note });
  expect((await read(token)).body).toMatchObject({
    notes: [{ at: expect.any(String) as unknown, text: 'Calls before noon.' }],
  });
});

it('is nearly empty for someone who has just signed up', async () => {
  const { token, email } = await shop.customer();
  expect((await read(token)).body).toMatchObject({
    account: { email },
    ...{ orders: [], notes: [], reviews: [], history: [], lists: [], machines: [], pictures: [] },
  });
});
