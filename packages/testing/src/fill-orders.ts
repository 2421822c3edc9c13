import { randomUUID } from 'node:crypto';
import { testSql } from './test-sql.ts';
import { withClient } from './with-client.ts';

type OrderFill = {
  orders: number;
  /** The number of new customers who placed them; a tenth of the orders by default. */
  customers?: number;
};

/** The tag tells the customers of one fill from those of another. */
const FILL = 'CREATE TEMP TABLE fill AS SELECT $1::int AS orders, $2::int AS customers, $3 AS tag';

/**
 * Adds orders of new customers to a shop's database, spread over all products on sale and the last two
 * years, with every row that the shop would have written. A million orders take a few minutes. The
 * payment provider does not know their payments.
 */
export async function fillOrders(databaseUrl: string, fill: OrderFill): Promise<void> {
  const { orders, customers = Math.ceil(orders / 10) } = fill;
  await withClient(databaseUrl, async (client) => {
    await client.query(FILL, [orders, customers, randomUUID().slice(0, 8)]);
    await client.query(testSql('fill-orders'));
    await client.query('VACUUM ANALYZE');
  });
}
