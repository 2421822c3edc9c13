import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds refunds of payments without an order, and adds the notices of refunds that have failed before. */
export class ListNotices1700000002030 implements MigrationInterface {
  name = 'ListNotices1700000002030';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE INDEX payment_intent_unused ON payment_intent (updated_at DESC, id DESC)
       WHERE status = 'refunded' AND order_id IS NULL`);
    await queryRunner.query(`
      INSERT INTO order_notice (id, order_id, kind, amount, reason, created_at)
      SELECT 'ordnot_' || id, order_id, 'refund_failed', amount, last_error, updated_at
        FROM order_refund WHERE status = 'failed'
          ON CONFLICT DO NOTHING`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX payment_intent_unused');
  }
}
