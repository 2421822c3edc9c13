import type { MigrationInterface, QueryRunner } from 'typeorm';

const POINTS = ['ones', 'twos', 'threes', 'fours', 'fives'];

const onPoints = (expression: (name: string, points: number) => string): string =>
  POINTS.map((name, index) => expression(name, index + 1)).join(', ');

/** The function of the migration `review-products`, for the reviews that meet a condition. */
const countReview = (counts: (row: string) => string): string => `
  CREATE OR REPLACE FUNCTION count_review() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP <> 'INSERT' AND ${counts('OLD')} THEN
      UPDATE product_rating
         SET ${onPoints((name, points) => `${name} = ${name} - (OLD.point = ${points})::int`)},
             reviews = reviews - 1, points = points - OLD.point
       WHERE product_id = OLD.product_id;
    END IF;
    IF TG_OP <> 'DELETE' AND NEW.product_id IS NOT NULL AND ${counts('NEW')} THEN
      INSERT INTO product_rating AS kept (product_id, ${POINTS.join(', ')}, reviews, points)
      VALUES (NEW.product_id, ${onPoints((_, points) => `(NEW.point = ${points})::int`)},
              1, NEW.point)
      ON CONFLICT (product_id) DO UPDATE
        SET ${onPoints((name) => `${name} = kept.${name} + excluded.${name}`)},
            reviews = kept.reviews + 1, points = kept.points + NEW.point;
    END IF;
    RETURN NULL;
  END $$`;

const countOn = (columns: string): string => `
  CREATE TRIGGER count_review AFTER INSERT OR DELETE OR UPDATE OF ${columns} ON shop_review
    FOR EACH ROW EXECUTE FUNCTION count_review()`;

/**
 * Lets staff answer a review, and hide it for a reason, which takes it out of the rating of its product
 * in the same transaction. The other triggers of reviews stay as they are.
 */
export class ModerateReviews1700000006020 implements MigrationInterface {
  name = 'ModerateReviews1700000006020';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE shop_review
        ADD COLUMN hidden_reason varchar CHECK (hidden_reason <> ''),
        ADD COLUMN answer text,
        ADD COLUMN answered_at timestamptz,
        ADD CONSTRAINT shop_review_answer CHECK ((answer IS NULL) = (answered_at IS NULL))`);
    await queryRunner.query(`
      CREATE INDEX shop_review_hidden ON shop_review (created_at, id)
       WHERE hidden_reason IS NOT NULL`);
    await queryRunner.query(countReview((row) => `${row}.hidden_reason IS NULL`));
    await queryRunner.query('DROP TRIGGER count_review ON shop_review');
    await queryRunner.query(countOn('product_id, point, hidden_reason'));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    // the previous version would show them
    await queryRunner.query('DELETE FROM shop_review WHERE hidden_reason IS NOT NULL');
    await queryRunner.query('DROP TRIGGER count_review ON shop_review');
    await queryRunner.query(`
      ALTER TABLE shop_review
        DROP COLUMN hidden_reason, DROP COLUMN answer, DROP COLUMN answered_at`);
    await queryRunner.query(countReview(() => 'true'));
    await queryRunner.query(countOn('product_id, point'));
  }
}
