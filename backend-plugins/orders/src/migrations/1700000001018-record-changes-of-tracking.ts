import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets events carry amounts, and tracking numbers before and after a change. */
export class RecordChangesOfTracking1700000001018 implements MigrationInterface {
  name = 'RecordChangesOfTracking1700000001018';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE order_event
        ADD COLUMN amount integer, ADD COLUMN before varchar, ADD COLUMN after varchar`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE order_event DROP COLUMN amount, DROP COLUMN before, DROP COLUMN after`);
  }
}
