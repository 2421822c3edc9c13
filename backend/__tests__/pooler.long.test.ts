import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Crowd } from '@harrow/testing/crowd';
import { backendEnvironment } from '@harrow/testing/backend-environment';
import { describeWithPgBouncer, PgBouncer, POOLED_SESSION } from '@harrow/testing/pgbouncer';
import { besideDatabase } from '@harrow/testing/template-database';
import { useTestShop } from '@harrow/testing/test-shop';
import { freePort } from '@harrow/processes/free-port';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { expectFreshReads, untilCached } from './faults/recovery.ts';

const MIGRATE = join(__dirname, '..', 'dist', 'migrate.js');

describeWithPgBouncer('behind PgBouncer in transaction mode', () => {
  const stopped = stoppedAfterwards();
  let pooler: PgBouncer;
  const shop = useTestShop(async (databaseUrl) => {
    const name = new URL(databaseUrl).pathname.slice(1);
    for (const [setting, value] of Object.entries(POOLED_SESSION)) {
      await besideDatabase(databaseUrl, `ALTER DATABASE ${name} SET ${setting} = '${value}'`);
    }
    pooler = stopped(await PgBouncer.start(databaseUrl));
    return {
      DATABASE_URL: pooler.url,
      DATABASE_PREPARED_STATEMENTS: pooler.prepares ? 'on' : 'off',
    };
  });
  let urls: string[];
  beforeAll(async () => {
    urls = [shop.url];
    for (let further = 0; further < 2; further += 1) {
      urls.push(await shop.startBackend(await freePort()));
    }
  });

  it('three processes sell, show every change, and survive the end of one of them', async () => {
    const crowd = await Crowd.gather(shop, { size: 12, available: 5000 });
    const [killed = ''] = urls;
    await crowd.buyDuring(async () => {
      await expectFreshReads(shop, urls, () => crowd.untilAnswered(200));
      await shop.killBackends(killed);
      await crowd.untilAnswered(100);
      await shop.startBackend(Number(new URL(killed).port));
      await untilCached(urls);
      await crowd.untilAnswered(100);
    });
    const [row] = await shop.sql<{ sessions: number }>(
      `SELECT count(*)::int AS sessions FROM pg_stat_activity
        WHERE datname = current_database() AND client_port IS NOT NULL`,
    );
    expect(row?.sessions).toBeLessThanOrEqual(15); // 10 of the pooler, and this test's own
    await crowd.expectKept();
    urls = [shop.url];
  });

  it('recovers by itself when the pooler restarts', async () => {
    const crowd = await Crowd.gather(shop);
    await crowd.buyDuring(() =>
      expectFreshReads(shop, urls, async () => {
        await crowd.untilAnswered(50);
        await pooler.restart();
        await crowd.untilAnswered(50);
        await untilCached(urls);
      }),
    );
    await crowd.expectKept();
  });

  it('migrations go past the pooler', () => {
    const environment = {
      ...backendEnvironment({ databaseUrl: 'postgres://no:one@127.0.0.1:1/none', backendPort: 1 }),
      DATABASE_DIRECT_URL: shop.databaseUrl,
    };
    const { stdout } = spawnSync(process.execPath, [MIGRATE], {
      env: environment,
      encoding: 'utf8',
    });
    expect(stdout).toContain('{"migrations":0,"files":0}');
  });
});
