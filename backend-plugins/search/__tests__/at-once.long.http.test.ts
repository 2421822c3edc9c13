import { useTestShop } from '@harrow/testing/test-shop';
import { addCategory, addProduct, find, names } from './search-shop';

/** More than are brought up to date at once. */
const MANY = 600;

const shop = useTestShop();

/** Returns the products whose rows differ from what they ought to be, which is made from nothing. */
const outdated = () =>
  shop.sql(`
    WITH kept AS (
      SELECT search.*, numbers, text.document AS words, facet.set_number = search.set_number
               AND facet.price = search.price AND facet.in_stock = search.in_stock AS is_consistent
        FROM catalogue_search search
        JOIN catalogue_search_category_set USING (set_number)
        JOIN catalogue_search_text text USING (number) JOIN catalogue_search_facet facet USING (number))
    SELECT product_id
      FROM kept FULL JOIN catalogue_search_rows(ARRAY(SELECT id FROM product)) made USING (product_id)
     WHERE is_consistent IS NOT TRUE OR kept.document IS DISTINCT FROM ts_filter(made.document, '{a,b,c}')
        OR (kept.created_at, kept.price, kept.rating, kept.name_words, kept.in_stock, kept.numbers,
            kept.name, kept.skus, kept.words)
           IS DISTINCT FROM
           (made.created_at, made.price, made.rating, made.name_words, made.in_stock, made.numbers,
            made.name, made.skus, made.document)`);

/** Returns the versions of a product's rows with words. */
const wordsOf = (id: string) =>
  shop.sql(
    `SELECT text.xmin, source FROM catalogue_search JOIN catalogue_search_text text USING (number)
      WHERE product_id = $1`,
    [id],
  );

it('keeps the words of a product whose price and stock change', async () => {
  const id = await addProduct(shop, { title: 'Hurdy-gurdy crank', price: 1000, available: 5 });
  const before = await wordsOf(id);
  await shop.sql('UPDATE money_amount SET amount = 2000 WHERE id = $1', [`ma_${id}`]);
  await shop.sql('UPDATE product_variant SET inventory_quantity = 0 WHERE product_id = $1', [id]);
  expect(await find(shop, { q: 'hurdy crank' })).toMatchObject({
    data: [{ price: 20, available: 0 }],
    facets: { price: { min: 20, max: 20 }, inStock: 0 },
  });
  expect(await wordsOf(id)).toEqual(before);
  await shop.sql(`UPDATE product SET title = 'Nyckelharpa crank' WHERE id = $1`, [id]);
  expect(await wordsOf(id)).not.toEqual(before);
});

it('finds a product by whatever has changed last of what its words are made of', async () => {
  const id = await addProduct(shop, { title: 'Crumhorn', sku: 'CR-1001' });
  const category = await addCategory(shop, { name: 'Rackets' });
  const changes: [found: string, statement: string][] = [
    ['dulcian', `UPDATE product SET title = 'Dulcian' WHERE id = $1`],
    ['serpentine', `UPDATE product SET description = 'Of serpentine wood.' WHERE id = $1`],
    [
      'bombard',
      `UPDATE product SET metadata = '{"specifications": [{"name": "For", "value": "bombards"}]}'
        WHERE id = $1`,
    ],
    ['CR-2002', `UPDATE product_variant SET sku = 'CR-2002' WHERE product_id = $1`],
    ['4006381333931', `UPDATE product_variant SET ean = '4006381333931' WHERE product_id = $1`],
    [
      'rackets',
      `INSERT INTO product_category_product (product_id, product_category_id) VALUES ($1, '${category}')`,
    ],
  ];
  for (const [found, statement] of changes) {
    expect(await names(shop, { q: found })).toEqual([]);
    await shop.sql(statement, [id]);
    expect(await names(shop, { q: found })).toEqual(['Dulcian']);
  }
  expect(await outdated()).toEqual([]);
});

it('brings all products of a large transaction up to date', async () => {
  await shop.sql(`
    DO $$ DECLARE id text; BEGIN
      FOR n IN 1..${MANY} LOOP
        id := 'prod_many_' || n;
        INSERT INTO product (id, title, handle, status) VALUES (id, 'Ocarina ' || n, id, 'published');
        INSERT INTO product_variant (id, title, product_id, inventory_quantity) VALUES (id, 'One', id, 1);
        INSERT INTO money_amount (id, currency_code, amount) VALUES (id, 'usd', 100 + n);
        INSERT INTO product_variant_money_amount (id, money_amount_id, variant_id) VALUES (id, id, id);
      END LOOP;
    END $$`);
  expect((await find(shop, { q: 'ocarina' })).count).toBe(MANY);
  await shop.sql(`
    DO $$ BEGIN
      UPDATE money_amount SET amount = amount + 1000 WHERE id LIKE 'prod_many_%';
      UPDATE product SET title = 'Panpipe' WHERE id LIKE 'prod_many_%1';
      UPDATE product SET deleted_at = now() WHERE id LIKE 'prod_many_%2';
      UPDATE product_variant SET inventory_quantity = 0 WHERE id LIKE 'prod_many_%3';
    END $$`);
  expect((await find(shop, { q: 'ocarina' })).count).toBe(MANY * 0.8);
  expect((await find(shop, { q: 'panpipe' })).count).toBe(MANY * 0.1);
  expect(await outdated()).toEqual([]);
});

it('makes the words of a product that was kept by the previous version', async () => {
  const id = await addProduct(shop, { title: 'Shawm' });
  await shop.sql('UPDATE catalogue_search SET source = NULL WHERE product_id = $1', [id]);
  await shop.sql('UPDATE money_amount SET amount = 3000 WHERE id = $1', [`ma_${id}`]);
  expect(await find(shop, { q: 'shawm' })).toMatchObject({ data: [{ price: 30 }] });
  expect(await outdated()).toEqual([]);
});
