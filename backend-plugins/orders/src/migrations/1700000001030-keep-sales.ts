import type { MigrationInterface, QueryRunner } from 'typeorm';
import { foldSales, recountSales } from '../lib/sales-functions';

/** Counts and amounts of sales and refunds; amounts are in the smallest unit of the currency. */
const COLUMNS = `
  currency_code varchar NOT NULL,
  day date NOT NULL, -- UTC
  product_id varchar NOT NULL,
  orders integer NOT NULL,
  pieces bigint NOT NULL,
  paid bigint NOT NULL,
  refunded bigint NOT NULL`;

const INTO_CHANGES = `
  INSERT INTO sales_change (currency_code, day, product_id, orders, pieces, paid, refunded)`;

const dayOf = (moment: string) => `(${moment} AT TIME ZONE 'UTC')::date`;

/** Adds the payment of an order (`NEW`), or takes it back (`OLD`). */
const notePayment = (row: 'OLD' | 'NEW', sign: '+' | '-') => `
  ${INTO_CHANGES}
  SELECT o.currency_code, ${dayOf(`${row}.paid_at`)}, ${row}.product_id, ${sign}1,
         ${sign}item.quantity, ${sign}(item.quantity::bigint * item.unit_price), 0
    FROM "order" o JOIN line_item item ON item.order_id = o.id
   WHERE o.id = ${row}.order_id`;

/** Adds a refund, or takes it back. */
const noteRefund = (row: 'OLD' | 'NEW', sign: '+' | '-') => `
  ${INTO_CHANGES}
  SELECT o.currency_code, ${dayOf(`${row}.created_at`)}, so.product_id, 0, 0, 0, ${sign}${row}.amount
    FROM storefront_order so JOIN "order" o ON o.id = so.order_id
   WHERE so.order_id = ${row}.order_id`;

/** The sales of each day and product, counted from the orders and refunds themselves. */
const COUNTED = `
  CREATE VIEW sales_counted AS
  SELECT currency_code, day, product_id, sum(orders)::int AS orders, sum(pieces)::bigint AS pieces,
         sum(paid)::bigint AS paid, sum(refunded)::bigint AS refunded
    FROM (
      SELECT o.currency_code, ${dayOf('so.paid_at')} AS day, so.product_id, 1 AS orders,
             item.quantity AS pieces, item.quantity::bigint * item.unit_price AS paid, 0 AS refunded
        FROM storefront_order so
        JOIN "order" o ON o.id = so.order_id
        JOIN line_item item ON item.order_id = so.order_id
       WHERE so.paid_at IS NOT NULL
      UNION ALL
      SELECT o.currency_code, ${dayOf('refund.created_at')}, so.product_id, 0, 0, 0, refund.amount
        FROM refund
        JOIN storefront_order so ON so.order_id = refund.order_id
        JOIN "order" o ON o.id = so.order_id) sold
   GROUP BY currency_code, day, product_id`;

const FUNCTIONS = {
  note_payment: `() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP <> 'INSERT' AND OLD.paid_at IS NOT NULL THEN ${notePayment('OLD', '-')}; END IF;
      IF TG_OP <> 'DELETE' AND NEW.paid_at IS NOT NULL THEN ${notePayment('NEW', '+')}; END IF;
      RETURN NULL;
    END $$`,
  note_refund: `() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP <> 'INSERT' THEN ${noteRefund('OLD', '-')}; END IF;
      IF TG_OP <> 'DELETE' THEN ${noteRefund('NEW', '+')}; END IF;
      RETURN NULL;
    END $$`,
  fold_sales: foldSales(),
  recount_sales: recountSales(),
};

/** Placing an order, which is unpaid, fires none of them. */
const TRIGGERS = [
  `note_payment AFTER UPDATE OF paid_at ON storefront_order FOR EACH ROW
     WHEN (OLD.paid_at IS DISTINCT FROM NEW.paid_at) EXECUTE FUNCTION note_payment()`,
  `note_paid_order AFTER INSERT ON storefront_order FOR EACH ROW
     WHEN (NEW.paid_at IS NOT NULL) EXECUTE FUNCTION note_payment()`,
  `note_removed_order AFTER DELETE ON storefront_order FOR EACH ROW
     WHEN (OLD.paid_at IS NOT NULL) EXECUTE FUNCTION note_payment()`,
  `note_refund AFTER INSERT OR DELETE OR UPDATE OF amount, created_at, order_id ON refund
     FOR EACH ROW EXECUTE FUNCTION note_refund()`,
];

/**
 * Keeps what is sold and refunded each day. Triggers add a row for each payment and refund, whichever
 * way it comes in: they only insert, so no payment waits for another. Background work moves these rows
 * into the days; until then the figures add them. The next migration counts what was sold before.
 */
export class KeepSales1700000001030 implements MigrationInterface {
  name = 'KeepSales1700000001030';

  async up(queryRunner: QueryRunner): Promise<void> {
    // the row without a product has the sum of the day
    await queryRunner.query(`
      CREATE TABLE sales_day (${COLUMNS}, PRIMARY KEY (currency_code, day, product_id))`);
    await queryRunner.query(`
      CREATE INDEX sales_day_sum ON sales_day (currency_code, day) WHERE product_id = ''`);
    await queryRunner.query(`
      CREATE TABLE sales_change (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, ${COLUMNS})`);
    await queryRunner.query(COUNTED);
    for (const [name, definition] of Object.entries(FUNCTIONS)) {
      await queryRunner.query(`CREATE FUNCTION ${name}${definition}`);
    }
    for (const trigger of TRIGGERS) await queryRunner.query(`CREATE TRIGGER ${trigger}`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const name of Object.keys(FUNCTIONS)) {
      await queryRunner.query(`DROP FUNCTION ${name} CASCADE`);
    }
    await queryRunner.query('DROP VIEW sales_counted');
    await queryRunner.query('DROP TABLE sales_change');
    await queryRunner.query('DROP TABLE sales_day');
  }
}
