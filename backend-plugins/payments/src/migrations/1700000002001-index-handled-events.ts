import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IndexHandledEvents1700000002001 implements MigrationInterface {
  name = 'IndexHandledEvents1700000002001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE INDEX stripe_event_handled ON stripe_event (handled_at) WHERE handled_at IS NOT NULL`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX stripe_event_handled');
  }
}
