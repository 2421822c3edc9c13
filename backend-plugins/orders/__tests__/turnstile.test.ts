import { Turnstile } from '../src/lib/turnstile';

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
  const { started, ends, done } = works(4, new Turnstile(2));
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
  const turnstile = new Turnstile(1);
  const failed = turnstile.pass(() => Promise.reject(new Error('No.')));
  const next = turnstile.pass(() => Promise.resolve('next'));
  await expect(failed).rejects.toThrow('No.');
  expect(await next).toBe('next');
  expect(await turnstile.pass(() => Promise.resolve('later'))).toBe('later');
});
