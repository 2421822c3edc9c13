import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RememberTakenPieces1700000001002 implements MigrationInterface {
  name = 'RememberTakenPieces1700000001002';

  async up(queryRunner: QueryRunner): Promise<void> {
    // null for the orders of the version before, which keeps no count
    await queryRunner.query('ALTER TABLE storefront_order ADD COLUMN taken_pieces integer');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE storefront_order DROP COLUMN taken_pieces');
  }
}
