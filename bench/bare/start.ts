import { join } from 'node:path';
import { z } from 'zod';
import { startChildService, type ChildService } from '@harrow/processes/child-service';
import { projectRoot } from '@harrow/processes/project-root';
import { createDatabase } from '@harrow/testing/template-database';
import type { TestShop } from '@harrow/testing/test-shop';
import { readCurrency } from '../currency.ts';
import { fillBareDatabase } from './schema.ts';

const addresses = z.object({ database: z.url(), memory: z.url() });

/** Servers without an engine: one queries the database at `databaseUrl`, one answers from memory. */
export type BareServers = ChildService & z.infer<typeof addresses> & { databaseUrl: string };

/**
 * Starts both in a separate process, on their own database with the products of a shop. The paths are those that are
 * answered from memory, as the shop answers them now.
 */
export async function startBareServers(shop: TestShop, paths?: string[]): Promise<BareServers> {
  const databaseUrl = await createDatabase();
  await fillBareDatabase(databaseUrl, shop.url, await readCurrency((sql) => shop.sql(sql)));
  return await startBareServersOn(databaseUrl, shop, paths);
}

/** Starts both in a separate process, on a database, which may be the shop's own. */
export async function startBareServersOn(
  databaseUrl: string,
  shop: TestShop,
  paths: string[] = [],
): Promise<BareServers> {
  const currency = await readCurrency((sql) => shop.sql(sql));
  const service = await startChildService({
    title: 'The bare servers',
    script: join(projectRoot(), 'bench', 'bare', 'main.ts'),
    options: { databaseUrl, currency, shopUrl: shop.url, paths },
    log: (line) => {
      console.error(line);
    },
  });
  return { ...service, ...addresses.parse(service.info), databaseUrl };
}
