import { join } from 'node:path';
import { z } from 'zod';
import { startChildService, type ChildService } from '../../lib/child-service.ts';
import { projectRoot } from '../../lib/project-root.ts';

const addresses = z.object({ database: z.url(), memory: z.url() });

/** Servers without an engine: one that asks the database, and one that answers from memory. */
export type BareServers = ChildService & z.infer<typeof addresses>;

/** Starts both in a process of their own; `answers` are the bodies in memory by their path. */
export async function startBareServers(
  databaseUrl: string,
  answers: Record<string, string> = {},
): Promise<BareServers> {
  const service = await startChildService({
    title: 'The bare servers',
    script: join(projectRoot(), 'dev', 'bench', 'bare', 'main.ts'),
    options: { databaseUrl, answers },
    log: (line) => {
      console.error(line);
    },
  });
  return { ...service, ...addresses.parse(service.info) };
}
