import { Semaphore, Semaphores } from '../src/semaphore';

const LONG_WAIT_MS = 60_000;

/** Starts tasks that run until they are told to end. */
const startTasks = (count: number, semaphore: Semaphore) => {
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const done = Array.from({ length: count }, (_, index) =>
    semaphore.run(async () => {
      started.push(index);
      await new Promise<void>((resolve) => (ends[index] = resolve));
      return index;
    }),
  );
  return { started, ends, done };
};

it('runs the next task when one ends, in order', async () => {
  const { started, ends, done } = startTasks(4, new Semaphore(2, LONG_WAIT_MS));
  expect(started).toEqual([0, 1]);
  ends[1]?.();
  expect(await done[1]).toBe(1);
  expect(started).toEqual([0, 1, 2]);
  ends[0]?.();
  await done[0];
  ends[2]?.();
  ends[3]?.();
  expect(await Promise.all(done)).toEqual([0, 1, 2, 3]);
});

it('runs the next task when one fails, and later tasks as usual', async () => {
  const semaphore = new Semaphore(1, LONG_WAIT_MS);
  const failed = semaphore.run(() => Promise.reject(new Error('No.')));
  const next = semaphore.run(() => Promise.resolve('next'));
  await expect(failed).rejects.toThrow('No.');
  expect(await next).toBe('next');
  expect(await semaphore.run(() => Promise.resolve('later'))).toBe('later');
});

it('rejects a task that waits too long, never runs it, and keeps the permit for others', async () => {
  const semaphore = new Semaphore(1, 1);
  const { started, ends, done } = startTasks(3, semaphore);
  const refused = { status: 'rejected', reason: { type: 'unavailable', retryAfterSeconds: 5 } };
  expect(await Promise.allSettled(done.slice(1))).toMatchObject([refused, refused]);
  ends[0]?.();
  expect(await done[0]).toBe(0);
  expect(await semaphore.run(() => Promise.resolve('later'))).toBe('later');
  expect(started).toEqual([0]);
});

it('runs tasks with another key while those with one key wait', async () => {
  const semaphores = new Semaphores(1, 1);
  const stuck = semaphores.run('hot', () => new Promise(() => undefined));
  void stuck;
  await expect(semaphores.run('hot', () => Promise.resolve())).rejects.toMatchObject({
    type: 'unavailable',
  });
  expect(await semaphores.run('cold', () => Promise.resolve('through'))).toBe('through');
  expect(await semaphores.run('cold', () => Promise.resolve('again'))).toBe('again');
});

it('rejects at once when the queue is full', async () => {
  const semaphore = new Semaphore(1, LONG_WAIT_MS, {
    maxWaiting: 1,
    refusal: () => new Error('Full.'),
  });
  const { ends, done } = startTasks(2, semaphore);
  await expect(semaphore.run(() => Promise.resolve())).rejects.toThrow('Full.');
  ends[0]?.();
  await done[0];
  ends[1]?.();
  expect(await done[1]).toBe(1);
});
