import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { temporaryFolder } from '../../lib/__tests__/temporary-folder.ts';
import { isRunning, waitForExit } from '../../lib/processes.ts';
import { ensureDatabase } from '../database.ts';
import { readPostmasterFile } from '../leftover.ts';
import { startEmbeddedPostgres } from '../server.ts';
import { startPostgresService } from '../start.ts';

const folder = temporaryFolder();
const dataDir = join(folder, 'postgres');

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

it('keeps its data from one start to the next', async () => {
  const first = await startEmbeddedPostgres({ dataDir, port: 0 });
  await ensureDatabase(first.url('postgres'), 'harrow');
  await query(first.url('harrow'), 'CREATE TABLE kept AS SELECT 1 AS one');
  await first.stop();
  const second = await startEmbeddedPostgres({ dataDir, port: 0 });
  await ensureDatabase(second.url('postgres'), 'harrow');
  expect(await query(second.url('harrow'), 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
  await second.stop();
});

it('knows lower case beyond ASCII, on every machine', async () => {
  const server = await startEmbeddedPostgres({ dataDir, port: 0 });
  expect(await query(server.url('postgres'), "SELECT lower('SÄGERÄT') AS word")).toEqual([
    { word: 'sägerät' },
  ]);
  await server.stop();
});

it('lets nobody in without the password', async () => {
  const server = await startEmbeddedPostgres({ dataDir, port: 0 });
  const url = `postgres://postgres:guess@127.0.0.1:${server.port}/postgres`;
  await expect(query(url, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
  await server.stop();
});

it('stops when the process that owns it is told to', async () => {
  const service = await startPostgresService({ dataDir, port: 0, database: 'harrow' });
  const pid = Number(readPostmasterFile(dataDir)[0]);
  await service.stop();
  expect(isRunning(pid)).toBe(false);
});

it('starts again after its owner was killed, and stops the server that was left', async () => {
  const service = await startPostgresService({ dataDir, port: 0, database: 'harrow' });
  const left = Number(readPostmasterFile(dataDir)[0]);
  process.kill(service.pid, 'SIGKILL');
  await service.ended;
  const server = await startEmbeddedPostgres({ dataDir, port: 0 });
  expect(isRunning(left)).toBe(false);
  await server.stop();
});

it('starts again after the server itself was killed', async () => {
  const killed = await startEmbeddedPostgres({ dataDir, port: 0 });
  process.kill(killed.pid, 'SIGKILL');
  await waitForExit(killed.pid, 10_000);
  const server = await startEmbeddedPostgres({ dataDir, port: 0 });
  expect(await query(server.url('harrow'), 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
  await server.stop();
});

it('starts when the id in its lock file belongs to another program by now', async () => {
  writeFileSync(join(dataDir, 'postmaster.pid'), `${process.pid}\n${dataDir}\n`);
  const server = await startEmbeddedPostgres({ dataDir, port: 0 });
  await server.stop();
  expect(isRunning(process.pid)).toBe(true);
});

it('refuses the data of another version in one sentence', async () => {
  const older = join(folder, 'older');
  mkdirSync(older, { mode: 0o700 });
  writeFileSync(join(older, 'PG_VERSION'), '15\n');
  await expect(startEmbeddedPostgres({ dataDir: older, port: 0 })).rejects.toThrow(
    /was made by PostgreSQL 15 and this is PostgreSQL 18/,
  );
});

it('leaves a folder alone that is no data directory', async () => {
  const other = join(folder, 'other');
  mkdirSync(other);
  writeFileSync(join(other, 'letter.txt'), 'Dear Sam');
  await expect(startEmbeddedPostgres({ dataDir: other, port: 0 })).rejects.toThrow(/move it away/);
});

describe('a data directory that is not whole', () => {
  const start = (dir: string) =>
    startPostgresService({ dataDir: dir, port: 0, database: 'harrow' });

  it('is told in one sentence, and its server is not left running', async () => {
    const damaged = join(folder, 'damaged');
    await (await start(damaged)).stop();
    rmSync(join(damaged, 'base'), { recursive: true });
    await expect(start(damaged)).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(
        /damaged is damaged: put a good copy .* or delete it/,
      ) as string,
    });
    expect(readPostmasterFile(damaged)).toEqual([]);
  });

  it('starts no server without the password', async () => {
    const locked = join(folder, 'damaged');
    rmSync(join(locked, 'harrow.password'));
    await expect(start(locked)).rejects.toThrow(
      /harrow\.password is missing: put it back, or delete/,
    );
    expect(readPostmasterFile(locked)).toEqual([]);
  });

  it('is a sentence where it is a file', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    await expect(start(file)).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(/file is a file where a folder is needed/) as string,
    });
  });
});

// only root can become somebody else; for any other user there is nothing to run as
const asRoot = process.getuid?.() === 0 ? it : it.skip;

asRoot('runs for root as somebody else, in a folder that nobody else may enter', async () => {
  const hidden = join(folder, 'hidden');
  mkdirSync(hidden, { mode: 0o700 });
  const server = await startEmbeddedPostgres({ dataDir: join(hidden, 'postgres'), port: 0 });
  expect(statSync(join(hidden, 'postgres')).uid).not.toBe(0);
  expect(await query(server.url('postgres'), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await server.stop();
});
