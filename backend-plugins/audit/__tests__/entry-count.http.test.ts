import { useTestShop } from '@harrow/testing/test-shop';
import { EntryCount } from '../src/lib/entry-count';

const shop = useTestShop();

const add = (age: string) =>
  shop.sql(
    `INSERT INTO audit_entry (at, actor_id, actor, action, subject, name)
     SELECT now() - $1::interval, 'x', 'x', 'product.updated', 'x', 'x' FROM generate_series(1, 3)`,
    [age],
  );

it('counts all entries exactly, and reads only those of the last minutes again', async () => {
  const bounds: unknown[] = [];
  const manager = {
    query: <Rows>(text: string, values: unknown[] = []) => {
      bounds.push(...values);
      return shop.sql(text, values) as Promise<Rows>;
    },
  };
  const count = new EntryCount();
  const none = await count.read(manager);
  for (const age of ['2 hours', '11 minutes', '0 seconds']) await add(age);
  const fresh = new EntryCount();
  expect(await fresh.read(manager)).toBe(none + 9);
  expect(await fresh.read(manager)).toBe(none + 9);
  await add('5 minutes');
  await add('0 seconds');
  expect(await fresh.read(manager)).toBe(none + 15);
  expect(await new EntryCount().read(manager)).toBe(none + 15);
  const [, first, second] = bounds;
  expect(first).toBe('-infinity');
  const [age] = await shop.sql<{ recent: boolean }>(
    `SELECT now() - $1::timestamptz < interval '20 minutes' AS recent`,
    [second],
  );
  expect(age).toEqual({ recent: true });
});
