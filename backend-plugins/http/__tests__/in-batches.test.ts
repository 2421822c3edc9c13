import { inBatches } from '../src/in-batches';

/** Walks over rows that are called by numbers; answers what was met, batch by batch. */
async function walk(count: number, size: number, meet: (place: string) => void = () => undefined) {
  const rows = Array.from({ length: count }, (_, index) => ({ place: String(index + 100) }));
  const select = async (after: string) => rows.filter(({ place }) => place > after).slice(0, size);
  const batches: string[][] = [];
  for await (const batch of inBatches(size, select)) {
    batches.push(batch.map(({ place }) => place));
    for (const { place } of batch) meet(place);
  }
  return batches;
}

it('goes on until a batch is not full, and meets each row once', async () => {
  expect(await walk(5, 2)).toEqual([['100', '101'], ['102', '103'], ['104']]);
});

it('ends where there is nothing, and after a full last batch', async () => {
  expect(await walk(0, 2)).toEqual([[]]);
  expect(await walk(2, 2)).toEqual([['100', '101'], []]);
});

it('ends with the error of what is done with a row', async () => {
  const met: string[] = [];
  const meet = (place: string) => {
    met.push(place);
    if (place === '102') throw new Error('Enough.');
  };
  await expect(walk(9, 2, meet)).rejects.toThrow('Enough.');
  expect(met).toEqual(['100', '101', '102']);
});
