import type { ProductReviews } from '@harrow/contract';
import { atOnce, countStatuses } from '@harrow/testing/shopping';
import type { Person, TestProduct } from '@harrow/testing/test-shop';
import { useReviewShop } from './reviewing.ts';

const { shop, reviewer } = useReviewShop();
let author: Person;
let product: TestProduct;
beforeAll(async () => {
  author = await shop.customer();
});
beforeEach(async () => {
  product = await shop.product();
});

describe('POST /reviews with a productId', () => {
  const countReviews = async () => await shop.sql('SELECT count(*) FROM shop_review');

  it('publishes a review of that product', async () => {
    const answer = await reviewer.write(author, product.id, { point: 4 });
    expect(answer).toMatchObject({ status: 201, body: { acknowledged: true } });
    const { insertedId } = answer.body as { insertedId: string };
    expect(await reviewer.read(product)).toEqual({
      data: [
        {
          _id: insertedId,
          name: author.name,
          review: 'Straight rows.',
          point: 4,
          createdAt: expect.any(String) as string,
          productId: product.id,
          verified: false,
          answer: null,
        },
      ],
      count: 1,
      rating: { average: 4, count: 1, distribution: [0, 0, 0, 1, 0] },
    });
  });

  it('accepts one review of a product by each author, and several of the shop', async () => {
    const other = await shop.customer();
    const another = await shop.product();
    for (const [person, { id }] of [
      [author, product],
      [other, product],
      [author, another],
    ] as const) {
      expect((await reviewer.write(person, id)).status).toBe(201);
    }
    const second = await reviewer.write(author, product.id, { point: 1 });
    expect(second).toMatchObject({ status: 409, body: { code: 'already_reviewed' } });
    for (const status of [201, 201])
      expect((await reviewer.write(author, undefined)).status).toBe(status);
    expect(await reviewer.read(product)).toMatchObject({ count: 2, rating: { average: 5 } });
  });

  it('stores one of several reviews that arrive at once', async () => {
    const answers = await atOnce(6, () => reviewer.write(author, product.id));
    expect(countStatuses(answers)).toEqual({ 201: 1, 409: 5 });
    expect((await reviewer.read(product)).count).toBe(1);
  });

  it('rejects a product that is not sold, and stores nothing', async () => {
    const [draft, removed, unpriced] = [
      await shop.product(),
      await shop.product(),
      await shop.product(),
    ];
    const staff = await shop.stockAdmin();
    await staff.request('POST', `/products/${draft.id}`, { body: { status: 'draft' } });
    await staff.request('DELETE', `/products/${removed.id}`);
    await shop.sql('DELETE FROM product_variant_money_amount WHERE variant_id = $1', [
      unpriced.variantId,
    ]);
    const before = await countReviews();
    for (const id of ['prod_unknown', draft.id, removed.id, unpriced.id, 5, null, '', '\u0000']) {
      const { status, body } = await reviewer.write(author, id);
      expect({ id, status }).toEqual({ id, status: 422 });
      expect(body).toMatchObject({ fields: { productId: expect.any(String) as string } });
    }
    expect(await countReviews()).toEqual(before);
  });

  it('rejects the email of another person, and a missing session', async () => {
    const other = await shop.customer();
    expect((await reviewer.write(author, product.id, { email: other.email })).status).toBe(403);
    expect((await reviewer.write({ ...author, token: '' }, product.id)).status).toBe(401);
    expect((await reviewer.read(product)).count).toBe(0);
  });

  it('decides about the author and the purchase itself, whatever the body says', async () => {
    const other = await shop.customer();
    const claims = { verified: true, customer_id: other.id, customerId: other.id, _id: 'rev_mine' };
    expect((await reviewer.write(author, product.id, claims)).status).toBe(201);
    const [row] = await shop.sql('SELECT * FROM shop_review WHERE product_id = $1', [product.id]);
    expect(row).toMatchObject({ customer_id: author.id, verified: false });
    expect(row).not.toMatchObject({ id: 'rev_mine' });
  });
});

describe('GET /products/{handle}/reviews', () => {
  it('pages without repeating or skipping a review, newest first, ties by id', async () => {
    for (let index = 0; index < 23; index += 1) {
      await reviewer.store(product.id, 1 + (index % 5), `2026-03-0${1 + (index % 3)}T10:00:00Z`);
    }
    const pages: ProductReviews[] = [];
    for (let page = 0; page < 5; page += 1) {
      pages.push(await reviewer.read(product, `?limit=5&pageNumber=${page}`));
    }
    expect(pages.map(({ data }) => data.length)).toEqual([5, 5, 5, 5, 3]);
    expect(new Set(pages.map(({ count }) => count))).toEqual(new Set([23]));
    const keys = pages.flatMap(({ data }) => data.map(({ createdAt, _id }) => createdAt + _id));
    expect(new Set(keys).size).toBe(23);
    expect(keys).toEqual([...keys].sort().reverse());
    expect((await reviewer.read(product, '?limit=5&pageNumber=9')).data).toEqual([]);
    expect((await reviewer.read(product, '')).data).toHaveLength(20);
    expect((await reviewer.read(product, '?pageNumber=1')).data).toHaveLength(3);
  });

  it('sorts by points, reviews with the same points newest first, and pages in that order', async () => {
    for (const [index, point] of [3, 5, 1, 3, 5, 1, 4].entries()) {
      await reviewer.store(product.id, point, `2026-03-0${1 + index}T10:00:00Z`);
    }
    const read = async (sort: string) => {
      const pages = [0, 1].map((page) => `?limit=4&pageNumber=${page}&sort=${sort}`);
      const read = await Promise.all(pages.map((query) => reviewer.read(product, query)));
      return read.flatMap(({ data }) =>
        data.map(({ point, createdAt }) => `${point} on ${createdAt.slice(8, 10)}`),
      );
    };
    const highest = ['5 on 05', '5 on 02', '4 on 07', '3 on 04', '3 on 01', '1 on 06', '1 on 03'];
    const lowest = ['1 on 06', '1 on 03', '3 on 04', '3 on 01', '4 on 07', '5 on 05', '5 on 02'];
    expect(await read('highest')).toEqual(highest);
    expect(await read('lowest')).toEqual(lowest);
    expect((await read('newest'))[0]).toBe('4 on 07');
    await reviewer.store(product.id, 5, '2026-03-09T10:00:00Z');
    expect((await read('highest'))[0]).toBe('5 on 09'); // from both processes' memory too
  });

  it.each([
    'limit=0',
    'sort=',
    'sort=point',
    'sort=newest&sort=lowest',
    'limit=101',
    'limit=x',
    'pageNumber=-1',
    'pageNumber=x',
  ])('rejects the query %s', async (query) => {
    const path = await reviewer.pathOf(product);
    expect((await shop.request('GET', `${path}?${query}`)).status).toBe(422);
  });

  it('is 404 for a handle that no sold product has', async () => {
    await reviewer.write(author, product.id);
    const path = await reviewer.pathOf(product);
    const unknown = await shop.request('GET', '/products/no-such-machine/reviews');
    expect(unknown).toMatchObject({ status: 404, body: { code: 'not_found' } });
    await (await shop.stockAdmin()).request('DELETE', `/products/${product.id}`);
    for (const query of ['', '?limit=5&pageNumber=0']) {
      expect((await shop.request('GET', path + query)).status).toBe(404);
    }
  });

  it('shows an address only to its author and to admins', async () => {
    await reviewer.write(author, product.id);
    const [admin, other] = [await shop.admin(), await shop.customer()];
    for (const { token } of [author, admin]) {
      expect((await reviewer.read(product, '', token)).data).toMatchObject([
        { email: author.email },
      ]);
    }
    for (const token of [undefined, other.token, 'not.a.token']) {
      expect((await reviewer.read(product, '', token)).data[0]).not.toHaveProperty('email');
    }
  });
});
