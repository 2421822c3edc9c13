import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IndexIdempotencyKeys1700000001005 implements MigrationInterface {
  name = 'IndexIdempotencyKeys1700000001005';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE INDEX order_idempotency_key_oldest ON order_idempotency_key (created_at)',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX order_idempotency_key_oldest');
  }
}
