/** A row with its sort key. */
type Sorted = { place: string };

/**
 * Reads rows in batches until a batch is not full. `select` returns at most `size` rows whose
 * `place` comes after `after`, in order of `place`. Each row is visited once, so a row that cannot
 * be processed does not block the rest.
 */
export async function* inBatches<Row extends Sorted>(
  size: number,
  select: (after: string) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let after = '';
  for (;;) {
    const rows = await select(after);
    yield rows;
    if (rows.length < size) return;
    after = rows.at(-1)?.place ?? after;
  }
}
