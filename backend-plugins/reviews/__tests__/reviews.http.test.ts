import { useSharedShop } from '@harrow/testing/shared-shop';
import type { Person } from '@harrow/testing/shop';

const shop = useSharedShop();
let admin: Person;
let author: Person;
let other: Person;
beforeAll(async () => {
  admin = await shop.admin();
  [author, other] = [await shop.customer(undefined, { name: 'Ann Author' }), await shop.customer()];
});

type PublicReview = { _id: string; createdAt: string; email?: string };

const review = (person: Person, changes = {}) => ({
  name: person.name,
  email: person.email,
  review: 'Straight rows. 🚜',
  point: 5,
  ...changes,
});

const write = (person: Person, changes = {}) =>
  shop.request('POST', '/reviews', { token: person.token, body: review(person, changes) });

const read = async (token?: string) =>
  (await shop.request('GET', '/reviews', { token })).body as (PublicReview & { name: string })[];

describe('GET /reviews', () => {
  it('lists reviews newest first, without their authors’ addresses', async () => {
    const { status, body } = await shop.request('GET', '/reviews');
    const reviews = body as PublicReview[];
    expect(status).toBe(200);
    expect(reviews.length).toBeGreaterThanOrEqual(6);
    for (const review of reviews) {
      expect(Object.keys(review).sort()).toEqual([
        '_id',
        'answer',
        'createdAt',
        'name',
        'point',
        'productId',
        'review',
        'verified',
      ]);
    }
    const times = reviews.map(({ createdAt }) => Date.parse(createdAt));
    expect(times).toEqual([...times].sort((one, other) => other - one));
  });

  it('returns at most `limit` reviews', async () => {
    expect((await shop.request('GET', '/reviews?limit=2')).body).toHaveLength(2);
  });

  it.each(['limit=0', 'limit=101', 'limit=many', 'all=yes', 'all='])(
    'rejects the query %s',
    async (query) => {
      expect((await shop.request('GET', `/reviews?${query}`)).status).toBe(422);
    },
  );

  it('lists reviews of products only if all are asked for', async () => {
    const { id } = await shop.product();
    await write(author, { productId: id, review: 'Of a product.' });
    expect((await read())[0]).not.toMatchObject({ review: 'Of a product.' });
    for (const path of ['/reviews?all=true', '/reviews?all=true&limit=1']) {
      const [newest] = (await shop.request('GET', path)).body as PublicReview[];
      expect(newest).toMatchObject({ review: 'Of a product.', productId: id, verified: false });
    }
    const [newest] = (await shop.request('GET', '/reviews?all=false')).body as PublicReview[];
    expect(newest).toMatchObject({ productId: null, verified: false });
  });
});

describe('POST /reviews', () => {
  it('publishes a review, newest first, under its author’s name', async () => {
    const answer = await write(author, { name: 'Another Name' });
    expect(answer).toMatchObject({ status: 201, body: { acknowledged: true } });
    const { insertedId } = answer.body as { insertedId: string };
    expect((await read())[0]).toMatchObject({
      _id: insertedId,
      name: 'Ann Author',
      review: 'Straight rows. 🚜',
      point: 5,
    });
  });

  it('shows the author’s address only to the author and admins', async () => {
    await write(author);
    expect((await read(author.token))[0]).toMatchObject({ email: author.email });
    expect((await read(admin.token))[0]).toMatchObject({ email: author.email });
    for (const token of [undefined, other.token, 'not.a.token']) {
      expect((await read(token))[0]).not.toHaveProperty('email');
    }
  });

  it('uses the name in the body if the account has none', async () => {
    const nameless = await shop.customer('jane.doe@farm.test', { name: '' });
    await write(nameless, { name: 'Jane' });
    expect((await read())[0]).toMatchObject({ name: 'Jane' });
  });

  it('does not publish an email address that is used as a name', async () => {
    const email = 'Joe.Doe@farm.test';
    await write(await shop.customer(email, { name: email }));
    expect((await read())[0]).toMatchObject({ name: 'Joe.Doe' });
    await write(await shop.customer('jim@farm.test', { name: '' }), {
      name: 'Jim (jim@farm.test)',
    });
    expect((await read())[0]).toMatchObject({ name: 'Jim (jim' });
  });

  it('keeps text as written', async () => {
    const text = '<script>alert("1")</script>\n\u00e9 & \u{1F69C}';
    await write(author, { review: `  ${text}\n` });
    expect((await read())[0]).toMatchObject({ review: text });
  });

  it('accepts at most 2,000 characters', async () => {
    for (const character of ['x', '🚜']) {
      expect((await write(author, { review: character.repeat(2000) })).status).toBe(201);
      expect((await write(author, { review: character.repeat(2001) })).status).toBe(422);
    }
  });

  it('accepts the caller’s email in any letter case, and rejects another’s', async () => {
    expect((await write(author, { email: author.email.toUpperCase() })).status).toBe(201);
    expect((await write(author, { email: other.email })).status).toBe(403);
    expect((await write(admin, { email: other.email })).status).toBe(403);
  });

  it.each([
    ['point', [0, 6, 2.5, '5', null, undefined]],
    ['review', ['', '   ', 5, null, '\u0000', '\u200b', `a${'\u0301'.repeat(1999)}`, undefined]],
    ['name', ['', '\u200b', {}, undefined]],
    ['email', ['not-an-email', 5, undefined]],
  ])('rejects an invalid %s and stores nothing', async (field, values) => {
    const [before] = await shop.sql('SELECT count(*) FROM shop_review');
    for (const value of values) {
      const { status, body } = await write(author, { [field]: value });
      expect({ value, status }).toEqual({ value, status: 422 });
      expect(body).toMatchObject({ fields: { [field]: expect.any(String) as string } });
    }
    expect(await shop.sql('SELECT count(*) FROM shop_review')).toEqual([before]);
  });

  it('needs a session', async () => {
    const { status } = await shop.request('POST', '/reviews', { body: review(author) });
    expect(status).toBe(401);
  });
});
