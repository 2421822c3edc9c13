import { busyTime } from '../settled.ts';

const IDLE = { busy: false, due: false };
const BUSY = { busy: true, due: false };
const DUE = { busy: false, due: true };

/** Looks at these states one after the other in simulated time, and at an idle server afterwards. */
async function timeOf(...states: (typeof IDLE)[]) {
  let [now, looks] = [0, 0];
  const clock = {
    now: () => now,
    wait: async (milliseconds: number) => void (now += milliseconds),
  };
  const look = async () => states[looks++] ?? IDLE;
  return { busyMs: await busyTime(look, clock), looks };
}

it('counts the time until the last work is done', async () => {
  expect(await timeOf(IDLE, BUSY, BUSY, IDLE, BUSY)).toMatchObject({ busyMs: 150 });
});

it('waits for work that is due at the next turn of a loop, and does not count the wait', async () => {
  const { busyMs, looks } = await timeOf(IDLE, ...Array<typeof IDLE>(100).fill(DUE), BUSY);
  expect(busyMs).toBe(50);
  expect(looks).toBeGreaterThan(102);
});

it('gives up on a server that is never idle', async () => {
  await expect(timeOf(...Array<typeof IDLE>(20_000).fill(BUSY))).rejects.toThrow('not idle');
});
