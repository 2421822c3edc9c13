import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { temporaryFolder } from '@harrow/processes/temporary-folder';
import { isRunning, waitForExit } from '@harrow/processes/processes';
import { ensureDatabase } from '@harrow/processes/embedded-postgres/database';
import { readPostmasterFile } from '@harrow/processes/embedded-postgres/leftover';
import { startEmbeddedPostgres } from '@harrow/processes/embedded-postgres/server';
import { startPostgresService } from '@harrow/processes/embedded-postgres/start';

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

it('keeps its data across restarts', async () => {
  const first = await startEmbeddedPostgres({ dataDir, port: 0 });
  await ensureDatabase(first.url('postgres'), 'harrow');
  await query(first.url('harrow'), 'CREATE TABLE kept AS SELECT 1 AS one');
  await first.stop();
  const second = await startEmbeddedPostgres({ dataDir, port: 0 });
  await ensureDatabase(second.url('postgres'), 'harrow');
  expect(await query(second.url('harrow'), 'SELECT one FROM kept')).toEqual([{ one: 1 }]);
  await second.stop();
});

it('converts non-ASCII letters to lower case on every machine', async () => {
  const server = await startEmbeddedPostgres({ dataDir, port: 0 });
  expect(await query(server.url('postgres'), "SELECT lower('SÄGERÄT') AS word")).toEqual([
    { word: 'sägerät' },
  ]);
  await server.stop();
});

it('rejects a wrong password', async () => {
  const server = await startEmbeddedPostgres({ dataDir, port: 0 });
  const url = `postgres://postgres:guess@127.0.0.1:${server.port}/postgres`;
  await expect(query(url, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
  await server.stop();
});

it('stops when its owner process is stopped', async () => {
  const service = await startPostgresService({ dataDir, port: 0, database: 'harrow' });
  const pid = Number(readPostmasterFile(dataDir)[0]);
  await service.stop();
  expect(isRunning(pid)).toBe(false);
});

it('starts again after its owner was killed, and stops the leftover server', async () => {
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

it('starts when the process id in its lock file belongs to another program', async () => {
  writeFileSync(join(dataDir, 'postmaster.pid'), `${process.pid}\n${dataDir}\n`);
  const server = await startEmbeddedPostgres({ dataDir, port: 0 });
  await server.stop();
  expect(isRunning(process.pid)).toBe(true);
});

it('rejects the data of another version with one sentence', async () => {
  const older = join(folder, 'older');
  mkdirSync(older, { mode: 0o700 });
  writeFileSync(join(older, 'PG_VERSION'), '15\n');
  await expect(startEmbeddedPostgres({ dataDir: older, port: 0 })).rejects.toThrow(
    /was made by PostgreSQL 15 and this is PostgreSQL 18/,
  );
});

it('leaves a folder alone that is not a data directory', async () => {
  const other = join(folder, 'other');
  mkdirSync(other);
  writeFileSync(join(other, 'letter.txt'), 'Dear Sam');
  await expect(startEmbeddedPostgres({ dataDir: other, port: 0 })).rejects.toThrow(/move it away/);
});

describe('an incomplete data directory', () => {
  const start = (dir: string) =>
    startPostgresService({ dataDir: dir, port: 0, database: 'harrow' });

  it('is reported in one sentence, and its server is stopped', async () => {
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

  it('does not start a server without the password file', async () => {
    const locked = join(folder, 'damaged');
    rmSync(join(locked, 'harrow.password'));
    await expect(start(locked)).rejects.toThrow(
      /harrow\.password is missing: put it back, or delete/,
    );
    expect(readPostmasterFile(locked)).toEqual([]);
  });

  it('is reported in one sentence if it is a file', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    await expect(start(file)).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(/file is a file where a folder is needed/) as string,
    });
  });
});

// only root can run a program as another user
const asRoot = process.getuid?.() === 0 ? it : it.skip;

asRoot(
  'runs as another user when started by root, in a folder that only root may enter',
  async () => {
    const hidden = join(folder, 'hidden');
    mkdirSync(hidden, { mode: 0o700 });
    const server = await startEmbeddedPostgres({ dataDir: join(hidden, 'postgres'), port: 0 });
    expect(statSync(join(hidden, 'postgres')).uid).not.toBe(0);
    expect(await query(server.url('postgres'), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await server.stop();
  },
);
