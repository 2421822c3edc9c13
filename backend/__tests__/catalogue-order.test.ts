import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import type { Position } from '@harrow/catalogue';
import { BoundedMap } from '../src/catalogue-reads/bounded-map.ts';
import { ProductOrder } from '../src/catalogue-reads/product-order.ts';
import { sharedRun } from '../src/catalogue-reads/shared-run.ts';

const ids = fc.constantFrom('prod_A', 'prod_B', 'prod_C', 'prod_D', 'prod_a', 'prod_b');
const times = fc.integer({ min: 1, max: 3 });
const changes = fc.array(fc.record({ productId: ids, createdAt: times, isGone: fc.boolean() }), {
  maxLength: 40,
});

const newestFirst = (a: Position, b: Position) =>
  b.createdAt - a.createdAt || (a.productId < b.productId ? 1 : -1);

describe('the order of products', () => {
  it('equals a sorted list after any insertions, moves and removals', () => {
    fc.assert(
      fc.property(changes, fc.integer({ min: 1, max: 4 }), (steps, limit) => {
        const order = new ProductOrder();
        const expected = new Map<string, Position>();
        for (const { isGone, ...position } of steps) {
          if (isGone) order.remove(position.productId);
          else order.put(position);
          if (isGone) expected.delete(position.productId);
          else expected.set(position.productId, position);
        }
        const sorted = [...expected.values()].sort(newestFirst).map(({ productId }) => productId);
        const pages = sorted.map((_, page) => order.page(limit, page)).flat();
        expect(pages).toEqual(sorted);
        expect(order.size).toBe(sorted.length);
      }),
    );
  });
});

describe('a bounded map', () => {
  it('evicts the oldest entries when the total weight is too high', () => {
    const map = new BoundedMap<string, string>(6, ({ length }) => length);
    map.set('a', '1').set('b', '22').set('c', '333').set('b', '4');
    expect([...map.values()]).toEqual(['1', '333', '4']);
    map.delete('c');
    map.set('d', '55555');
    expect([...map.values()]).toEqual(['4', '55555']);
  });

  it('does not keep an entry that is too heavy by itself', () => {
    const map = new BoundedMap<string, string>(2, ({ length }) => length);
    expect([...map.set('a', '1').set('b', '333')]).toEqual([]);
    map.set('c', '22').clear();
    expect([...map.set('d', '44')]).toEqual([['d', '44']]);
  });
});

describe('a shared run', () => {
  /** Waits long enough for a run to begin. */
  async function turns(): Promise<void> {
    for (let turn = 0; turn < 5; turn += 1) await setImmediate();
  }

  /** Returns a shared run whose task is ended by calling `ends`. */
  function stepwise() {
    const ends: (() => void)[] = [];
    const run = sharedRun(() => new Promise((resolve) => ends.push(resolve)));
    return { run, ends };
  }

  it('serves callers that arrive during a run with one further run', async () => {
    const { run, ends } = stepwise();
    const first = [run(), run()]; // both before the run begins
    await turns();
    const later = [run(), run()];
    await turns();
    expect(ends).toHaveLength(1);
    ends[0]?.();
    await Promise.all(first);
    await turns();
    expect(ends).toHaveLength(2);
    const last = run();
    ends[1]?.();
    await Promise.all(later);
    await turns();
    expect(ends).toHaveLength(3);
    ends[2]?.();
    await last;
  });

  it('reports the error of a run only to its callers, and continues', async () => {
    let fail: ((error: Error) => void) | undefined;
    const tasks = [
      new Promise<void>((_resolve, reject) => {
        fail = reject;
      }),
      Promise.resolve(),
    ];
    const run = sharedRun(() => tasks.shift() ?? Promise.reject(new Error('Too many runs.')));
    const first = expect(run()).rejects.toThrow('gone');
    await turns();
    const second = run();
    fail?.(new Error('gone'));
    await Promise.all([first, second]);
    expect(tasks).toEqual([]);
  });
});
