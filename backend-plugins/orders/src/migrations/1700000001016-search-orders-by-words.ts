import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lower case without accents, whatever the locale of the database. Canonical forms only: a compatibility
 * form may become a character that means something to LIKE.
 */
const FOLD = String.raw`
  CREATE FUNCTION order_search_fold(written text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT CASE WHEN written ~ '[^\x01-\x7F]' THEN
      lower(translate(replace(replace(replace(replace(replace(replace(
        regexp_replace(normalize(written, NFD), '[\u0300-\u036F]', '', 'g'),
        'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'),
        'ØøŁłĐđÐð', 'oolldddd'))
    ELSE lower(written) END $$`;

/**
 * The words by which a search finds a buyer's orders: email, name, the digits of the phone, address. The mark between
 * two of them is in no search. The zero in +49 (0)30 is not dialed after the country's code.
 */
const BUYER_WORDS = String.raw`
  CREATE FUNCTION order_search_buyer(email text, sent_to address) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT order_search_fold(concat_ws(chr(1), email, concat_ws(' ', sent_to.first_name, sent_to.last_name),
      regexp_replace(replace(sent_to.phone, '(0)', ''), '\D', '', 'g'),
      concat_ws(' ', sent_to.company, sent_to.address_1, sent_to.address_2, sent_to.postal_code,
                sent_to.city, sent_to.province))) $$`;

const ADD = `
  INSERT INTO order_search_words (kind, subject_id, words, is_other)
  SELECT 'buyer', so.customer_id, order_search_buyer(o.email, a), true
    FROM storefront_order so JOIN "order" o ON o.id = so.order_id
    LEFT JOIN address a ON a.id = o.shipping_address_id`;

const ADD_OF_ORDER = `
  CREATE FUNCTION add_words_of_order() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    ${ADD} WHERE o.id = NEW.id ON CONFLICT DO NOTHING;
    RETURN NULL;
  END $$`;

const ADD_OF_ADDRESS = `
  CREATE FUNCTION add_words_of_address() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    ${ADD} WHERE o.shipping_address_id = NEW.id ON CONFLICT DO NOTHING;
    RETURN NULL;
  END $$`;

/**
 * The words by which staff find orders, as `order_search_text` had them, with phones and addresses and
 * without accents. The previous version goes on with that table and its functions; a later release drops
 * them.
 */
export class SearchOrdersByWords1700000001016 implements MigrationInterface {
  name = 'SearchOrdersByWords1700000001016';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE order_search_words (
        kind varchar NOT NULL CHECK (kind IN ('buyer', 'product')),
        subject_id varchar NOT NULL,
        words text NOT NULL,
        is_other boolean NOT NULL DEFAULT false
      )`);
    // hashed: the engine allows texts longer than a B-tree entry
    await queryRunner.query(`
      CREATE UNIQUE INDEX order_search_words_once
          ON order_search_words (subject_id, kind, md5(words))`);
    await queryRunner.query(`
      CREATE INDEX order_search_words_other ON order_search_words (subject_id) WHERE is_other`);
    await queryRunner.query(`
      CREATE TABLE order_words_progress (
        id boolean PRIMARY KEY DEFAULT true CHECK (id),
        filled integer NOT NULL,
        seen integer NOT NULL,
        seen_at timestamptz NOT NULL DEFAULT now()
      )`);
    await queryRunner.query('INSERT INTO order_words_progress (filled, seen) VALUES (0, 0)');
    for (const made of [FOLD, BUYER_WORDS, ADD_OF_ORDER, ADD_OF_ADDRESS]) {
      await queryRunner.query(made);
    }
    await queryRunner.query(`
      CREATE TRIGGER add_words AFTER UPDATE OF email, shipping_address_id ON "order" FOR EACH ROW
        WHEN (OLD.email <> NEW.email
              OR OLD.shipping_address_id IS DISTINCT FROM NEW.shipping_address_id)
        EXECUTE FUNCTION add_words_of_order()`);
    await queryRunner.query(`
      CREATE TRIGGER add_words AFTER UPDATE ON address FOR EACH ROW
        WHEN (order_search_buyer('', OLD) <> order_search_buyer('', NEW))
        EXECUTE FUNCTION add_words_of_address()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TRIGGER add_words ON address');
    await queryRunner.query('DROP TRIGGER add_words ON "order"');
    await queryRunner.query('DROP FUNCTION add_words_of_address()');
    await queryRunner.query('DROP FUNCTION add_words_of_order()');
    await queryRunner.query('DROP FUNCTION order_search_buyer(text, address)');
    await queryRunner.query('DROP FUNCTION order_search_fold(text)');
    await queryRunner.query('DROP TABLE order_words_progress');
    await queryRunner.query('DROP TABLE order_search_words');
  }
}
