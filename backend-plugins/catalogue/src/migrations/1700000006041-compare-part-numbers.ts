import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the product that has a part number in another spelling: other case, spaces or dashes. */
export class ComparePartNumbers1700000006041 implements MigrationInterface {
  name = 'ComparePartNumbers1700000006041';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(String.raw`
      CREATE FUNCTION part_number_key(sku text) RETURNS text
      LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT lower(regexp_replace(sku, '[\s\u2010-\u2015-]', '', 'g')) $$`);
    await queryRunner.query(`
      CREATE INDEX product_variant_part_number ON product_variant (part_number_key(sku))
       WHERE sku IS NOT NULL AND deleted_at IS NULL`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX product_variant_part_number');
    await queryRunner.query('DROP FUNCTION part_number_key(text)');
  }
}
