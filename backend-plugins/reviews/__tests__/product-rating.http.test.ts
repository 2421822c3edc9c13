import { randomUUID } from 'node:crypto';
import { atOnce } from '@harrow/testing/shopping';
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

describe('the rating of a product', () => {
  const points = [5, 4, 4, 4];

  it('is the average with one decimal and the number of its reviews', async () => {
    expect(await reviewer.productOf(product)).toMatchObject({ rating: null });
    expect(await reviewer.read(product)).toEqual({
      data: [],
      count: 0,
      rating: { average: 0, count: 0, distribution: [0, 0, 0, 0, 0] },
    });
    for (const point of points) await reviewer.store(product.id, point);
    const rating = { average: 4.3, count: 4 };
    expect(await reviewer.productOf(product)).toMatchObject({ rating });
    expect((await reviewer.read(product)).rating).toEqual({
      ...rating,
      distribution: [0, 0, 0, 3, 1],
    });
    const { handle } = await reviewer.productOf(product);
    const page = await shop.request('GET', `/products/${handle}`);
    expect(page.body).toMatchObject({ rating });
    const list = await shop.request('GET', '/services?limit=1&pageNumber=0');
    expect(list.body).toMatchObject({ data: [{ _id: product.id, rating }] });
  });

  it('follows every change of its reviews at once, however it is made', async () => {
    const another = await shop.product();
    const ofBoth = async () => [
      (await reviewer.read(product)).rating,
      (await reviewer.read(another)).rating,
    ];
    for (const point of points) await reviewer.store(product.id, point);
    await shop.sql('UPDATE shop_review SET point = 1 WHERE product_id = $1 AND point = 5', [
      product.id,
    ]);
    expect((await reviewer.read(product)).rating).toMatchObject({ distribution: [1, 0, 0, 3, 0] });
    await shop.sql('UPDATE shop_review SET product_id = $2 WHERE product_id = $1 AND point = 4', [
      product.id,
      another.id,
    ]);
    expect(await ofBoth()).toMatchObject([
      { average: 1, count: 1 },
      { average: 4, count: 3 },
    ]);
    await shop.sql('DELETE FROM shop_review WHERE product_id = ANY ($1)', [
      [product.id, another.id],
    ]);
    expect(await ofBoth()).toMatchObject([{ count: 0 }, { count: 0 }]);
    expect(await reviewer.productOf(product)).toMatchObject({ rating: null });
  });

  it('does not count reviews that were not committed', async () => {
    const many = `INSERT INTO shop_review (id, name, email, review, point, product_id)
      SELECT 'rev_${randomUUID()}' || n, 'Guest', 'guest@farm.test', 'Good.', n, $1
        FROM generate_series(1, 6) n`;
    await expect(shop.sql(many, [product.id])).rejects.toThrow(/check constraint/);
    expect((await reviewer.read(product)).count).toBe(0);
  });

  it('counts every one of many reviews that are stored at once', async () => {
    await atOnce(20, (index) => reviewer.store(product.id, 1 + (index % 5)));
    expect((await reviewer.read(product)).rating).toEqual({
      average: 3,
      count: 20,
      distribution: [4, 4, 4, 4, 4],
    });
  });

  it('stays with a product that is removed and sold again', async () => {
    await reviewer.write(author, product.id, { point: 3 });
    const setDeleted = (time: string | null) =>
      shop.sql('UPDATE product SET deleted_at = $2 WHERE id = $1', [product.id, time]);
    await setDeleted('2026-03-01');
    expect((await shop.request('GET', `/services/${product.id}`)).status).toBe(404);
    const all = (await shop.request('GET', '/reviews?all=true')).body;
    expect(all).toEqual(
      expect.arrayContaining([expect.objectContaining({ productId: product.id })]),
    );
    await setDeleted(null);
    expect(await reviewer.productOf(product)).toMatchObject({ rating: { average: 3, count: 1 } });
  });
});

describe('kept answers', () => {
  it('show every change of a review in the next answer of each process', async () => {
    await reviewer.store(product.id, 5);
    expect((await reviewer.read(product)).data).toMatchObject([{ review: 'Good.' }]);
    await shop.sql(`UPDATE shop_review SET review = 'Better.' WHERE product_id = $1`, [product.id]);
    expect((await reviewer.read(product)).data).toMatchObject([{ review: 'Better.' }]);
    await shop.sql('DELETE FROM shop_review WHERE product_id = $1', [product.id]);
    expect((await reviewer.read(product)).data).toEqual([]);
  });

  it('show every change of a review of the shop in the next answer of each process', async () => {
    const first = () => reviewer.readBoth('/reviews?limit=1');
    await first();
    await reviewer.store(null, 2, '2099-01-01T10:00:00Z');
    expect(await first()).toMatchObject([{ name: 'Guest', point: 2 }]);
    await shop.sql(`UPDATE shop_review SET point = 3 WHERE created_at > '2098-01-01'`);
    expect(await first()).toMatchObject([{ name: 'Guest', point: 3 }]);
    await shop.sql(`DELETE FROM shop_review WHERE created_at > '2098-01-01'`);
    expect(await first()).not.toMatchObject([{ name: 'Guest', point: 3 }]);
  });

  it('follow the product when it is renamed', async () => {
    await reviewer.store(product.id, 5);
    const { handle } = await reviewer.productOf(product);
    await reviewer.read(product);
    const staff = await shop.stockAdmin();
    await staff.request('POST', `/products/${product.id}`, { body: { handle: `${handle}-2` } });
    const former = await shop.request('GET', `/products/${handle}/reviews?limit=20&pageNumber=0`);
    expect(former.status).toBe(404);
    expect((await reviewer.read(product)).count).toBe(1);
  });
});
