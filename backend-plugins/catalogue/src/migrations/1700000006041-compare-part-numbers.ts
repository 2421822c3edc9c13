import type { MigrationInterface, QueryRunner } from 'typeorm';

/** As in 1700000006020, whose function is replaced. */
const PART_NUMBER_KEY = 'IDX_2ca8cfbdafb998ecfd6d340389';
const PART_NUMBER_LOCK = 1700000006020;

/** Whether a number is that of another product, or reserved by an import for another. */
const IS_TAKEN = `
  EXISTS (SELECT FROM product_import_row
           WHERE part_number_key(sku) = part_number_key(NEW.sku) AND product_id <> NEW.product_id)
  OR EXISTS (SELECT FROM product_variant variant JOIN product ON product.id = variant.product_id
              WHERE part_number_key(variant.sku) = part_number_key(NEW.sku)
                AND variant.deleted_at IS NULL AND product.deleted_at IS NULL
                AND product.id <> NEW.product_id)`;

/** Replaces a function that runs when a variant is added or its number changes: older doubles stay. */
const KEEP = (isTaken: string) => `
  CREATE OR REPLACE FUNCTION keep_reserved_sku() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_advisory_xact_lock_shared(${PART_NUMBER_LOCK});
    IF ${isTaken} THEN
      RAISE unique_violation USING
        MESSAGE = 'Another product has this part number, or an import has reserved it.',
        DETAIL = format('Key (sku)=(%s) already exists.', NEW.sku), -- which the engine reads
        TABLE = 'product_variant',
        CONSTRAINT = '${PART_NUMBER_KEY}';
    END IF;
    RETURN NULL;
  END $$`;

/** Takes part numbers for the same that differ only in case, spaces and dashes. */
export class ComparePartNumbers1700000006041 implements MigrationInterface {
  name = 'ComparePartNumbers1700000006041';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(String.raw`
      CREATE FUNCTION part_number_key(sku text) RETURNS text
      LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT lower(regexp_replace(sku, '[\s\u2010-\u2015-]', '', 'g')) $$`);
    // the tables in the order in which an import locks them
    await queryRunner.query(`
      CREATE INDEX product_import_row_part_number ON product_import_row (part_number_key(sku))
       WHERE sku IS NOT NULL`);
    await queryRunner.query(`
      CREATE INDEX product_variant_part_number ON product_variant (part_number_key(sku))
       WHERE sku IS NOT NULL AND deleted_at IS NULL`);
    await queryRunner.query(KEEP(IS_TAKEN));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      KEEP(`EXISTS (SELECT FROM product_import_row
                     WHERE sku = NEW.sku AND product_id <> NEW.product_id)`),
    );
    await queryRunner.query('DROP INDEX product_variant_part_number');
    await queryRunner.query('DROP INDEX product_import_row_part_number');
    await queryRunner.query('DROP FUNCTION part_number_key(text)');
  }
}
