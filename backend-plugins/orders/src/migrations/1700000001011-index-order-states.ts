import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets staff's lists find and count orders by state without reading the others. */
export class IndexOrderStates1700000001011 implements MigrationInterface {
  name = 'IndexOrderStates1700000001011';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE INDEX order_by_state
          ON "order" (status, payment_status, fulfillment_status, created_at DESC)`);
    await queryRunner.query(`
      CREATE INDEX storefront_order_expired ON storefront_order (order_id)
       WHERE expired_at IS NOT NULL`);
    await queryRunner.query(`
      ALTER TABLE "order" SET (
        autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE "order" RESET (
        autovacuum_vacuum_scale_factor, autovacuum_vacuum_insert_scale_factor)`);
    await queryRunner.query('DROP INDEX storefront_order_expired');
    await queryRunner.query('DROP INDEX order_by_state');
  }
}
