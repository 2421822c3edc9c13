import type { Logger } from '@medusajs/medusa';
import EventBusService from '@medusajs/medusa/dist/services/event-bus';
import { leaseLocalEvents } from '../src/engine/events';
import { BoundedEventBusService } from '../src/engine/local-events';

const errors: string[] = [];
const logger = {
  error: (message: string, error: Error) => errors.push(`${message} ${error.message}`),
} as unknown as Logger;

const busOf = (maxConcurrent: number) =>
  new BoundedEventBusService({ logger }, { maxConcurrent, retryMs: 0 });
beforeEach(() => {
  errors.length = 0;
});

/** Lets everything run that waits for nothing else. */
const settle = () => new Promise(setImmediate);

it('runs only so many subscribers at once, and all in the end', async () => {
  const bus = busOf(2);
  const open: (() => void)[] = [];
  const begun: unknown[] = [];
  bus.subscribe('sown', async (data) => {
    begun.push(data);
    await new Promise<void>((resolve) => open.push(resolve));
  });
  const emitted = bus.emit([1, 2, 3].map((data) => ({ eventName: 'sown', data })));
  await settle();
  expect(begun).toEqual([1, 2]);
  open.shift()?.();
  await emitted;
  await settle();
  expect(begun).toEqual([1, 2, 3]);
});

it('passes each event to its subscribers and to those of all events', async () => {
  const bus = busOf(1);
  const got: unknown[] = [];
  const take = async (data: unknown, event: string) => void got.push([event, data]);
  bus.subscribe('sown', take, { subscriberId: 'sower' });
  bus.subscribe('*', take);
  await bus.emit('sown', { id: 1 });
  await bus.emit('reaped', { id: 2 });
  await settle();
  expect(got).toEqual([
    ['sown', { id: 1 }],
    ['sown', { id: 1 }],
    ['reaped', { id: 2 }],
  ]);
  expect(bus.eventToSubscribersMap.get('sown')).toMatchObject([{ id: 'sower' }]);
});

it('logs a subscriber that fails, and goes on', async () => {
  const bus = busOf(1);
  const got: unknown[] = [];
  bus.subscribe('sown', () => {
    throw new Error('Too dry.');
  });
  bus.subscribe('sown', async (data) => void got.push(data));
  await bus.emit('sown', 1);
  await settle();
  expect(errors).toEqual(['A subscriber of sown failed. Too dry.']);
  expect(got).toEqual([1]);
});

it('resolves when an event that asks for several attempts is handled, in the last one too', async () => {
  const bus = busOf(1);
  const attempts: Record<string, number> = {};
  const fail = (times: number) => async (data: unknown) => {
    const made = (attempts[String(data)] ?? 0) + 1;
    attempts[String(data)] = made;
    await settle();
    if (made <= times) throw new Error('Too dry.');
  };
  bus.subscribe('sown', fail(2));
  bus.subscribe('reaped', fail(9));
  const options = { attempts: 3 };
  await bus.emit([
    { eventName: 'sown', data: 'oats', options },
    { eventName: 'reaped', data: 'rye', options },
  ]);
  expect(attempts).toEqual({ oats: 3, rye: 3 });
  expect(errors.length).toBe(5);
});

it('does not wait for the end of other events', async () => {
  const bus = busOf(1);
  bus.subscribe('sown', () => new Promise(() => undefined));
  await expect(bus.emit('sown', 1)).resolves.toBeUndefined();
});

it('renews the lease of events until the next are read', async () => {
  jest.useFakeTimers();
  const renewed: unknown[] = [];
  const batches = [[{ id: 'job_2' }, { id: 'job_1' }], []];
  const query = async (sql: string, [ids]: unknown[]) => {
    if (sql.includes('RETURNING')) return [batches.shift(), 0];
    return renewed.push(ids);
  };
  leaseLocalEvents({ warn: jest.fn() } as never);
  const reader = { eventBusModuleService_: busOf(1), activeManager_: { query } };
  const { listJobs } = EventBusService.prototype as never as {
    listJobs: (this: unknown, config: { take: number }) => Promise<unknown>;
  };
  expect(await listJobs.call(reader, { take: 2 })).toEqual([{ id: 'job_1' }, { id: 'job_2' }]);
  jest.advanceTimersByTime(59_000);
  expect(renewed.length).toBeGreaterThan(1);
  expect(new Set(renewed.flat())).toEqual(new Set(['job_1', 'job_2']));
  const before = renewed.length;
  await listJobs.call(reader, { take: 2 });
  jest.advanceTimersByTime(120_000);
  expect(renewed.length).toBe(before);
  jest.useRealTimers();
});
