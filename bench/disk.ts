import { withClient } from '@harrow/testing/with-client';

/** Writing to a fast disk takes no time worth mentioning; a cloud disk or a standby takes about 2 ms. */
const DISKS = { 'fast disk': 0, 'disk of 2 ms': 2000 } as const;

export type Disk = keyof typeof DISKS;

/**
 * Makes every commit of a server wait, like a slow disk: concurrent commits share the wait, as they share
 * a write. Needs a superuser.
 */
export async function useDisk(databaseUrl: string, disk: Disk): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    await client.query(`ALTER SYSTEM SET commit_delay = ${DISKS[disk]}`);
    await client.query('ALTER SYSTEM SET commit_siblings = 0');
    await client.query('SELECT pg_reload_conf()');
  });
}
