import { once } from 'node:events';
import { get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MedusaRequest, MedusaResponse } from '@medusajs/medusa';
import express, { type RequestHandler } from 'express';
import { z } from 'zod';
import { operation } from '@harrow/contract';
import { handle, loadInBatches, jsonArray } from '../src/index';

const ROWS = 50_000;
const ids = Array.from({ length: ROWS }, (_, index) => `id_${index}`);
const toItem = (id: string) => ({ id, text: 'é'.repeat(100) });

const list = operation({
  method: 'get',
  path: '/list',
  summary: 'A list.',
  access: 'anyone',
  answer: z.array(z.object({ id: z.string(), text: z.string() })),
});

let server: Server | undefined;
afterEach(() => server?.close());

/** Starts a server that streams the first `count` ids through `load`; returns its URL. */
async function serve(count: number, load: (ids: string[]) => Promise<string[]>): Promise<string> {
  const route = handle(list, () => jsonArray(loadInBatches(ids.slice(0, count), load), toItem));
  const handler: RequestHandler = (req, res, next) => {
    route(req as unknown as MedusaRequest, res as unknown as MedusaResponse).catch(next);
  };
  server = express().disable('x-powered-by').set('env', 'test').get('/', handler).listen(0);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const same = (batch: string[]) => Promise.resolve(batch);

it.each([0, 1, 200, 201, 1000])('sends %s items as one array', async (count) => {
  const answer = await fetch(await serve(count, same));
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(await answer.json()).toEqual(ids.slice(0, count).map(toItem));
});

it('omits items that are gone by the time their batch is read', async () => {
  const url = await serve(600, (batch) => Promise.resolve(batch.includes('id_200') ? [] : batch));
  expect(await (await fetch(url)).json()).toHaveLength(400);
});

it('sends Content-Length and ETag for a list that fits in one batch', async () => {
  const { headers } = await fetch(await serve(200, same));
  expect(headers.get('etag')).toMatch(/^W\//);
  expect(Number(headers.get('content-length'))).toBeGreaterThan(0);
});

it('answers 500 when an early batch fails, and cuts the connection when a later one does', async () => {
  const failing = (at: string) => (batch: string[]) =>
    batch.includes(at) ? Promise.reject(new Error('No.')) : same(batch);
  expect((await fetch(await serve(1000, failing('id_200')))).status).toBe(500);
  server?.close();
  const answer = await fetch(await serve(1000, failing('id_900')));
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow();
});

it('stops reading when the client disconnects, and reads little ahead of it', async () => {
  let loaded = 0;
  const url = await serve(ROWS, (batch) => {
    loaded += batch.length;
    return same(batch);
  });
  const [answer] = (await once(get(url), 'response')) as [IncomingMessage];
  await once(answer, 'readable'); // the response has started, but its body is not read
  answer.destroy();
  await new Promise((resolve) => server?.close(resolve)); // resolves once no request is in progress
  expect(loaded).toBeGreaterThan(0);
  expect(loaded).toBeLessThan(ROWS);
});
