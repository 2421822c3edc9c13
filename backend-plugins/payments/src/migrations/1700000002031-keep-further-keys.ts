import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keeps the keys of all requests that have continued a refund. */
export class KeepFurtherKeys1700000002031 implements MigrationInterface {
  name = 'KeepFurtherKeys1700000002031';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE order_refund ADD COLUMN further_keys text[] NOT NULL DEFAULT '{}'`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE order_refund DROP COLUMN further_keys');
  }
}
