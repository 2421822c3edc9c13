import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Records what staff must know of an order and no other row says, and finds the newest of it. */
export class RecordOrderNotices1700000001032 implements MigrationInterface {
  name = 'RecordOrderNotices1700000001032';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE order_notice (
        id varchar PRIMARY KEY,
        order_id varchar NOT NULL,
        kind varchar NOT NULL,
        amount integer,
        reason text,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await queryRunner.query(`
      CREATE INDEX order_notice_failed ON order_notice (order_id, created_at, id)
       WHERE kind = 'refund_failed'`);
    await queryRunner.query(`
      CREATE INDEX order_notice_done ON order_notice (created_at DESC, id DESC)
       WHERE kind <> 'refund_failed'`);
    await queryRunner.query(`
      CREATE INDEX storefront_order_last_expired
          ON storefront_order (expired_at DESC, order_id DESC)
       WHERE expired_at IS NOT NULL AND NOT is_listed`);
    await queryRunner.query(`
      CREATE INDEX order_event_refunded_by_system ON order_event (created_at DESC, id DESC)
       WHERE type = 'refunded' AND made_by = 'system'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX order_event_refunded_by_system');
    await queryRunner.query('DROP INDEX storefront_order_last_expired');
    await queryRunner.query('DROP TABLE order_notice');
  }
}
