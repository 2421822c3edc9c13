import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateShopReview1700000000200 implements MigrationInterface {
  name = 'CreateShopReview1700000000200';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE shop_review (
        id varchar PRIMARY KEY,
        name varchar NOT NULL,
        email varchar NOT NULL,
        review text NOT NULL,
        point smallint NOT NULL CHECK (point BETWEEN 1 AND 5),
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await queryRunner.query('CREATE INDEX shop_review_newest ON shop_review (created_at, id)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE shop_review');
  }
}
