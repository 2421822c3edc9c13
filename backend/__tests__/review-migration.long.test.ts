import pg from 'pg';
import { DataSource } from 'typeorm';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { readSchema } from '@harrow/testing/database-schema';
import { copyTemplate } from '@harrow/testing/template-database';
import { CreateAudit1700000007000 } from '../../backend-plugins/audit/src/migrations/1700000007000-create-audit.ts';
import { RecordListedAmounts1700000007001 } from '../../backend-plugins/audit/src/migrations/1700000007001-record-listed-amounts.ts';
import { CompleteEntriesQuickly1700000007002 } from '../../backend-plugins/audit/src/migrations/1700000007002-complete-entries-quickly.ts';
import { RecordGroups1700000007003 } from '../../backend-plugins/audit/src/migrations/1700000007003-record-groups.ts';
import { FindCustomers1700000007004 } from '../../backend-plugins/audit/src/migrations/1700000007004-find-customers.ts';
import { ReviewProducts1700000006010 } from '../../backend-plugins/reviews/src/migrations/1700000006010-review-products.ts';
import { ModerateReviews1700000006020 } from '../../backend-plugins/reviews/src/migrations/1700000006020-moderate-reviews.ts';

const template = process.env.TEST_POSTGRES_URL ?? '';
/** The migration, and those that have changed what it made. */
const migrations = [
  new ReviewProducts1700000006010(),
  new ModerateReviews1700000006020(),
  new CreateAudit1700000007000(),
  new RecordListedAmounts1700000007001(),
  new CompleteEntriesQuickly1700000007002(),
  new RecordGroups1700000007003(),
  new FindCustomers1700000007004(),
];

const stopped = stoppedAfterwards();
let databaseUrl: string;
let dataSource: DataSource;
let sql: pg.Client;
beforeAll(async () => {
  databaseUrl = await copyTemplate();
  dataSource = await new DataSource({ type: 'postgres', url: databaseUrl }).initialize();
  stopped(dataSource, (it) => it.destroy());
  sql = stopped(new pg.Client(databaseUrl), (it) => it.end());
  await sql.connect();
});

/** Stores a review as the previous version does. */
const review = (id: string, email: string) =>
  sql.query(
    `INSERT INTO shop_review (id, name, email, review, point) VALUES ($1, 'Ada', $2, 'Good.', 5)`,
    [id, email],
  );

it('goes down and up again, and finds the authors of the reviews of the previous version', async () => {
  const runner = dataSource.createQueryRunner();
  await sql.query(
    `INSERT INTO shop_review (id, name, email, review, point, product_id)
     SELECT 'rev_of_product', 'Guest', 'guest@farm.test', 'Good.', 5, id FROM product LIMIT 1`,
  );
  for (const migration of migrations.toReversed()) await migration.down(runner);
  expect((await sql.query(`SELECT FROM shop_review WHERE id = 'rev_of_product'`)).rowCount).toBe(0);
  await sql.query(
    `INSERT INTO customer (id, email, has_account, deleted_at)
     VALUES ('cus_guest', 'ada@farm.test', false, NULL), ('cus_ada', 'Ada@farm.test', true, NULL),
            ('cus_gone', 'ben@farm.test', true, now())`,
  );
  await review('rev_1', 'ada@farm.test');
  await review('rev_2', 'ben@farm.test');
  for (const migration of migrations) await migration.up(runner);
  await review('rev_3', 'ada@farm.test'); // a process of the previous version still runs
  const { rows } = await sql.query(
    `SELECT id, customer_id, product_id, verified FROM shop_review WHERE id LIKE 'rev\\__' ORDER BY id`,
  );
  expect(rows).toEqual([
    { id: 'rev_1', customer_id: 'cus_ada', product_id: null, verified: false },
    { id: 'rev_2', customer_id: null, product_id: null, verified: false },
    { id: 'rev_3', customer_id: null, product_id: null, verified: false },
  ]);
  expect(await readSchema(databaseUrl)).toEqual(await readSchema(template));
});
