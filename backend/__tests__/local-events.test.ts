import type { Logger } from '@medusajs/medusa';
import { BoundedEventBusService } from '../src/engine/local-events';

const errors: string[] = [];
const logger = {
  error: (message: string, error: Error) => errors.push(`${message} ${error.message}`),
} as unknown as Logger;

const busOf = (maxConcurrent: number) => new BoundedEventBusService({ logger }, { maxConcurrent });

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
