import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The state of an order, as `orderStateOf` in lib/order-state.ts derives it. */
const STATE = `
  CREATE FUNCTION storefront_order_state(
    status text, payment_status text, fulfillment_status text, expired boolean) RETURNS varchar
  LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE
      WHEN status = 'canceled' THEN CASE WHEN expired THEN 'expired' ELSE 'cancelled' END
      WHEN payment_status = 'refunded' THEN 'refunded'
      WHEN payment_status NOT IN ('captured', 'partially_refunded') THEN 'unpaid'
      WHEN fulfillment_status IN ('shipped', 'partially_returned', 'returned') THEN 'shipped'
      ELSE 'paid' END $$`;

const KEEP = `
  CREATE FUNCTION keep_order_state() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE storefront_order so
       SET state = storefront_order_state(NEW.status::text, NEW.payment_status::text,
                     NEW.fulfillment_status::text, so.expired_at IS NOT NULL),
           is_listed = NEW.status <> 'canceled'
     WHERE so.order_id = NEW.id;
    RETURN NULL;
  END $$`;

const KEEP_EXPIRED = `
  CREATE FUNCTION keep_expired_order_state() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.state := CASE WHEN NEW.expired_at IS NULL THEN 'cancelled' ELSE 'expired' END;
    RETURN NEW;
  END $$`;

/** Rows that were not written by the statement that places an order have no amount. */
const COMPLETE = `
  CREATE FUNCTION complete_storefront_order() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    known record;
  BEGIN
    SELECT o.status, o.payment_status, o.fulfillment_status, item.unit_price * item.quantity AS amount
      INTO known
      FROM "order" o JOIN line_item item ON item.order_id = o.id WHERE o.id = NEW.order_id LIMIT 1;
    IF FOUND THEN
      NEW.amount := known.amount;
      NEW.state := storefront_order_state(known.status::text, known.payment_status::text,
        known.fulfillment_status::text, NEW.expired_at IS NOT NULL);
      NEW.is_listed := known.status <> 'canceled';
    END IF;
    RETURN NEW;
  END $$`;

const FILL = `
  UPDATE storefront_order so
     SET amount = item.unit_price * item.quantity,
         state = storefront_order_state(o.status::text, o.payment_status::text,
                   o.fulfillment_status::text, so.expired_at IS NOT NULL)
    FROM "order" o JOIN line_item item ON item.order_id = o.id
   WHERE o.id = so.order_id`;

/**
 * Keeps the state and the amount of each order beside our other columns, so that staff's lists of any
 * state, in any order, and their counts read an index alone. Triggers keep the state, however an order
 * is changed. Placing one fires none of them: an order begins unpaid. One index more has an entry of a
 * new order, those by amount leave unpaid orders out.
 */
export class KeepOrderStates1700000001013 implements MigrationInterface {
  name = 'KeepOrderStates1700000001013';

  async up(queryRunner: QueryRunner): Promise<void> {
    // the engine's table first, in the order in which the shop's transactions lock the two
    await queryRunner.query('LOCK TABLE "order" IN SHARE ROW EXCLUSIVE MODE');
    await queryRunner.query(`
      ALTER TABLE storefront_order
        ADD COLUMN state varchar NOT NULL DEFAULT 'unpaid',
        ADD COLUMN amount integer NOT NULL DEFAULT 0`);
    for (const made of [STATE, KEEP, KEEP_EXPIRED, COMPLETE]) await queryRunner.query(made);
    await queryRunner.query('DROP TRIGGER mark_listed ON "order"');
    await queryRunner.query('DROP FUNCTION mark_listed_order()');
    await queryRunner.query('DROP INDEX storefront_order_listed');
    await queryRunner.query('DROP INDEX storefront_order_of_customer');
    await queryRunner.query(FILL);
    await this.createTriggers(queryRunner);
    await this.createIndexes(queryRunner);
    await queryRunner.query('ANALYZE storefront_order');
  }

  private async createTriggers(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TRIGGER keep_state
       AFTER UPDATE OF status, payment_status, fulfillment_status ON "order" FOR EACH ROW
        WHEN (OLD.status <> NEW.status OR OLD.payment_status <> NEW.payment_status
              OR OLD.fulfillment_status <> NEW.fulfillment_status)
        EXECUTE FUNCTION keep_order_state()`);
    await queryRunner.query(`
      CREATE TRIGGER keep_expired_state BEFORE UPDATE OF expired_at ON storefront_order FOR EACH ROW
        WHEN (NEW.state IN ('cancelled', 'expired')
              AND OLD.expired_at IS DISTINCT FROM NEW.expired_at)
        EXECUTE FUNCTION keep_expired_order_state()`);
    await queryRunner.query(`
      CREATE TRIGGER complete BEFORE INSERT ON storefront_order FOR EACH ROW
        WHEN (NEW.amount = 0) EXECUTE FUNCTION complete_storefront_order()`);
  }

  private async createIndexes(queryRunner: QueryRunner): Promise<void> {
    // replaces storefront_order_listed, so that orders maintain no further index for their lists
    await queryRunner.query(`
      CREATE INDEX storefront_order_by_state
          ON storefront_order (state, placed_at DESC, order_id DESC) INCLUDE (amount)`);
    await queryRunner.query(`
      CREATE INDEX storefront_order_by_amount
          ON storefront_order (state, amount DESC, placed_at DESC, order_id DESC)
       WHERE state <> 'unpaid'`);
    await queryRunner.query(`
      CREATE INDEX storefront_order_of_customer
          ON storefront_order (customer_id, placed_at DESC, order_id DESC) INCLUDE (state, amount)`);
    await queryRunner.query(`
      CREATE INDEX storefront_order_of_product
          ON storefront_order (product_id, placed_at DESC, order_id DESC) INCLUDE (state, amount)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TRIGGER complete ON storefront_order');
    await queryRunner.query('DROP TRIGGER keep_expired_state ON storefront_order');
    await queryRunner.query('DROP TRIGGER keep_state ON "order"');
    await queryRunner.query('DROP FUNCTION complete_storefront_order()');
    await queryRunner.query('DROP FUNCTION keep_expired_order_state()');
    await queryRunner.query('DROP FUNCTION keep_order_state()');
    await queryRunner.query('DROP FUNCTION storefront_order_state(text, text, text, boolean)');
    await queryRunner.query('DROP INDEX storefront_order_of_product');
    await queryRunner.query('DROP INDEX storefront_order_of_customer');
    await queryRunner.query('ALTER TABLE storefront_order DROP COLUMN state, DROP COLUMN amount');
    await queryRunner.query(`
      CREATE INDEX storefront_order_of_customer
          ON storefront_order (customer_id, placed_at DESC, order_id DESC)`);
    await queryRunner.query(`
      CREATE INDEX storefront_order_listed ON storefront_order (placed_at DESC, order_id DESC)
       WHERE is_listed`);
    await queryRunner.query(`
      CREATE FUNCTION mark_listed_order() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE storefront_order SET is_listed = NEW.status <> 'canceled' WHERE order_id = NEW.id;
        RETURN NULL;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER mark_listed AFTER UPDATE OF status ON "order" FOR EACH ROW
        WHEN ((OLD.status = 'canceled') <> (NEW.status = 'canceled'))
        EXECUTE FUNCTION mark_listed_order()`);
  }
}
