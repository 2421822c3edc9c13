import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ForbidNegativeStock1700000001001 implements MigrationInterface {
  name = 'ForbidNegativeStock1700000001001';

  async up(queryRunner: QueryRunner): Promise<void> {
    // stock that the engine oversold before this plugin was installed cannot be shipped anyway
    await queryRunner.query(
      'UPDATE product_variant SET inventory_quantity = 0 WHERE inventory_quantity < 0',
    );
    await queryRunner.query(`
      ALTER TABLE product_variant
        ADD CONSTRAINT product_variant_stock_not_negative CHECK (inventory_quantity >= 0)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE product_variant DROP CONSTRAINT product_variant_stock_not_negative',
    );
  }
}
