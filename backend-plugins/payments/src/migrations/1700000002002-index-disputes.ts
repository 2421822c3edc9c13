import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IndexDisputes1700000002002 implements MigrationInterface {
  name = 'IndexDisputes1700000002002';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE INDEX stripe_event_dispute ON stripe_event (type)
       WHERE type IN ('charge.dispute.created', 'charge.dispute.closed')`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX stripe_event_dispute');
  }
}
