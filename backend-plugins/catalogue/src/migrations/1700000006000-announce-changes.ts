import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The channel on which the changes were announced; the payload was the product's id. */
const CATALOGUE_CHANGES = 'harrow_catalogue';

/** An expression for the product id, by table; `%row` is the changed row. */
const PRODUCT_OF = {
  product: '%row.id',
  product_variant: '%row.product_id',
  product_variant_money_amount: `(SELECT product_id FROM product_variant WHERE id = %row.variant_id)`,
  money_amount: `(SELECT v.product_id FROM product_variant_money_amount link
                    JOIN product_variant v ON v.id = link.variant_id
                   WHERE link.money_amount_id = %row.id LIMIT 1)`,
};

const announce = (product: string, row: string) =>
  `PERFORM pg_notify('${CATALOGUE_CHANGES}', ${product.replace('%row', row)})`;

/**
 * Makes the database announce every catalogue change, whether it comes from the HTTP API, an order,
 * the stock admin, another process or psql. A rolled-back change is not announced.
 */
export class AnnounceChanges1700000006000 implements MigrationInterface {
  name = 'AnnounceChanges1700000006000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [table, product] of Object.entries(PRODUCT_OF)) {
      await queryRunner.query(`
        CREATE FUNCTION announce_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF TG_OP <> 'INSERT' THEN ${announce(product, 'OLD')}; END IF;
          IF TG_OP <> 'DELETE' THEN ${announce(product, 'NEW')}; END IF;
          RETURN NULL;
        END $$`);
      await queryRunner.query(`
        CREATE TRIGGER announce_changes AFTER INSERT OR DELETE ON ${table}
        FOR EACH ROW EXECUTE FUNCTION announce_${table}()`);
      await queryRunner.query(`
        CREATE TRIGGER announce_updates AFTER UPDATE ON ${table}
        FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION announce_${table}()`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of Object.keys(PRODUCT_OF)) {
      await queryRunner.query(`DROP FUNCTION announce_${table}() CASCADE`);
    }
  }
}
