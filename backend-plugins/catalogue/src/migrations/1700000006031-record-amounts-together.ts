import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The rows of a statement that a trigger sees, by its event: `changed` are those that differ. */
const EVENTS = {
  INSERT: { tables: 'NEW TABLE AS after', changed: 'SELECT * FROM after' },
  DELETE: { tables: 'OLD TABLE AS before', changed: 'SELECT * FROM before' },
  UPDATE: {
    tables: 'OLD TABLE AS before NEW TABLE AS after',
    changed: `(TABLE before EXCEPT TABLE after) UNION ALL (TABLE after EXCEPT TABLE before)`,
  },
};

type Event = keyof typeof EVENTS;

/** The changed amounts of price lists, by table, each with its product. */
const LISTED = {
  money_amount: `changed
    JOIN product_variant_money_amount link ON link.money_amount_id = changed.id
    JOIN product_variant v ON v.id = link.variant_id
   WHERE changed.price_list_id IS NOT NULL`,
  product_variant_money_amount: `changed
    JOIN money_amount ma ON ma.id = changed.money_amount_id
    JOIN product_variant v ON v.id = changed.variant_id
   WHERE ma.price_list_id IS NOT NULL`,
};

/** The former triggers fire for regular prices only, whose product may appear or disappear by them. */
const FORMER = [
  `CREATE TRIGGER record_inserts AFTER INSERT ON money_amount
   FOR EACH ROW WHEN (NEW.price_list_id IS NULL) EXECUTE FUNCTION record_money_amount()`,
  `CREATE TRIGGER record_deletes AFTER DELETE ON money_amount
   FOR EACH ROW WHEN (OLD.price_list_id IS NULL) EXECUTE FUNCTION record_money_amount()`,
  `CREATE TRIGGER record_updates AFTER UPDATE ON money_amount
   FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*
                      AND (OLD.price_list_id IS NULL OR NEW.price_list_id IS NULL))
   EXECUTE FUNCTION record_money_amount()`,
];

/** The same for links, whose amount says what they are; one that is gone was recorded itself. */
const LINK_FUNCTION = `
  CREATE OR REPLACE FUNCTION record_regular_links(variants text[], amounts text[])
  RETURNS void LANGUAGE sql AS $$
    INSERT INTO catalogue_change (product_id, moves)
    SELECT DISTINCT v.product_id, true FROM unnest(variants, amounts) AS changed (variant_id, amount_id)
      JOIN money_amount ma ON ma.id = changed.amount_id
      JOIN product_variant v ON v.id = changed.variant_id
     WHERE ma.price_list_id IS NULL $$`;

const functionFor = (table: keyof typeof LISTED, event: Event) => `
  CREATE FUNCTION record_listed_${table}_${event.toLowerCase()}() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM record_prices(ARRAY(
      WITH changed AS (${EVENTS[event].changed})
      SELECT DISTINCT v.product_id FROM ${LISTED[table]}));
    ${table === 'money_amount' ? '' : regularLinks(event)}
    RETURN NULL;
  END $$`;

const regularLinks = (event: Event) => `
    PERFORM record_regular_links(array_agg(changed.variant_id), array_agg(changed.money_amount_id))
       FROM (${EVENTS[event].changed}) changed;`;

const tables = ['money_amount', 'product_variant_money_amount'] as const;
const events = Object.keys(EVENTS) as Event[];

/**
 * Records the changes of all amounts of price lists that one statement makes together: once for each
 * product, or in one row for all if they are many, and never as a move in the list of products.
 */
export class RecordAmountsTogether1700000006031 implements MigrationInterface {
  name = 'RecordAmountsTogether1700000006031';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(LINK_FUNCTION);
    for (const table of tables) {
      for (const trigger of ['record_changes', 'record_updates']) {
        await queryRunner.query(`DROP TRIGGER ${trigger} ON ${table}`);
      }
      for (const event of events) {
        await queryRunner.query(functionFor(table, event));
        await queryRunner.query(`
          CREATE TRIGGER record_listed_${event.toLowerCase()} AFTER ${event} ON ${table}
          REFERENCING ${EVENTS[event].tables}
          FOR EACH STATEMENT EXECUTE FUNCTION record_listed_${table}_${event.toLowerCase()}()`);
      }
    }
    for (const trigger of FORMER) await queryRunner.query(trigger);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const trigger of ['record_inserts', 'record_deletes', 'record_updates']) {
      await queryRunner.query(`DROP TRIGGER ${trigger} ON money_amount`);
    }
    for (const table of tables) {
      for (const event of events) {
        await queryRunner.query(
          `DROP FUNCTION record_listed_${table}_${event.toLowerCase()}() CASCADE`,
        );
      }
      await queryRunner.query(`
        CREATE TRIGGER record_changes AFTER INSERT OR DELETE ON ${table}
        FOR EACH ROW EXECUTE FUNCTION record_${table}()`);
      await queryRunner.query(`
        CREATE TRIGGER record_updates AFTER UPDATE ON ${table}
        FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION record_${table}()`);
    }
    await queryRunner.query('DROP FUNCTION record_regular_links(text[], text[])');
  }
}
