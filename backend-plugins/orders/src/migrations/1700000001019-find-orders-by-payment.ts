import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Finds orders by the beginning of their payment's id, whatever the locale of the database. Apart from
 * migrations that lock `"order"`: the transaction that marks an order paid locks `storefront_order` first.
 */
export class FindOrdersByPayment1700000001019 implements MigrationInterface {
  name = 'FindOrdersByPayment1700000001019';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE INDEX storefront_order_payment
          ON storefront_order (transaction_id varchar_pattern_ops) WHERE transaction_id IS NOT NULL`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX storefront_order_payment');
  }
}
