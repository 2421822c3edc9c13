import type { MigrationInterface, QueryRunner } from 'typeorm';

const POINTS = ['ones', 'twos', 'threes', 'fours', 'fives'];

/**
 * Keeps a product's rating as the numbers of its reviews with one to five points. No product has a rating
 * before this version, and the previous version reads `reviews` and `points` only.
 */
export class CountRatingsByPoints1700000006003 implements MigrationInterface {
  name = 'CountRatingsByPoints1700000006003';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE product_rating
        DROP COLUMN points,
        DROP COLUMN reviews,
        ${POINTS.map((name) => `ADD COLUMN ${name} int NOT NULL DEFAULT 0 CHECK (${name} >= 0)`).join(', ')}`);
    await queryRunner.query(`
      ALTER TABLE product_rating
        ADD COLUMN reviews int NOT NULL GENERATED ALWAYS AS (${POINTS.join(' + ')}) STORED,
        ADD COLUMN points int NOT NULL GENERATED ALWAYS AS
          (${POINTS.map((name, index) => `${index + 1} * ${name}`).join(' + ')}) STORED`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DELETE FROM product_rating');
    await queryRunner.query(`
      ALTER TABLE product_rating
        DROP COLUMN reviews, DROP COLUMN points,
        ${POINTS.map((name) => `DROP COLUMN ${name}`).join(', ')},
        ADD COLUMN points int NOT NULL,
        ADD COLUMN reviews int NOT NULL CHECK (reviews > 0),
        ADD CHECK (points BETWEEN reviews AND reviews * 5)`);
  }
}
