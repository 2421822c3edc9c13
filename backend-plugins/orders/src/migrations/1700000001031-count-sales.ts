import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Counts what was sold before sales were kept. Takes no lock that a payment waits for: what is paid
 * meanwhile is among the changes, which the count leaves.
 */
export class CountSales1700000001031 implements MigrationInterface {
  name = 'CountSales1700000001031';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('SELECT recount_sales()');
    await queryRunner.query('ANALYZE sales_day');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DELETE FROM sales_day');
  }
}
