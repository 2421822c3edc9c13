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

/** The bodies in memory by path. */
type Answers = Record<string, string>;

/** Starts both in a separate process, on their own database with the products of a shop. */
export async function startBareServers(shop: TestShop, answers?: Answers): Promise<BareServers> {
  const databaseUrl = await createDatabase();
  await fillBareDatabase(databaseUrl, shop.url, await readCurrency((sql) => shop.sql(sql)));
  return await startBareServersOn(databaseUrl, shop, answers);
}

/** Starts both in a separate process, on a database, which may be the shop's own. */
export async function startBareServersOn(
  databaseUrl: string,
  shop: TestShop,
  answers: Answers = {},
): Promise<BareServers> {
  const currency = await readCurrency((sql) => shop.sql(sql));
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
