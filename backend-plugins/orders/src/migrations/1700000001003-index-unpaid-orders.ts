import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IndexUnpaidOrders1700000001003 implements MigrationInterface {
  name = 'IndexUnpaidOrders1700000001003';

  async up(queryRunner: QueryRunner): Promise<void> {
    // must match the condition of UNPAID in lib/order-state.ts for the planner to use the index
    await queryRunner.query(`
      CREATE INDEX order_unpaid_of_customer ON "order" (customer_id)
       WHERE status <> 'canceled'
         AND payment_status NOT IN ('captured', 'partially_refunded', 'refunded')`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX order_unpaid_of_customer');
  }
}
