import { join } from 'node:path';
import { z } from 'zod';
import { startChildService, type ChildService } from '@harrow/processes/child-service';
import { projectRoot } from '@harrow/processes/project-root';
import { withClient } from '../with-client.ts';

/** The stock engine, without our plugins. */
export type StockEngine = ChildService & { url: string };

/** Disables our triggers, which would slow the engine down, and restores its own payment provider. */
const RESTORE_STOCK_ENGINE = `
  DO $$ DECLARE name text; BEGIN
    FOR name IN SELECT DISTINCT tgrelid::regclass::text FROM pg_trigger WHERE NOT tgisinternal LOOP
      EXECUTE format('ALTER TABLE %s DISABLE TRIGGER USER', name);
    END LOOP;
  END $$;
  INSERT INTO payment_provider (id, is_installed) VALUES ('system', true);
  DELETE FROM region_payment_providers;
  INSERT INTO region_payment_providers (region_id, provider_id) SELECT id, 'system' FROM region;`;

/** Starts the engine on a seeded copy of the shop's database. */
export async function startStockEngine(databaseUrl: string): Promise<StockEngine> {
  await withClient(databaseUrl, (client) => client.query(RESTORE_STOCK_ENGINE));
  const service = await startChildService({
    title: 'The stock engine',
    script: join(projectRoot(), 'packages', 'testing', 'src', 'stock-engine', 'main.ts'),
    options: { databaseUrl },
    // without Jest's mode, in which the engine leaves out its subscribers and its events
    env: { ...process.env, NODE_ENV: undefined, MEDUSA_DISABLE_TELEMETRY: '1' },
    logFile: join(projectRoot(), '.cache', 'logs', 'bench-stock-engine.log'),
  });
  return { ...service, url: z.object({ url: z.url() }).parse(service.info).url };
}
