import type { MigrationInterface, QueryRunner } from 'typeorm';

const POINTS = ['ones', 'twos', 'threes', 'fours', 'fives'];

const TOTAL = POINTS.join(' + ');
const SUM = POINTS.map((name, index) => `${index + 1} * ${name}`).join(' + ');

/** Counts the reviews of a product by their points; `reviews` and `points` stay, and must agree. */
export class CountRatingsByPoints1700000006003 implements MigrationInterface {
  name = 'CountRatingsByPoints1700000006003';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE product_rating
        ${POINTS.map((name) => `ADD COLUMN ${name} int NOT NULL DEFAULT 0 CHECK (${name} >= 0)`).join(', ')},
        ALTER COLUMN reviews SET DEFAULT 0,
        ALTER COLUMN points SET DEFAULT 0,
        DROP CONSTRAINT product_rating_reviews_check,
        DROP CONSTRAINT product_rating_check`);
    await queryRunner.query(`
      ALTER TABLE product_rating ADD CONSTRAINT product_rating_agrees
        CHECK (reviews = ${TOTAL} AND points = ${SUM}) NOT VALID`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DELETE FROM product_rating WHERE reviews = 0');
    await queryRunner.query(`
      ALTER TABLE product_rating
        DROP CONSTRAINT product_rating_agrees,
        ${POINTS.map((name) => `DROP COLUMN ${name}`).join(', ')},
        ALTER COLUMN reviews DROP DEFAULT,
        ALTER COLUMN points DROP DEFAULT,
        ADD CONSTRAINT product_rating_reviews_check CHECK (reviews > 0),
        ADD CONSTRAINT product_rating_check CHECK (points BETWEEN reviews AND reviews * 5)`);
  }
}
