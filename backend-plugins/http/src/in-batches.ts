/** A row with its place in the order of a walk. */
type Placed = { place: string };

/**
 * Reads rows batch by batch until one is not full. `select` answers at most `size` rows whose place
 * comes after `after`, in the order of their places; so each row is met once, and one that cannot be
 * dealt with keeps no other waiting.
 */
export async function* inBatches<Row extends Placed>(
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
