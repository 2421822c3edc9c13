import type { MigrationInterface, QueryRunner } from 'typeorm';

/** More products of one statement are recorded as all products: `*`. */
const MAX_RECORDED = 100;

const FUNCTIONS = [
  `CREATE FUNCTION has_effect(list price_list) RETURNS boolean LANGUAGE sql AS $$
     SELECT list.status = 'active' AND list.deleted_at IS NULL
        AND coalesce(list.starts_at <= clock_timestamp(), true)
        AND coalesce(list.ends_at > clock_timestamp(), true) $$`,
  `CREATE FUNCTION set_effect(list price_list) RETURNS void LANGUAGE plpgsql AS $$
   BEGIN
     IF has_effect(list) THEN
       INSERT INTO price_list_in_effect VALUES (list.id) ON CONFLICT DO NOTHING;
     ELSE
       DELETE FROM price_list_in_effect WHERE price_list_id = list.id;
     END IF;
   END $$`,
  // locked, so that a list that is being changed is left to the trigger, and then to the next run
  `CREATE FUNCTION set_effects() RETURNS void LANGUAGE plpgsql AS $$
   DECLARE
     due price_list;
   BEGIN
     FOR due IN
       SELECT list.* FROM price_list list
        WHERE has_effect(list) <> EXISTS (SELECT FROM price_list_in_effect WHERE price_list_id = list.id)
          FOR NO KEY UPDATE OF list SKIP LOCKED
     LOOP
       PERFORM set_effect(due);
     END LOOP;
   END $$`,
  `CREATE FUNCTION record_prices(product_ids text[]) RETURNS void LANGUAGE sql AS $$
     INSERT INTO catalogue_change (product_id, moves)
     SELECT id, false FROM unnest(CASE WHEN cardinality(product_ids) > ${MAX_RECORDED}
                                       THEN ARRAY['*'] ELSE product_ids END) id $$`,
  `CREATE FUNCTION record_prices_of(list text) RETURNS void LANGUAGE sql AS $$
     SELECT record_prices(ARRAY(
       SELECT DISTINCT product_id FROM money_amount ma
         JOIN product_variant_money_amount link ON link.money_amount_id = ma.id
         JOIN product_variant v ON v.id = link.variant_id
        WHERE ma.price_list_id = list)) $$`,
  `CREATE FUNCTION keep_effect() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     PERFORM set_effect(NEW);
     RETURN NULL;
   END $$`,
  `CREATE FUNCTION record_price_list() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF TG_OP <> 'INSERT' THEN PERFORM record_prices_of(OLD.price_list_id); END IF;
     IF TG_OP <> 'DELETE' THEN PERFORM record_prices_of(NEW.price_list_id); END IF;
     RETURN NULL;
   END $$`,
];

/**
 * Keeps which price lists are in effect, in the transaction that changes a list: what is shown and what is
 * charged read the same rows, and a list that begins or ends is a change like any other, which
 * `set_effects` makes. A row that appears or goes, and a change of the groups that a list is for, is recorded
 * for the products with amounts of the list, in one row if they are many.
 */
export class KeepPriceListsInEffect1700000006030 implements MigrationInterface {
  name = 'KeepPriceListsInEffect1700000006030';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE price_list_in_effect (
        price_list_id varchar PRIMARY KEY
          REFERENCES price_list ON UPDATE CASCADE ON DELETE CASCADE
      )`);
    await queryRunner.query(
      `CREATE INDEX money_amount_of_list ON money_amount (price_list_id) WHERE price_list_id IS NOT NULL`,
    );
    for (const each of FUNCTIONS) await queryRunner.query(each);
    for (const table of ['price_list_in_effect', 'price_list_customer_groups']) {
      await queryRunner.query(`
        CREATE TRIGGER record_price_list AFTER INSERT OR UPDATE OR DELETE ON ${table}
        FOR EACH ROW EXECUTE FUNCTION record_price_list()`);
    }
    await queryRunner.query(`
      CREATE TRIGGER keep_effect AFTER INSERT OR UPDATE ON price_list
      FOR EACH ROW EXECUTE FUNCTION keep_effect()`);
    await queryRunner.query('SELECT set_effects()');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION keep_effect() CASCADE');
    await queryRunner.query('DROP FUNCTION record_price_list() CASCADE');
    await queryRunner.query('DROP FUNCTION record_prices_of(text)');
    await queryRunner.query('DROP FUNCTION record_prices(text[])');
    await queryRunner.query('DROP FUNCTION set_effects()');
    await queryRunner.query('DROP FUNCTION set_effect(price_list)');
    await queryRunner.query('DROP FUNCTION has_effect(price_list)');
    await queryRunner.query('DROP INDEX money_amount_of_list');
    await queryRunner.query('DROP TABLE price_list_in_effect');
  }
}
