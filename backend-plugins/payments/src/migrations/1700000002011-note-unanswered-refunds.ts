import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NoteUnansweredRefunds1700000002011 implements MigrationInterface {
  name = 'NoteUnansweredRefunds1700000002011';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE order_refund ADD COLUMN unanswered_since timestamptz');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE order_refund DROP COLUMN unanswered_since');
  }
}
