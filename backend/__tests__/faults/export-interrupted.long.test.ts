import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { z } from 'zod';
import { until } from '@harrow/testing/shopping';
import type { StockAdmin } from '@harrow/testing/stock-admin';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { useTestShop } from '@harrow/testing/test-shop';
import { SmallDisk } from './small-disk.ts';

const jobSchema = z.object({
  batch_job: z.object({
    id: z.string(),
    status: z.string(),
    result: z
      .object({ file_key: z.string().optional(), errors: z.array(z.string()).optional() })
      .nullable(),
  }),
});

const stopped = stoppedAfterwards();
let disk: SmallDisk;
// the engine delivers no events in its test mode, and nothing would work on an export
const shop = useTestShop(async () => {
  disk = stopped(await SmallDisk.make(), (it) => it.end());
  return disk.settings;
});
let staff: StockAdmin;
beforeAll(async () => {
  staff = await shop.stockAdmin();
});

const read = (answer: { body: unknown }) => jobSchema.parse(answer.body).batch_job;

const start = async (dry_run = false): Promise<string> => {
  const body = { type: 'product-export', context: {}, dry_run };
  return read(await staff.request('POST', '/batch-jobs', { body })).id;
};

const job = async (id: string) => read(await staff.request('GET', `/batch-jobs/${id}`));

const reaches = (id: string, status: string) =>
  until(
    () => job(id),
    (found) => found.status === status,
  );

const files = () => readdir(join(disk.images, 'private')).catch(() => []);

it('leaves no half file when the server is killed in the middle, and says that it failed', async () => {
  const id = await start(true);
  await reaches(id, 'pre_processed');
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  await client.query('BEGIN');
  await client.query('LOCK TABLE product_variant IN ACCESS EXCLUSIVE MODE');
  await staff.request('POST', `/batch-jobs/${id}/confirm`);
  const written = await until(files, (names) => names.length > 0);
  expect(written).toEqual([expect.stringMatching(/\.csv\.part$/)]);
  expect((await job(id)).result?.file_key).toBeUndefined();
  await shop.killBackends();
  await client.query('ROLLBACK');
  await client.end();
  // as if two minutes had passed
  await shop.sql(`UPDATE batch_job SET confirmed_at = now() - interval '1 hour' WHERE id = $1`, [
    id,
  ]);
  await shop.startBackend();
  const failed = await reaches(id, 'failed');
  expect(failed.result?.errors).toEqual([expect.stringContaining('start it again')]);
  expect(failed.result?.file_key).toBeUndefined();
  expect(await files()).toEqual(written);
});

it('does not end an export that waits for its confirmation', async () => {
  const id = await start(true);
  await reaches(id, 'pre_processed');
  await shop.sql(
    `UPDATE batch_job SET created_at = now() - interval '1 hour', pre_processed_at = now() - interval '1 hour'
      WHERE id = $1`,
    [id],
  );
  await shop.stopBackends();
  await shop.startBackend();
  const other = await start();
  await reaches(other, 'completed');
  expect((await job(id)).status).toBe('pre_processed');
});

it('says that the disk is full, and keeps nothing of the export', async () => {
  const before = await files();
  disk.fill();
  const { result } = await reaches(await start(), 'failed');
  disk.empty();
  expect(result).toEqual({
    ...result,
    errors: [expect.stringContaining('The disk of the server is full.')],
  });
  expect(await files()).toEqual(before);
  expect((await reaches(await start(), 'completed')).result?.file_key).toMatch(/\.csv$/);
});
