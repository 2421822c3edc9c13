import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NoteUnverifiedPlacers1700000001004 implements MigrationInterface {
  name = 'NoteUnverifiedPlacers1700000001004';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE storefront_order ADD COLUMN placed_unverified boolean NOT NULL DEFAULT false',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE storefront_order DROP COLUMN placed_unverified');
  }
}
