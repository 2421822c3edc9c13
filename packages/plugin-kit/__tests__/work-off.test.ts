import { workOff } from '../src/work-off';

const never = new AbortController().signal;

/** A backlog of numbers, which hands out what it has. */
function numbers(count: number) {
  const left = Array.from({ length: count }, (_, number) => number);
  const asked: number[] = [];
  const claim = (atMost: number) => {
    asked.push(atMost);
    return Promise.resolve(left.splice(0, atMost));
  };
  return { left, asked, claim };
}

it('makes as many attempts at once as it may, and claims no more than these', async () => {
  const { asked, claim } = numbers(7);
  let atOnce = 0;
  let most = 0;
  const attempt = async () => {
    most = Math.max(most, (atOnce += 1));
    await new Promise(setImmediate);
    atOnce -= 1;
  };
  await workOff({ concurrent: 3, claim, attempt }, never);
  expect(most).toBe(3);
  expect(asked[0]).toBe(3);
});

it('ends when nothing is left, and what it has begun', async () => {
  const { left, claim } = numbers(5);
  const done: number[] = [];
  const attempt = async (number: number) => {
    await new Promise(setImmediate);
    done.push(number);
  };
  await workOff({ concurrent: 2, claim, attempt }, never);
  expect(left).toEqual([]);
  expect(done.sort()).toEqual([0, 1, 2, 3, 4]);
});

it('looks for more while an attempt takes long', async () => {
  let end: () => void = () => undefined;
  const queue = ['long'];
  const claim = () => Promise.resolve(queue.splice(0));
  const done: string[] = [];
  const attempt = async (name: string) => {
    if (name === 'long') {
      queue.push('short');
      await new Promise<void>((resolve) => {
        end = resolve;
      });
    }
    done.push(name);
    if (name === 'short') end();
  };
  await workOff({ concurrent: 2, claim, attempt }, never);
  expect(done).toEqual(['short', 'long']);
});

it('throws when an attempt cannot be recorded, after the others have ended', async () => {
  const { left, claim } = numbers(9);
  const done: number[] = [];
  const attempt = async (number: number) => {
    if (number === 0) throw new Error('The database is away.');
    await new Promise(setImmediate);
    done.push(number);
  };
  await expect(workOff({ concurrent: 3, claim, attempt }, never)).rejects.toThrow('away');
  expect(done).toEqual([1, 2]);
  expect(left).toHaveLength(6);
});

it('claims nothing once the signal is aborted', async () => {
  const { asked, claim } = numbers(3);
  const attempt = () => Promise.resolve();
  await workOff({ concurrent: 1, claim, attempt }, AbortSignal.abort());
  expect(asked).toEqual([]);
});
