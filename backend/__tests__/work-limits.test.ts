import { EventEmitter, once } from 'node:events';
import { type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { errorAnswer, rememberSubject } from '@harrow/plugin-kit';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { SharedTime } from '../src/edge/shared-time.ts';
import { WorkLimits } from '../src/edge/work-limits.ts';
import { WorkShares } from '../src/edge/work-shares.ts';

describe('the share of a client', () => {
  let now = 0;
  const seconds = () => now;
  beforeEach(() => (now = 100));

  it('is used up by more work than a burst, and recovers with time', () => {
    const shares = new WorkShares(6, seconds); // a tenth of the time
    shares.charge(['a', 'b'], 0.2);
    expect(shares.waitOf(['a'])).toBe(0);
    shares.charge(['a'], 1.05);
    expect(shares.waitOf(['a'])).toBeCloseTo(10);
    expect(shares.waitOf(['b', 'a'])).toBeCloseTo(10);
    expect(shares.waitOf(['b', 'c'])).toBe(0);
    now += 11;
    expect(shares.waitOf(['a'])).toBe(0);
  });

  it('is forgotten when it is full again', () => {
    const shares = new WorkShares(6, seconds);
    for (let client = 0; client < 100; client += 1) shares.charge([`${client}`], 1);
    expect(shares.size).toBe(100);
    now += 11;
    shares.charge(['late'], 1);
    expect(shares.size).toBe(1);
  });
});

it('divides the elapsed time among concurrent requests', () => {
  let now = 0;
  const time = new SharedTime(() => now);
  const first = time.begin();
  now += 1;
  const second = time.begin();
  now += 4;
  expect(first()).toBe(3);
  now += 1;
  expect(second()).toBe(3);
  now += 10;
  const third = time.begin();
  now += 2;
  expect(third()).toBe(2);
});

describe('reads at the edge', () => {
  let server: Server;
  let refused = 0;
  let running: string[] = [];
  let most: Record<string, number> = {};
  let gate = Promise.resolve();

  async function work(ip: string): Promise<void> {
    running.push(ip);
    const count = (name: string, value: number) => {
      most[name] = Math.max(most[name] ?? 0, value);
    };
    count('all', running.length);
    count(ip, running.filter((other) => other === ip).length);
    await gate;
    for (let turns = 0; turns < 20; turns += 1) await turn();
    running.splice(running.indexOf(ip), 1);
  }

  const answer: RequestHandler = ({ ip = '' }, res, next) => {
    work(ip).then(() => res.json({}), next);
  };

  async function serve(secondsPerMinute: number): Promise<void> {
    const limits = new WorkLimits(secondsPerMinute, () => (refused += 1));
    const answerError: ErrorRequestHandler = (error, _req, res, _next) => {
      const { status, headers, body } = errorAnswer(error);
      res.status(status).set(headers).json(body);
    };
    const app = express().set('trust proxy', 1);
    app.use((req, _res, next) => {
      rememberSubject(req, (customerId) => ({
        customerId,
        uid: customerId,
        emailVerified: true,
        signedInAt: 0,
        secondFactorAt: 0,
      }));
      next();
    });
    server = app.use(limits.handler, answer, answerError).listen(0);
    await once(server, 'listening');
  }
  beforeEach(() => {
    refused = 0;
    running = [];
    most = {};
    gate = Promise.resolve();
  });
  afterEach(() => server.close());

  async function ask(
    path: string,
    address: string,
    { method = 'GET', account = '', body = '' } = {},
  ) {
    const { port } = server.address() as AddressInfo;
    const headers = {
      'x-forwarded-for': address,
      ...(account ? { authorization: `Bearer ${account}` } : {}),
      ...(body ? { 'content-length': body.length } : {}),
    };
    const sent = request({ port, path, method, headers }).end(body);
    const [{ statusCode }] = (await once(sent, 'response')) as [IncomingMessage];
    return statusCode ?? 0;
  }
  const several = (times: number, asked: () => Promise<number>) =>
    Promise.all(Array.from({ length: times }, asked));

  it('run a few at a time per address', async () => {
    await serve(60);
    const statuses = await several(40, () => ask('/reviews', '10.0.0.1'));
    expect(statuses).toEqual(Array(40).fill(200));
    expect(most).toEqual({ all: 8, '10.0.0.1': 8 });
  });

  it('of the engine run one at a time per address, and two in total', async () => {
    await serve(60);
    const addresses = ['10.0.0.1', '10.0.0.2', '10.0.0.3'];
    const statuses = await Promise.all(
      addresses.map((address) => several(5, () => ask('/Store//products', address))),
    );
    expect(statuses.flat()).toEqual(Array(15).fill(200));
    expect(most).toEqual({ all: 2, ...Object.fromEntries(addresses.map((one) => [one, 1])) });
  });

  it('are rejected only for a client whose queue is full', async () => {
    await serve(60);
    const opening = new EventEmitter();
    gate = once(opening, 'open').then(() => undefined);
    const answered: number[] = [];
    const many = several(40, async () => {
      const status = await ask('/store/products', '10.0.0.1');
      if (answered.push(status) === 23) opening.emit('open'); // one runs, sixteen wait
      return status;
    });
    const other = ask('/store/products', '10.0.0.2');
    expect((await many).filter((status) => status === 200)).toHaveLength(17);
    expect(answered.slice(0, 23)).toEqual(Array(23).fill(429));
    expect(await other).toBe(200);
  });

  it('are rejected by address and by account once the share is used up', async () => {
    await serve(0.0001);
    const account = 'cus_1';
    expect(await ask('/services', '10.0.0.1', { account })).toBe(200);
    expect(await ask('/services', '10.0.0.1', { account })).toBe(429);
    expect(await ask('/reviews', '10.0.0.1', { account: 'cus_2' })).toBe(429);
    expect(await ask('/reviews', '10.0.0.2', { account })).toBe(429);
    expect(await ask('/reviews', '10.0.0.2', { account: 'cus_2' })).toBe(200);
    expect(refused).toBe(3);
  });

  it('do not include orders, health checks and the stock admin', async () => {
    await serve(0.0001);
    await ask('/reviews', '10.0.0.1');
    for (const path of ['/health', '/ready', '/admin/products', '/app/']) {
      expect(await ask(path, '10.0.0.1')).toBe(200);
    }
    expect(await ask('/orders', '10.0.0.1', { method: 'POST', body: '{}' })).toBe(200);
    const put = { method: 'PUT', body: '{}' };
    expect(await ask('/service/prod_1', '10.0.0.1', put)).toBe(429); // cheap writes also use the share
    expect(await ask('/profiles/a@farm.test', '10.0.0.1', put)).toBe(429);
    expect(await ask('/reviews', '10.0.0.1')).toBe(429);
  });

  it('must not have a body, which would hold a permit until it arrives', async () => {
    await serve(60);
    expect(await ask('/reviews', '10.0.0.1', { body: '{}' })).toBe(400);
  });
});
