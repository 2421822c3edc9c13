import { z } from 'zod';
import { withClient } from '@harrow/testing/with-client';
import type { Currency } from '../currency.ts';

/**
 * The bare servers' own tables, without triggers, foreign keys or anything of the engine. Category and
 * rating are as they are sent. Stock is in a narrow table with room on each page, so that an update
 * writes no index.
 */
const TABLES = `
  CREATE TABLE product (
    id text COLLATE "C" PRIMARY KEY, name text NOT NULL, img text NOT NULL, description text NOT NULL,
    handle text NOT NULL, category json, rating json, sku text, updated_at text NOT NULL,
    price int NOT NULL, minimum int NOT NULL, position int NOT NULL);
  CREATE TABLE stock (
    product_id text COLLATE "C" PRIMARY KEY, available int NOT NULL) WITH (fillfactor = 50);
  CREATE TABLE placed_order (
    id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY, product_id text NOT NULL,
    quantity int NOT NULL, amount int NOT NULL, email text NOT NULL, name text NOT NULL,
    phone text NOT NULL, address text NOT NULL, created_at timestamptz NOT NULL DEFAULT now())`;

/** The only order in which products are listed. */
const INDEX = 'CREATE UNIQUE INDEX newest ON product (position)';

const FILL = `
  INSERT INTO product
  SELECT _id, name, img, description, handle, category, rating, sku, "updatedAt", round(price * $2)::int, minimum,
         $3 + ordinality
    FROM ROWS FROM (json_to_recordset($1::json) AS (_id text, name text, img text,
           description text, handle text, category json, rating json, sku text, "updatedAt" text,
           price numeric, minimum int)) WITH ORDINALITY`;

const FILL_STOCK = `
  INSERT INTO stock
  SELECT _id, available FROM jsonb_to_recordset($1::jsonb) AS sold (_id text, available int)`;

const PAGE = 100;

const page = z.object({ data: z.array(z.unknown()) });

/** Creates the bare servers' tables in an empty database, with the products that a shop lists. */
export async function fillBareDatabase(
  databaseUrl: string,
  shopUrl: string,
  { unitsInOne }: Currency,
): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    await client.query(TABLES);
    for (let number = 0; ; number += 1) {
      const answer = await fetch(`${shopUrl}/services?limit=${PAGE}&pageNumber=${number}`);
      const { data } = page.parse(await answer.json());
      const products = JSON.stringify(data);
      await client.query(FILL, [products, unitsInOne, number * PAGE]);
      await client.query(FILL_STOCK, [products]);
      if (data.length < PAGE) break;
    }
    await client.query(INDEX);
    await client.query('VACUUM ANALYZE');
  });
}
