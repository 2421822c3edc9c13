import type { AddressInfo } from 'node:net';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { operation, operations } from '@harrow/contract';
import { handle, ShopError } from '@harrow/plugin-kit';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { send } from '@harrow/testing/http';
import { RoutesLoader } from '@medusajs/medusa/dist/loaders/helpers/routing';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { createContainer } from 'awilix';
import * as z from 'zod/mini';
import { ContractRouter } from '../src/edge/contract-router';
import { collectContractRoutes } from '../src/engine/contract-routes';

const PLUGINS = path.resolve(__dirname, '..', '..', 'backend-plugins');

const callsOf = (declared: readonly { method: string; path: string }[]) =>
  declared.map(({ method, path: address }) => `${method} ${address}`).sort();

type Layer = { route?: { path: string }; handle: { stack?: Layer[] } };

/** The paths of the routes in an application, those of its routers included. */
const pathsOf = (layers: Layer[]): string[] =>
  layers.flatMap(({ route, handle: { stack = [] } }) => (route ? [route.path] : pathsOf(stack)));

it('takes exactly the operations of the contract out of the engine’s routes', async () => {
  const routes = collectContractRoutes();
  const kept: string[] = [];
  for (const plugin of readdirSync(PLUGINS)) {
    const rootDir = path.join(PLUGINS, plugin, 'dist', 'api');
    if (!existsSync(rootDir)) continue;
    const app = express();
    const configModule = { projectConfig: {} } as never;
    await new RoutesLoader({ app, rootDir, configModule }).load();
    kept.push(...pathsOf([{ handle: app._router as { stack: Layer[] } }]));
  }
  expect(callsOf(routes.map((route) => route.operation))).toEqual(callsOf(operations));
  expect(kept).not.toEqual([]);
  expect(kept.filter((found) => !found.startsWith('/admin'))).toEqual([]);
});

describe('the contract router', () => {
  const named = { summary: '', access: 'anyone', answer: z.unknown() } as const;
  const routes = [
    handle(
      operation({
        ...named,
        method: 'get',
        path: '/parts/{id}',
        parameters: z.object({ id: z.string() }),
      }),
      ({ parameters }) => parameters,
    ),
    handle(operation({ ...named, method: 'get', path: '/parts/counts' }), () => 'counts'),
    handle(
      operation({ ...named, method: 'post', path: '/parts', body: z.object({ name: z.string() }) }),
      ({ body }) => body,
    ),
    handle(operation({ ...named, method: 'delete', path: '/parts' }), () => {
      throw new ShopError('conflict', 'Not now.');
    }),
  ];

  const stopped = stoppedAfterwards();
  let url: string;
  beforeAll(async () => {
    const router = new ContractRouter();
    router.serve(routes, createContainer() as never);
    const engine: RequestHandler = (req, res) => {
      res.json(`engine ${req.path}`);
    };
    const answerError: ErrorRequestHandler = (error: Error, _req, res, _next) => {
      res.status(409).json(error.message);
    };
    const app = express().use(router.handler, engine, answerError);
    const server = stopped(app.listen(0, '127.0.0.1'), (it) => it.close());
    await new Promise((resolve) => server.once('listening', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  it.each([
    ['prefers a fixed path to a parameter', 'GET', '/parts/counts', 'counts'],
    ['ignores letter case and a final slash', 'GET', '/Parts/Counts/', 'counts'],
    ['decodes parameters', 'GET', '/parts/a%2Fb', { id: 'a/b' }],
    ['passes other paths on to the engine', 'GET', '/other', 'engine /other'],
    ['passes other methods on to the engine', 'PUT', '/parts', 'engine /parts'],
    ['passes errors on', 'DELETE', '/parts', 'Not now.'],
  ])('%s', async (_claim, method, address, expected) => {
    expect((await send(method, `${url}${address}`)).body).toEqual(expected);
  });

  it('reads a JSON body', async () => {
    expect((await send('POST', `${url}/parts`, { body: { name: 'Tine' } })).body).toEqual({
      name: 'Tine',
    });
  });
});
