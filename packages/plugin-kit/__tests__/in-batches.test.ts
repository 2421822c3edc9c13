import { inBatches } from '../src/in-batches';

/** Iterates over numbered rows and returns the batches; calls `visit` for each row. */
async function walk(count: number, size: number, visit: (place: string) => void = () => undefined) {
  const rows = Array.from({ length: count }, (_, index) => ({ place: String(index + 100) }));
  const select = async (after: string) => rows.filter(({ place }) => place > after).slice(0, size);
  const batches: string[][] = [];
  for await (const batch of inBatches(size, select)) {
    batches.push(batch.map(({ place }) => place));
    for (const { place } of batch) visit(place);
  }
  return batches;
}

it('continues until a batch is not full and visits each row once', async () => {
  expect(await walk(5, 2)).toEqual([['100', '101'], ['102', '103'], ['104']]);
});

it('stops when there are no rows, and after a full last batch', async () => {
  expect(await walk(0, 2)).toEqual([[]]);
  expect(await walk(2, 2)).toEqual([['100', '101'], []]);
});

it('stops with the error that handling a row throws', async () => {
  const visited: string[] = [];
  const visit = (place: string) => {
    visited.push(place);
    if (place === '102') throw new Error('Enough.');
  };
  await expect(walk(9, 2, visit)).rejects.toThrow('Enough.');
  expect(visited).toEqual(['100', '101', '102']);
});
