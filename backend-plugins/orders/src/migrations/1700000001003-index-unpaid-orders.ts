import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IndexUnpaidOrders1700000001003 implements MigrationInterface {
  name = 'IndexUnpaidOrders1700000001003';

  async up(queryRunner: QueryRunner): Promise<void> {
    // the condition of UNPAID in lib/order-state.ts, word for word: the planner compares them
    await queryRunner.query(`
      CREATE INDEX order_unpaid_of_customer ON "order" (customer_id)
       WHERE status <> 'canceled'
         AND payment_status NOT IN ('captured', 'partially_refunded', 'refunded')`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX order_unpaid_of_customer');
  }
}
