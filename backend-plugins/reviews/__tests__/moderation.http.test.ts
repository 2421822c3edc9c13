import type { ModeratedReview, Product } from '@harrow/contract';
import type { Person, TestProduct } from '@harrow/testing/test-shop';
import { useReviewShop } from './reviewing.ts';

type Inserted = { insertedId: string };
type Page = { data: ModeratedReview[]; count: number };

const { shop, reviewer } = useReviewShop();
let admin: Person;
let author: Person;
let product: TestProduct;
let id: string;
beforeAll(async () => {
  admin = await shop.admin();
});
beforeEach(async () => {
  [author, product] = [await shop.customer(), await shop.product()];
  id = ((await reviewer.write(author, product.id, { point: 2 })).body as Inserted).insertedId;
});

const moderate = (body: object, token?: string, review = id) =>
  shop.request('PATCH', `/reviews/${review}`, { token, body });

const hide = (reason = 'It insults a person.') => moderate({ hidden: true, reason }, admin.token);

const list = async (query = '', token = admin.token) => {
  const { status, body } = await shop.request('GET', `/reviews/moderation${query}`, { token });
  expect(status).toBe(200);
  return body as Page;
};

const changed = (modifiedCount: number) => ({
  status: 200,
  body: { acknowledged: true, modifiedCount },
});

describe('hiding a review', () => {
  it('takes it from the lists and the rating of its product at once, in every process', async () => {
    const other = await shop.customer();
    await reviewer.write(other, product.id, { point: 5, review: 'It stays.' });
    expect((await reviewer.read(product)).rating).toMatchObject({ average: 3.5, count: 2 });
    expect(await hide()).toMatchObject(changed(1));
    const { data, count, rating } = await reviewer.read(product);
    expect(data).toMatchObject([{ review: 'It stays.' }]);
    expect(count).toBe(1);
    expect(rating).toEqual({ average: 5, count: 1, distribution: [0, 0, 0, 0, 1] });
    for (const sort of ['highest', 'lowest']) {
      const query = `?limit=20&pageNumber=0&sort=${sort}`;
      expect((await reviewer.read(product, query)).data).toMatchObject([{ review: 'It stays.' }]);
    }
    const { handle } = await reviewer.productOf(product);
    for (const path of [`/services/${product.id}`, `/products/${handle}`]) {
      const { rating: shown } = (await reviewer.readBoth(path)) as Product;
      expect(shown).toEqual({ average: 5, count: 1 });
    }
    expect(await reviewer.readBoth('/reviews?all=true')).not.toContainEqual(
      expect.objectContaining({ _id: id }),
    );
  });

  it('leaves a product without a rating once its last review is hidden', async () => {
    await hide();
    expect(await reviewer.productOf(product)).toMatchObject({ rating: null });
    expect(await reviewer.read(product)).toMatchObject({ data: [], count: 0 });
  });

  it('takes a review of the shop from the page that both processes keep', async () => {
    const inserted = (await reviewer.write(author, undefined)).body as Inserted;
    const one = expect.objectContaining({ _id: inserted.insertedId }) as unknown;
    expect(await reviewer.readBoth('/reviews?limit=3')).toContainEqual(one);
    await moderate({ hidden: true, reason: 'Not about us.' }, admin.token, inserted.insertedId);
    expect(await reviewer.readBoth('/reviews?limit=3')).not.toContainEqual(one);
  });

  it('hides it from its author, who cannot write a second', async () => {
    await hide();
    expect((await reviewer.read(product, undefined, author.token)).data).toEqual([]);
    const second = await reviewer.write(author, product.id);
    expect(second).toMatchObject({ status: 409, body: { code: 'already_reviewed' } });
  });

  it('is undone by showing it, which counts it again', async () => {
    await hide();
    expect(await moderate({ hidden: false }, admin.token)).toMatchObject(changed(1));
    expect(await moderate({ hidden: false }, admin.token)).toMatchObject(changed(0));
    expect(await reviewer.read(product)).toMatchObject({
      data: [{ _id: id }],
      rating: { average: 2, count: 1 },
    });
  });

  it('counts nothing twice, however often and whatever else is changed', async () => {
    await hide();
    expect(await hide()).toMatchObject(changed(0));
    expect(await hide('It names a neighbor.')).toMatchObject(changed(1));
    await shop.sql('UPDATE shop_review SET point = 4 WHERE id = $1', [id]);
    expect((await reviewer.read(product)).rating).toMatchObject({ count: 0 });
    await moderate({ hidden: false }, admin.token);
    expect((await reviewer.read(product)).rating).toMatchObject({ average: 4, count: 1 });
    await hide();
    await shop.sql('DELETE FROM shop_review WHERE id = $1', [id]);
    expect((await reviewer.read(product)).rating).toMatchObject({ count: 0 });
  });

  it('needs a reason', async () => {
    for (const body of [{ hidden: true }, { hidden: true, reason: ' ' }]) {
      expect(await moderate(body, admin.token)).toMatchObject({
        status: 422,
        body: { fields: { reason: expect.any(String) as string } },
      });
    }
    expect((await reviewer.read(product)).count).toBe(1);
  });
});

describe('answering a review', () => {
  it('shows the answer below it, once', async () => {
    const answer = 'Thank you, Ann.\nThe seals are on their way.';
    expect(await moderate({ answer }, admin.token)).toMatchObject(changed(1));
    const at = expect.stringMatching(/Z$/) as string;
    expect((await reviewer.read(product)).data).toMatchObject([{ answer: { text: answer, at } }]);
    const second = await moderate({ answer: 'Changed.' }, admin.token);
    expect(second).toMatchObject({ status: 409, body: { code: 'already_answered' } });
    expect((await reviewer.read(product)).data).toMatchObject([{ answer: { text: answer } }]);
  });

  it('keeps one of several that arrive at once', async () => {
    const answers = ['One.', 'Two.', 'Three.'].map((answer) => moderate({ answer }, admin.token));
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409, 409]);
  });

  it('changes nothing of a refused call', async () => {
    await moderate({ answer: 'Thank you.' }, admin.token);
    const both = await moderate({ hidden: true, reason: 'Spam.', answer: 'No.' }, admin.token);
    expect(both.status).toBe(409);
    expect((await reviewer.read(product)).count).toBe(1);
  });
});

it.each([
  ['an answer without letters', { answer: ' ' }],
  ['a long answer', { answer: 'x'.repeat(2001) }],
  ['a reason that is too long', { hidden: true, reason: 'x'.repeat(201) }],
  ['text for hidden', { hidden: 'yes' }],
])('rejects %s', async (_, body) => {
  expect((await moderate(body, admin.token)).status).toBe(422);
});

it('changes nothing without a member, and knows no other review', async () => {
  expect(await moderate({}, admin.token)).toMatchObject(changed(0));
  expect(await moderate({ hidden: false }, admin.token, 'rev_none')).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  });
});

it('is for admins only', async () => {
  for (const [token, status] of [
    [undefined, 401],
    [author.token, 403],
  ] as const) {
    expect((await moderate({ hidden: true, reason: 'No.' }, token)).status).toBe(status);
    expect((await shop.request('GET', '/reviews/moderation', { token })).status).toBe(status);
  }
  expect((await reviewer.read(product)).count).toBe(1);
});

describe('GET /reviews/moderation', () => {
  it('lists every review with its address, product and reason, newest first', async () => {
    const { insertedId } = (await reviewer.write(author, undefined)).body as Inserted;
    await hide('It insults a person.');
    const { data, count } = await list();
    expect(data.slice(0, 2)).toMatchObject([
      { _id: insertedId, email: author.email, product: null, hiddenReason: null, answer: null },
      {
        ...{ _id: id, productId: product.id, product: product.name, email: author.email },
        hiddenReason: 'It insults a person.',
      },
    ]);
    const [all] = await shop.sql('SELECT count(*)::int AS count FROM shop_review');
    expect({ count }).toEqual(all);
    const second = await list('?limit=1&pageNumber=1');
    expect(second).toMatchObject({ data: [{ _id: id }], count });
  });

  it('filters by state and words', async () => {
    const idsOf = async (query: string) => {
      const { data, count } = await list(`?q=${encodeURIComponent(product.name)}&${query}`);
      expect(count).toBe(data.length);
      return data.map(({ _id }) => _id);
    };
    expect(await idsOf('state=shown')).toEqual([id]);
    expect(await idsOf('state=unanswered')).toEqual([id]);
    expect(await idsOf('state=hidden')).toEqual([]);
    await moderate({ answer: 'Thanks.' }, admin.token);
    expect(await idsOf('state=unanswered')).toEqual([]);
    await hide();
    expect(await idsOf('state=hidden')).toEqual([id]);
    expect(await idsOf('state=shown')).toEqual([]);
    expect((await list(`?q=${author.email.toUpperCase()}`)).count).toBe(1);
    expect((await list('?q=%25')).count).toBe(0);
  });

  it.each(['limit=0', 'pageNumber=-1', 'state=odd', `q=${'x'.repeat(101)}`])(
    'rejects the query %s',
    async (query) => {
      const path = `/reviews/moderation?${query}`;
      expect((await shop.request('GET', path, { token: admin.token })).status).toBe(422);
    },
  );
});
