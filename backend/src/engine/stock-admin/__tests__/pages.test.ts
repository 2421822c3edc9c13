import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import express from 'express';
import { listen } from '@harrow/processes/listen';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { temporaryFolder } from '@harrow/processes/temporary-folder';
import { stockAdminPages } from '../pages';

const folder = path.join(temporaryFolder(), 'build');
const stopped = stoppedAfterwards();
let origin = '';

const put = (name: string, text: string): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, name), text);
};

const get = async (address: string) => {
  const response = await fetch(`${origin}${address}`);
  return { status: response.status, headers: response.headers, text: await response.text() };
};

beforeAll(async () => {
  const app = express().use('/app', stockAdminPages(folder));
  const server = stopped(createServer(app), (it) => it.close());
  origin = `http://127.0.0.1:${await listen(server, { host: '127.0.0.1', port: 0 }, 'PORT')}`;
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('shows why the stock admin is not there, on a page that asks again', async () => {
  put('status.txt', 'It is being built <1>.');
  const { status, headers, text } = await get('/app/a/orders');
  expect(status).toBe(503);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(text).toContain('It is being built &lt;1&gt;.');
  expect(text).toMatch(/<meta http-equiv="refresh" content="\d+">/);
});

it('says how to build a stock admin that was never built', async () => {
  expect((await get('/app')).text).toContain('node stock-admin/build.mjs');
});

it('opens the stock admin as soon as its build is there, at each of its addresses', async () => {
  await get('/app');
  put('index.html', 'The stock admin');
  for (const address of ['/app', '/app/', '/app/index.html', '/app/a/orders?offset=20']) {
    const { status, headers, text } = await get(address);
    expect([address, status, text]).toEqual([address, 200, 'The stock admin']);
    expect(headers.get('cache-control')).toBe('no-cache');
  }
});

it('lets browsers keep its scripts, whose names change with their contents', async () => {
  put('index.html', 'The stock admin');
  put('main.0123abcd.js', 'start();');
  const { headers, text } = await get('/app/main.0123abcd.js');
  expect(text).toBe('start();');
  expect(headers.get('cache-control')).toContain('immutable');
});
