import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IndexFreePayments1700000002010 implements MigrationInterface {
  name = 'IndexFreePayments1700000002010';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE INDEX payment_intent_free ON payment_intent (customer_id)
       WHERE status = 'open' AND order_id IS NULL`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX payment_intent_free');
  }
}
