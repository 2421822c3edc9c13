import { Refreshed } from '../src/lib/refreshed.ts';

/** Reads that this file settles. */
function pendingReads() {
  const settle: { resolve: (value: number) => void; reject: (error: Error) => void }[] = [];
  const read = () =>
    new Promise<number>((resolve, reject) => {
      settle.push({ resolve, reject });
    });
  return { settle, read };
}

const settled = () => new Promise(setImmediate);

it('reads once for all that wait for the first value', async () => {
  const { settle, read } = pendingReads();
  const value = new Refreshed(60_000, read, () => undefined);
  const both = Promise.all([value.get(), value.get()]);
  settle[0]?.resolve(1);
  expect(await both).toEqual([1, 1]);
  expect(await value.get()).toBe(1);
  expect(settle).toHaveLength(1);
});

it('returns an old value at once, and the next one when it has been read', async () => {
  const { settle, read } = pendingReads();
  const value = new Refreshed(-1, read, () => undefined);
  const first = value.get();
  settle[0]?.resolve(1);
  expect(await first).toBe(1);
  expect(await value.get()).toBe(1);
  settle[1]?.resolve(2);
  await settled();
  expect(await value.get()).toBe(2);
});

it('keeps the value if a later read fails, reports the failure and reads again', async () => {
  const { settle, read } = pendingReads();
  const failures: unknown[] = [];
  const value = new Refreshed(-1, read, (error) => failures.push(error));
  const first = value.get();
  settle[0]?.resolve(1);
  await first;
  await value.get();
  settle[1]?.reject(new Error('away'));
  await settled();
  expect(failures).toEqual([new Error('away')]);
  expect(await value.get()).toBe(1);
  expect(settle).toHaveLength(3);
});

it('throws while there is no value', async () => {
  const value = new Refreshed(
    60_000,
    () => Promise.reject(new Error('away')),
    () => undefined,
  );
  await expect(value.get()).rejects.toThrow('away');
});
