import { Turnstile, Turnstiles } from '../src/lib/turnstile';

const LONG = 60_000;

/** Works that wait until they are told to end. */
const works = (count: number, turnstile: Turnstile) => {
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const done = Array.from({ length: count }, (_, index) =>
    turnstile.pass(async () => {
      started.push(index);
      await new Promise<void>((resolve) => (ends[index] = resolve));
      return index;
    }),
  );
  return { started, ends, done };
};

it('lets the next through when one has ended, in order', async () => {
  const { started, ends, done } = works(4, new Turnstile(2, LONG));
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

it('lets the next through when one has failed, and all of them again later', async () => {
  const turnstile = new Turnstile(1, LONG);
  const failed = turnstile.pass(() => Promise.reject(new Error('No.')));
  const next = turnstile.pass(() => Promise.resolve('next'));
  await expect(failed).rejects.toThrow('No.');
  expect(await next).toBe('next');
  expect(await turnstile.pass(() => Promise.resolve('later'))).toBe('later');
});

it('refuses who waits too long, never runs that work, and keeps the place for others', async () => {
  const turnstile = new Turnstile(1, 1);
  const { started, ends, done } = works(3, turnstile);
  const refused = { status: 'rejected', reason: { type: 'unavailable', retryAfterSeconds: 5 } };
  expect(await Promise.allSettled(done.slice(1))).toMatchObject([refused, refused]);
  ends[0]?.();
  expect(await done[0]).toBe(0);
  expect(await turnstile.pass(() => Promise.resolve('later'))).toBe('later');
  expect(started).toEqual([0]);
});

it('lets works with another key through while those with one wait', async () => {
  const turnstiles = new Turnstiles(1, 1);
  const stuck = turnstiles.pass('hot', () => new Promise(() => undefined));
  void stuck;
  await expect(turnstiles.pass('hot', () => Promise.resolve())).rejects.toMatchObject({
    type: 'unavailable',
  });
  expect(await turnstiles.pass('cold', () => Promise.resolve('through'))).toBe('through');
  expect(await turnstiles.pass('cold', () => Promise.resolve('again'))).toBe('again');
});
