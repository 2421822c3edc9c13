import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The engine's unique key of part numbers. */
const PART_NUMBER_KEY = 'IDX_2ca8cfbdafb998ecfd6d340389';

/** Held shared while a part number is given, and exclusively while an import reserves its own. */
const PART_NUMBER_LOCK = 1700000006020;

/**
 * Adds the rows of accepted imports that are still to be written: once they are there, the import is
 * certain, and whichever process is there writes them. Its part numbers are reserved until then: to give
 * one to another product breaks the unique key as if it were written.
 */
export class CreateProductImports1700000006020 implements MigrationInterface {
  name = 'CreateProductImports1700000006020';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE product_import (
        id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        actor text NOT NULL,
        accepted_at timestamptz NOT NULL DEFAULT now(),
        finished_at timestamptz
      )`);
    await queryRunner.query(`
      CREATE UNIQUE INDEX product_import_running ON product_import ((true)) WHERE finished_at IS NULL`);
    await queryRunner.query(`
      CREATE TABLE product_import_row (
        import_id int NOT NULL REFERENCES product_import,
        number int NOT NULL,
        product_id text NOT NULL,
        sku text,
        change jsonb NOT NULL,
        PRIMARY KEY (import_id, number)
      )`);
    await queryRunner.query(`
      CREATE INDEX product_import_row_sku ON product_import_row (sku) WHERE sku IS NOT NULL`);
    await queryRunner.query(`
      CREATE FUNCTION keep_reserved_sku() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_advisory_xact_lock_shared(${PART_NUMBER_LOCK});
        IF EXISTS (SELECT FROM product_import_row
                    WHERE sku = NEW.sku AND product_id <> NEW.product_id) THEN
          RAISE unique_violation USING
            MESSAGE = 'An import has reserved this part number.',
            DETAIL = format('Key (sku)=(%s) already exists.', NEW.sku), -- which the engine reads
            TABLE = 'product_variant',
            CONSTRAINT = '${PART_NUMBER_KEY}';
        END IF;
        RETURN NULL;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER keep_reserved_sku AFTER INSERT ON product_variant
      FOR EACH ROW WHEN (NEW.sku IS NOT NULL) EXECUTE FUNCTION keep_reserved_sku()`);
    await queryRunner.query(`
      CREATE TRIGGER keep_reserved_sku_update AFTER UPDATE OF sku ON product_variant
      FOR EACH ROW WHEN (NEW.sku IS DISTINCT FROM OLD.sku AND NEW.sku IS NOT NULL)
      EXECUTE FUNCTION keep_reserved_sku()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION keep_reserved_sku() CASCADE');
    await queryRunner.query('DROP TABLE product_import_row, product_import');
  }
}
