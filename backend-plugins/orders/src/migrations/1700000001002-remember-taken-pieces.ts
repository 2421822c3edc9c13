import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RememberTakenPieces1700000001002 implements MigrationInterface {
  name = 'RememberTakenPieces1700000001002';

  async up(queryRunner: QueryRunner): Promise<void> {
    // null for orders of the previous version, which does not store the count
    await queryRunner.query('ALTER TABLE storefront_order ADD COLUMN taken_pieces integer');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE storefront_order DROP COLUMN taken_pieces');
  }
}
