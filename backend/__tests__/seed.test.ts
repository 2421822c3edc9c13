import pg from 'pg';
import { z } from 'zod';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { copyTemplate, seedIn } from '@harrow/testing/template-database';
import { spareParts } from '../src/seed/demo-spare-parts-data';

const stopped = stoppedAfterwards();
let databaseUrl: string;
let database: pg.Client;
beforeAll(async () => {
  databaseUrl = await copyTemplate();
  database = stopped(new pg.Client(databaseUrl), (client) => client.end());
  await database.connect();
});

const sql = async (statement: string) => (await database.query<object>(statement)).rows;

const stores = z.tuple([z.object({ name: z.string() })]);
const nameOfStore = async () => stores.parse(await sql('SELECT name FROM store'))[0].name;

it('names a new store, and keeps the name that staff have given', async () => {
  await sql(`UPDATE store SET name = 'Medusa Store'`);
  seedIn('usd', databaseUrl);
  expect(await nameOfStore()).toBe('Harrow');
  await sql(`UPDATE store SET name = 'Miller & Sons'`);
  seedIn('usd', databaseUrl);
  expect(await nameOfStore()).toBe('Miller & Sons');
});

const SPARE_PARTS = spareParts.map(({ sku }) => `'${sku}'`).join(', ');

/** The demonstration as its first version seeded it: no spare parts, categories, details, part numbers or reviews. */
const FIRST_DEMONSTRATION = [
  `UPDATE product p SET deleted_at = now() FROM product_variant v
    WHERE v.product_id = p.id AND v.sku IN (${SPARE_PARTS})`,
  `UPDATE product_variant SET deleted_at = now() WHERE sku IN (${SPARE_PARTS})`,
  `UPDATE store SET metadata = '{"demo_catalogue": true}'`,
  `DELETE FROM shop_review WHERE product_id IS NOT NULL`,
  `DELETE FROM product_category_product`,
  `DELETE FROM product_category`,
  `DELETE FROM product_images`,
  `UPDATE product_variant v SET sku = p.handle FROM product p WHERE p.id = v.product_id`,
  `UPDATE product SET metadata = metadata - ARRAY['specifications', 'documents', 'related']`,
];

const priced = z.tuple([z.object({ products: z.int(), priced: z.int() })]);
const PRICED_IN_EUROS = `
  SELECT count(DISTINCT p.id)::int AS products, count(DISTINCT price.id)::int AS priced
    FROM product p JOIN product_variant v ON v.product_id = p.id
    LEFT JOIN product_variant_money_amount link ON link.variant_id = v.id
    LEFT JOIN money_amount price ON price.id = link.money_amount_id
     AND price.currency_code = 'eur' AND price.deleted_at IS NULL
   WHERE p.deleted_at IS NULL`;

it('adds prices in euros to a demonstration that an early version seeded in dollars', async () => {
  for (const statement of FIRST_DEMONSTRATION) await sql(statement);
  seedIn('eur', databaseUrl);
  const [counts] = priced.parse(await sql(PRICED_IN_EUROS));
  expect(counts.priced).toBeGreaterThan(20);
  expect(counts.priced).toBe(counts.products);
});
