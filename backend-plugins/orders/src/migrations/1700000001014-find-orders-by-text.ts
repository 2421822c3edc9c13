import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names and emails that a search for orders looks in; the mark between the two is in no search. */
const BUYER_TEXT = `
  CREATE FUNCTION order_buyer_text(email text, first_name text, last_name text) RETURNS text
  LANGUAGE sql IMMUTABLE AS $$
    SELECT lower(email || chr(1) || concat_ws(' ', nullif(first_name, ''), nullif(last_name, ''))) $$`;

const ADD = `
  INSERT INTO order_search_text (kind, subject_id, words, is_other)
  SELECT 'buyer', so.customer_id, order_buyer_text(o.email, a.first_name, a.last_name), true
    FROM storefront_order so JOIN "order" o ON o.id = so.order_id
    LEFT JOIN address a ON a.id = o.shipping_address_id`;

const ADD_OF_ORDER = `
  CREATE FUNCTION add_changed_order_text() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    ${ADD} WHERE o.id = NEW.id ON CONFLICT DO NOTHING;
    RETURN NULL;
  END $$`;

const ADD_OF_ADDRESS = `
  CREATE FUNCTION add_changed_address_text() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    ${ADD} WHERE o.shipping_address_id = NEW.id ON CONFLICT DO NOTHING;
    RETURN NULL;
  END $$`;

/**
 * The texts by which staff find orders, once for each buyer and product that has orders under it: a
 * few for a thousand orders. Background work adds those of new orders (services/order-text.ts), up to
 * the number in `order_search_progress`; triggers add those of orders that staff change.
 */
export class FindOrdersByText1700000001014 implements MigrationInterface {
  name = 'FindOrdersByText1700000001014';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE order_search_text (
        kind varchar NOT NULL CHECK (kind IN ('buyer', 'product')),
        subject_id varchar NOT NULL,
        words text NOT NULL,
        is_other boolean NOT NULL DEFAULT false
      )`);
    // of a hash, because a name in the engine may be longer than an entry of an index
    await queryRunner.query(`
      CREATE UNIQUE INDEX order_search_text_once ON order_search_text (subject_id, kind, md5(words))`);
    await queryRunner.query(`
      CREATE INDEX order_search_text_other ON order_search_text (subject_id) WHERE is_other`);
    await queryRunner.query(`
      CREATE TABLE order_search_progress (
        id boolean PRIMARY KEY DEFAULT true CHECK (id),
        filled integer NOT NULL,
        seen integer NOT NULL,
        seen_at timestamptz NOT NULL DEFAULT now()
      )`);
    await queryRunner.query('INSERT INTO order_search_progress (filled, seen) VALUES (0, 0)');
    for (const made of [BUYER_TEXT, ADD_OF_ORDER, ADD_OF_ADDRESS]) await queryRunner.query(made);
    await queryRunner.query(`
      CREATE TRIGGER add_text AFTER UPDATE OF email, shipping_address_id ON "order" FOR EACH ROW
        WHEN (OLD.email <> NEW.email
              OR OLD.shipping_address_id IS DISTINCT FROM NEW.shipping_address_id)
        EXECUTE FUNCTION add_changed_order_text()`);
    await queryRunner.query(`
      CREATE TRIGGER add_text AFTER UPDATE OF first_name, last_name ON address FOR EACH ROW
        WHEN (OLD.first_name IS DISTINCT FROM NEW.first_name
              OR OLD.last_name IS DISTINCT FROM NEW.last_name)
        EXECUTE FUNCTION add_changed_address_text()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TRIGGER add_text ON address');
    await queryRunner.query('DROP TRIGGER add_text ON "order"');
    await queryRunner.query('DROP FUNCTION add_changed_address_text()');
    await queryRunner.query('DROP FUNCTION add_changed_order_text()');
    await queryRunner.query('DROP FUNCTION order_buyer_text(text, text, text)');
    await queryRunner.query('DROP TABLE order_search_progress');
    await queryRunner.query('DROP TABLE order_search_text');
  }
}
