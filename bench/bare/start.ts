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
 * Starts both in a separate process, on their own database with the products of a shop; `answers` are
 * the bodies in memory by path.
 */
export async function startBareServers(
  shop: TestShop,
  answers: Record<string, string> = {},
): Promise<BareServers> {
  const [databaseUrl, currency] = [
    await createDatabase(),
    await readCurrency((sql) => shop.sql(sql)),
  ];
  await fillBareDatabase(databaseUrl, shop.url, currency);
  const service = await startChildService({
    title: 'The bare servers',
    script: join(projectRoot(), 'bench', 'bare', 'main.ts'),
    options: { databaseUrl, currency, answers },
    log: (line) => {
      console.error(line);
    },
  });
  return { ...service, ...addresses.parse(service.info), databaseUrl };
}
