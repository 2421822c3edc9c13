import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import pg from 'pg';
import { z } from 'zod';
import { listen } from '@harrow/processes/listen';
import { runService } from '@harrow/processes/service-process';
import { currencySchema, type Currency } from '../currency.ts';
import { catalogueReader } from './catalogue.ts';
import { placeOrder, placeOrderAtOnce } from './orders.ts';
import { partsReader } from './parts.ts';

const options = z.object({
  databaseUrl: z.url(),
  currency: currencySchema,
  shopUrl: z.url(),
  paths: z.array(z.string()),
});

const ANYWHERE = { host: '127.0.0.1', port: 0 };
const CONNECTIONS = 20; // as many as the shop has

function answer(res: ServerResponse, status: number, body: string | Buffer): void {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  };
  res.writeHead(status, headers).end(body);
}

/** Uses only Node and the driver. */
function databaseServer(pool: pg.Pool, currency: Currency) {
  const [readCatalogue, readParts] = [catalogueReader(pool, currency), partsReader(pool, currency)];
  const read = (url: URL) =>
    url.pathname.startsWith('/services') ? readCatalogue(url) : readParts(url);
  const reply = async (req: IncomingMessage, res: ServerResponse) => {
    const place = req.url === '/orders-at-once' ? placeOrderAtOnce : placeOrder;
    if (req.method === 'POST') answer(res, 201, await place(pool, currency, req));
    else answer(res, 200, await read(new URL(req.url ?? '', 'http://localhost')));
  };
  return createServer((req, res) => {
    reply(req, res).catch((error: unknown) => {
      answer(res, 500, String(error));
    });
  });
}

/** Uses only Node: the shop's answers to these paths are in memory before the first request. */
async function memoryServer(shopUrl: string, paths: string[]) {
  const bodies = new Map<string, Buffer>();
  for (const path of paths) {
    bodies.set(path, Buffer.from(await (await fetch(shopUrl + path)).arrayBuffer()));
  }
  return createServer(({ url = '' }, res) => {
    const body = bodies.get(url);
    answer(res, body ? 200 : 404, body ?? '');
  });
}

await runService(async (given) => {
  const { databaseUrl, currency, shopUrl, paths } = options.parse(given);
  // JIT compilation of a plan takes longer than running it
  const tuned = { options: '-c jit=off', max: CONNECTIONS };
  const pool = new pg.Pool({ connectionString: databaseUrl, ...tuned });
  const servers = [databaseServer(pool, currency), await memoryServer(shopUrl, paths)];
  const [database, memory] = await Promise.all(
    servers.map((server) => listen(server, ANYWHERE, '')),
  );
  return {
    info: {
      database: `http://127.0.0.1:${database ?? 0}`,
      memory: `http://127.0.0.1:${memory ?? 0}`,
    },
    stop: async () => {
      for (const server of servers) server.closeAllConnections();
      await pool.end();
    },
  };
});
