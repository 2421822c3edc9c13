import { join } from 'node:path';
import pg from 'pg';
import { z } from 'zod';
import { startChildService, type ChildService } from '../../lib/child-service.ts';
import { projectRoot } from '../../lib/project-root.ts';

/** The engine as it is sold, without any plugin of ours. */
export type StockEngine = ChildService & { url: string };

/** What our migrations added to the engine's tables would cost it time; its own provider takes no cards. */
const UNDO_OURS = `
  DO $$ DECLARE name text; BEGIN
    FOR name IN SELECT DISTINCT tgrelid::regclass::text FROM pg_trigger WHERE NOT tgisinternal LOOP
      EXECUTE format('ALTER TABLE %s DISABLE TRIGGER USER', name);
    END LOOP;
  END $$;
  INSERT INTO payment_provider (id, is_installed) VALUES ('system', true);
  DELETE FROM region_payment_providers;
  INSERT INTO region_payment_providers (region_id, provider_id) SELECT id, 'system' FROM region;`;

/** Starts it on a filled copy of the shop's database. */
export async function startStockEngine(databaseUrl: string): Promise<StockEngine> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(UNDO_OURS);
  await client.end();
  const service = await startChildService({
    title: 'The stock engine',
    script: join(projectRoot(), 'dev', 'bench', 'stock-engine', 'main.ts'),
    options: { databaseUrl },
    env: { ...process.env, MEDUSA_DISABLE_TELEMETRY: '1' },
    logFile: join(projectRoot(), '.cache', 'logs', 'bench-stock-engine.log'),
  });
  return { ...service, url: z.object({ url: z.url() }).parse(service.info).url };
}
