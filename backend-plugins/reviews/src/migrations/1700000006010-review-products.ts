import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The orders that count: paid, not refunded in full and not canceled. */
const isBought = (order: string) =>
  `(${order}.status <> 'canceled' AND ${order}.payment_status IN ('captured', 'partially_refunded'))`;

/**
 * The payments and reviews of one customer wait for each other: else two that are stored at the same time
 * would not see each other. A row's lock, unlike an advisory one, has no limit in one transaction, and
 * this one lets orders of the customer pass.
 */
const lockCustomer = (row: string) =>
  `PERFORM FROM customer WHERE id = ${row}.customer_id FOR NO KEY UPDATE`;

const FUNCTIONS = {
  has_bought: `(customer varchar, product varchar) RETURNS boolean LANGUAGE sql STABLE AS $$
    SELECT EXISTS (
      SELECT FROM storefront_order so JOIN "order" o ON o.id = so.order_id
       WHERE so.customer_id = $1 AND so.product_id = $2 AND ${isBought('o')})
  $$`,
  verify_review: `() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      ${lockCustomer('NEW')};
      NEW.verified := has_bought(NEW.customer_id, NEW.product_id);
      RETURN NEW;
    END $$`,
  verify_reviews_of_order: `() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      bought record;
    BEGIN
      SELECT customer_id, product_id INTO bought FROM storefront_order WHERE order_id = NEW.id;
      IF FOUND THEN
        ${lockCustomer('bought')};
        UPDATE shop_review SET verified = NOT verified
         WHERE customer_id = bought.customer_id AND product_id = bought.product_id
           AND verified <> has_bought(customer_id, product_id);
      END IF;
      RETURN NULL;
    END $$`,
  count_review: `() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP <> 'INSERT' THEN
        UPDATE product_rating
           SET ones = ones - (OLD.point = 1)::int, twos = twos - (OLD.point = 2)::int,
               threes = threes - (OLD.point = 3)::int, fours = fours - (OLD.point = 4)::int,
               fives = fives - (OLD.point = 5)::int,
               reviews = reviews - 1, points = points - OLD.point
         WHERE product_id = OLD.product_id;
      END IF;
      IF TG_OP <> 'DELETE' AND NEW.product_id IS NOT NULL THEN
        INSERT INTO product_rating AS kept
          (product_id, ones, twos, threes, fours, fives, reviews, points)
        VALUES (NEW.product_id, (NEW.point = 1)::int, (NEW.point = 2)::int, (NEW.point = 3)::int,
                (NEW.point = 4)::int, (NEW.point = 5)::int, 1, NEW.point)
        ON CONFLICT (product_id) DO UPDATE
          SET ones = kept.ones + excluded.ones, twos = kept.twos + excluded.twos,
              threes = kept.threes + excluded.threes, fours = kept.fours + excluded.fours,
              fives = kept.fives + excluded.fives,
              reviews = kept.reviews + 1, points = kept.points + NEW.point;
      END IF;
      RETURN NULL;
    END $$`,
  // 'reviews' stands for the reviews of the shop, which are about no product
  record_review: `() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP <> 'INSERT' THEN
        INSERT INTO catalogue_change (product_id, moves)
        VALUES (coalesce(OLD.product_id, 'reviews'), false);
      END IF;
      IF TG_OP <> 'DELETE' THEN
        INSERT INTO catalogue_change (product_id, moves)
        VALUES (coalesce(NEW.product_id, 'reviews'), false);
      END IF;
      RETURN NULL;
    END $$`,
};

const TRIGGERS = [
  `verify_review BEFORE INSERT OR UPDATE OF customer_id, product_id ON shop_review FOR EACH ROW
     WHEN (NEW.customer_id IS NOT NULL AND NEW.product_id IS NOT NULL)
     EXECUTE FUNCTION verify_review()`,
  `verify_reviews AFTER UPDATE OF status, payment_status ON "order" FOR EACH ROW
     WHEN (${isBought('OLD')} <> ${isBought('NEW')})
     EXECUTE FUNCTION verify_reviews_of_order()`,
  `count_review AFTER INSERT OR DELETE OR UPDATE OF product_id, point ON shop_review FOR EACH ROW
     EXECUTE FUNCTION count_review()`,
  `record_review AFTER INSERT OR UPDATE OR DELETE ON shop_review FOR EACH ROW
     EXECUTE FUNCTION record_review()`,
];

/** Reviews of the previous version have no customer. As for a session, an account decides over a guest. */
const FIND_AUTHORS = `
  UPDATE shop_review SET customer_id = (
    SELECT id FROM customer c WHERE lower(c.email) = shop_review.email AND c.deleted_at IS NULL
     ORDER BY c.has_account DESC, c.created_at LIMIT 1)`;

/**
 * Lets reviews be about a product. Triggers keep what is derived from them in the transaction of the
 * change, however it is made: the product's rating, whether the author has bought the product, and the
 * record for cached reads. An order fires one of them only when it begins or ends to count as bought, and
 * then looks for a single review; placing one fires none.
 */
export class ReviewProducts1700000006010 implements MigrationInterface {
  name = 'ReviewProducts1700000006010';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE shop_review
        ADD COLUMN product_id varchar REFERENCES product ON DELETE CASCADE,
        ADD COLUMN customer_id varchar REFERENCES customer ON DELETE SET NULL,
        ADD COLUMN verified boolean NOT NULL DEFAULT false`);
    await queryRunner.query(FIND_AUTHORS);
    await queryRunner.query(
      'CREATE UNIQUE INDEX shop_review_once ON shop_review (customer_id, product_id)',
    );
    await queryRunner.query(`
      CREATE INDEX shop_review_of_product ON shop_review (product_id, created_at, id)
       WHERE product_id IS NOT NULL`);
    await queryRunner.query(`
      CREATE INDEX shop_review_of_shop ON shop_review (created_at, id) WHERE product_id IS NULL`);
    for (const [name, definition] of Object.entries(FUNCTIONS)) {
      await queryRunner.query(`CREATE FUNCTION ${name}${definition}`);
    }
    for (const trigger of TRIGGERS) await queryRunner.query(`CREATE TRIGGER ${trigger}`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    // without their product they would be reviews of the shop
    await queryRunner.query('DELETE FROM shop_review WHERE product_id IS NOT NULL');
    for (const name of Object.keys(FUNCTIONS)) {
      await queryRunner.query(`DROP FUNCTION ${name} CASCADE`);
    }
    await queryRunner.query(`
      ALTER TABLE shop_review DROP COLUMN product_id, DROP COLUMN customer_id, DROP COLUMN verified`);
  }
}
