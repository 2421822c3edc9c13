import { shopping } from '@harrow/testing/shopping';
import { useTestShop } from '@harrow/testing/test-shop';
import pg from 'pg';
import { addCategory, find, names } from './search-shop';

/** Products beside those that are ordered; no row of any is changed by a rename. */
const PRODUCTS = 10_000;

const shop = useTestShop();

/** Puts many products into a category, without the triggers, which would take a minute. */
const fill = (category: string) =>
  shop.sql(
    `BEGIN;
     SET LOCAL session_replication_role = replica;
     INSERT INTO product (id, title, status)
     SELECT 'prod_filler_' || n, 'Filler ' || n, 'draft' FROM generate_series(1, ${PRODUCTS}) AS n;
     INSERT INTO product_category_product (product_id, product_category_id)
     SELECT 'prod_filler_' || n, '${category}' FROM generate_series(1, ${PRODUCTS}) AS n;
     COMMIT`,
  );

it('accepts orders of a category of 10,000 products while it is being renamed, and after', async () => {
  const category = await addCategory(shop, { name: 'Harmoniums' });
  await fill(category);
  const product = await shop.product({ available: 3 });
  await shop.sql(`UPDATE product SET title = 'Bellows' WHERE id = $1`, [product.id]);
  await shop.sql('INSERT INTO product_category_product VALUES ($1, $2)', [category, product.id]);
  const bellows = { ...product, name: 'Bellows' };
  const customer = await shop.customer();
  const shopper = shopping(shop);
  const renaming = new pg.Client(shop.databaseUrl);
  await renaming.connect();
  try {
    await renaming.query('BEGIN');
    await renaming.query(`UPDATE product_category SET name = 'Melodeons' WHERE id = $1`, [
      category,
    ]);
    expect((await shopper.place(customer, bellows)).status).toBe(201);
    // sells it out, which also changes the product's row in the search
    expect((await shopper.place(customer, bellows, 2)).status).toBe(201);
    expect(await names(shop, { q: 'harmonium bellows' })).toEqual(['Bellows']);
    await renaming.query('COMMIT');
  } finally {
    await renaming.end();
  }
  await shop.sql('UPDATE product_variant SET inventory_quantity = 5 WHERE product_id = $1', [
    product.id,
  ]);
  expect((await shopper.place(customer, bellows)).status).toBe(201);
  expect(await names(shop, { q: 'melodeon bellows' })).toEqual(['Bellows']);
  expect(await find(shop, { q: 'harmonium bellows' })).toMatchObject({ dropped: ['harmonium'] });
});
