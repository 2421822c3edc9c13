import type { MigrationInterface, QueryRunner } from 'typeorm';
import { foldSales, recountSales, TURN } from '../lib/sales-functions';

const sumsOf = (rows: string) => `
  SELECT currency_code, date_trunc('month', day::timestamp)::date, product_id, sum(pieces), sum(paid),
         sum(refunded)
    FROM ${rows} WHERE product_id <> '' GROUP BY 1, 2, 3`;

const INTO_MONTHS = `
  INSERT INTO sales_month AS known (currency_code, month, product_id, pieces, paid, refunded)`;

const FOLD = foldSales(`,
  kept_months AS (
    ${INTO_MONTHS} ${sumsOf('taken')}
    ON CONFLICT (currency_code, month, product_id) DO UPDATE
      SET pieces = known.pieces + excluded.pieces, paid = known.paid + excluded.paid,
          refunded = known.refunded + excluded.refunded)`);

const FILL = `${INTO_MONTHS} ${sumsOf('sales_day')}`;

const RECOUNT = recountSales(`
  DELETE FROM sales_month;
  ${FILL};`);

/**
 * Keeps what is sold of each product by month too: the products that brought most in a year are found
 * among a third of the rows. The transaction that changes the days changes the months.
 */
export class KeepSalesOfMonths1700000001033 implements MigrationInterface {
  name = 'KeepSalesOfMonths1700000001033';

  async up(queryRunner: QueryRunner): Promise<void> {
    // what another process moves at this moment is in the days once it ends
    await queryRunner.query(`SELECT pg_advisory_xact_lock(${TURN})`);
    await queryRunner.query(`
      CREATE TABLE sales_month (
        currency_code varchar NOT NULL,
        month date NOT NULL, -- its first day (UTC)
        product_id varchar NOT NULL,
        pieces bigint NOT NULL,
        paid bigint NOT NULL,
        refunded bigint NOT NULL,
        PRIMARY KEY (currency_code, month, product_id))`);
    await queryRunner.query(`CREATE OR REPLACE FUNCTION fold_sales${FOLD}`);
    await queryRunner.query(`CREATE OR REPLACE FUNCTION recount_sales${RECOUNT}`);
    await queryRunner.query(FILL);
    await queryRunner.query('ANALYZE sales_month');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE OR REPLACE FUNCTION fold_sales${foldSales()}`);
    await queryRunner.query(`CREATE OR REPLACE FUNCTION recount_sales${recountSales()}`);
    await queryRunner.query('DROP TABLE sales_month');
  }
}
