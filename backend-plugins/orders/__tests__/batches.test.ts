import { Batches } from '../src/lib/batches';

type Item = { key: string; size?: number };

/** Batches whose work ends when the test says so. */
function held(maxWaitMs?: number) {
  const begun: Item[][] = [];
  const ends: ((refused?: Item) => void)[] = [];
  const fails: ((error: Error) => void)[] = [];
  const batches = new Batches<Item>(
    ({ key }) => key,
    (items) => {
      begun.push(items);
      return new Promise((resolve, reject) => {
        ends.push((refused) => resolve((item) => item !== refused));
        fails.push(reject);
      });
    },
    maxWaitMs,
  );
  return { batches, begun, ends, fails };
}

const turns = () => new Promise((resolve) => setImmediate(resolve));
const item = (key: string): Item => ({ key });

it('begins with the first item, and takes those that arrive meanwhile together', async () => {
  const { batches, begun, ends } = held();
  const [a, b, c] = [item('a'), item('b'), item('c')];
  const results = [a, b, c].map((each) => batches.add(each));
  await turns();
  expect(begun).toEqual([[a]]);
  ends[0]?.();
  await turns();
  expect(begun).toEqual([[a], [b, c]]);
  ends[1]?.(c);
  await expect(Promise.all(results)).resolves.toEqual([true, true, false]);
});

it('takes one item of a key into a batch, and the others into later ones', async () => {
  const { batches, begun, ends } = held();
  const items = [item('a'), item('b'), item('b'), item('c')];
  const results = items.map((each) => batches.add(each));
  for (let batch = 0; batch < 3; batch += 1) {
    await turns();
    ends[batch]?.();
  }
  await expect(Promise.all(results)).resolves.toEqual([true, true, true, true]);
  expect(begun.map((batch) => batch.map(({ key }) => key))).toEqual([['a'], ['b', 'c'], ['b']]);
});

it('fails the items of a batch that fails, and no others', async () => {
  const { batches, ends, fails } = held();
  const [first, second, third] = [item('a'), item('b'), item('c')].map((each) => batches.add(each));
  await turns();
  ends[0]?.();
  await turns();
  fails[1]?.(new Error('The statement failed.'));
  await expect(first).resolves.toBe(true);
  await expect(second).rejects.toThrow('The statement failed.');
  await expect(third).rejects.toThrow('The statement failed.');
  const later = batches.add(item('d'));
  await turns();
  ends[2]?.();
  await expect(later).resolves.toBe(true);
});

it('gives up an item whose turn does not come in time, and does no work for it', async () => {
  const { batches, begun, ends } = held(5);
  const first = batches.add(item('a'));
  await expect(batches.add(item('b'))).resolves.toBe(false);
  ends[0]?.();
  await expect(first).resolves.toBe(true);
  await turns();
  expect(begun).toHaveLength(1);
});

it('waits for a batch that has begun with an item, however long it takes', async () => {
  const { batches, ends } = held(5);
  const first = batches.add(item('a'));
  await turns();
  const [second, third] = [batches.add(item('b')), batches.add(item('c'))];
  ends[0]?.();
  await first;
  await new Promise((resolve) => setTimeout(resolve, 20)); // the turn of the third would have ended
  ends[1]?.();
  await expect(Promise.all([second, third])).resolves.toEqual([true, true]);
});

it('answers an item when its batch has ended, although another batch has begun', async () => {
  const { batches, begun, ends } = held();
  const [, , repeated, other] = ['a', 'b', 'b', 'c'].map((key) => batches.add(item(key)));
  await turns();
  ends[0]?.();
  await turns();
  ends[1]?.();
  await turns();
  expect(begun).toHaveLength(3);
  await expect(other).resolves.toBe(true);
  ends[2]?.();
  await expect(repeated).resolves.toBe(true);
});
