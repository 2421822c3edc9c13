import { setTimeout as wait } from 'node:timers/promises';
import { Agent, createServer, get, type Server } from 'node:http';
import express, { type NextFunction, type Request, type Response } from 'express';
import pino from 'pino';
import { listen } from '@harrow/processes/listen';
import { stoppedAfterwards } from '@harrow/processes/stop-all';
import { answerErrors } from '../src/edge/application';

const stopped = stoppedAfterwards();
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let server: Server;
let port: number;
let logged: string;
let finish: (() => void) | undefined;

beforeAll(async () => {
  const log = pino({ base: null }, { write: (line: string) => void (logged += line) });
  const app = express();
  app.get('/late', (_req: Request, res: Response, next: NextFunction) => {
    res.end('done');
    finish = () => {
      next(new Error('too late'));
    };
  });
  app.get('/half', (_req: Request, res: Response, next: NextFunction) => {
    res.write('half', () => {
      next(new Error('cut'));
    });
  });
  app.get('/next', (_req: Request, res: Response) => {
    finish?.();
    void wait(20).then(() => res.end('next'));
  });
  app.use(answerErrors(log));
  server = stopped(createServer(app), (it) => it.close());
  port = await listen(server, { host: '127.0.0.1', port: 0 }, 'nothing');
});

beforeEach(() => {
  logged = '';
});

/** Sends a request on the one connection. */
const ask = (path: string) =>
  new Promise<string>((resolve, reject) => {
    const request = get({ port, path, agent }, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () => {
        resolve(body);
      });
      response.on('error', reject);
    });
    request.on('error', reject);
  });

it('does not close the connection of the next request for an error after a response', async () => {
  expect(await ask('/late')).toBe('done');
  expect(await ask('/next')).toBe('next');
  expect(logged).toContain('Error after the response.');
});

it('cuts a response that cannot be completed', async () => {
  await expect(ask('/half')).rejects.toThrow('aborted');
});
