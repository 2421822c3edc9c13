import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Keeps what an accepted import does, so that it can be followed by the key that its caller gave it, and the
 * hash of its file, so that the key is not taken for that of another. It is null for imports from before.
 */
export class FollowImports1700000006040 implements MigrationInterface {
  name = 'FollowImports1700000006040';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE product_import
        ADD COLUMN key text, ADD COLUMN file_hash text, ADD COLUMN rows int NOT NULL DEFAULT 0,
        ADD COLUMN created int NOT NULL DEFAULT 0, ADD COLUMN updated int NOT NULL DEFAULT 0,
        ADD COLUMN unchanged int NOT NULL DEFAULT 0`);
    await queryRunner.query('CREATE UNIQUE INDEX product_import_key ON product_import (key)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE product_import DROP COLUMN key, DROP COLUMN file_hash, DROP COLUMN rows,
        DROP COLUMN created, DROP COLUMN updated, DROP COLUMN unchanged`);
  }
}
