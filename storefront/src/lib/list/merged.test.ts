import type { ListLines } from './list-store';
import { merged } from './merged';

const list = (pieces: Record<string, number>): ListLines =>
  Object.entries(pieces).map(([productId, quantity]) => ({ productId, quantity }));

describe('merged', () => {
  it.each([
    ['a product of each side', {}, { disc: 2 }, { filter: 1 }, { disc: 2, filter: 1 }],
    ['a change of this side', { disc: 2 }, { disc: 5 }, { disc: 2 }, { disc: 5 }],
    ['a change of the other side', { disc: 2 }, { disc: 2 }, { disc: 3 }, { disc: 3 }],
    [
      'a product that this side removed',
      { disc: 2, bolt: 1 },
      { bolt: 1 },
      { disc: 2, bolt: 1 },
      { bolt: 1 },
    ],
    ['a product that the other side removed', { disc: 2 }, { disc: 2 }, {}, {}],
    [
      'more pieces, where both have changed them',
      { disc: 2 },
      { disc: 5 },
      { disc: 9 },
      { disc: 9 },
    ],
    ['what one side changed and the other removed', { disc: 2 }, { disc: 5 }, {}, { disc: 5 }],
  ])('keeps %s', (_, base, mine, theirs, expected) => {
    expect(merged(list(base), list(mine), list(theirs))).toEqual(list(expected));
  });

  it('changes nothing the second time', () => {
    const once = merged([], list({ disc: 5 }), list({ disc: 3, bolt: 1 }));
    expect(merged([], list({ disc: 5 }), once)).toEqual(once);
  });

  it('puts a product back where it stood', () => {
    const before = list({ disc: 1, bolt: 2, filter: 3 });
    const without = list({ disc: 1, filter: 3 });
    expect(merged(without, before, without)).toEqual(before);
  });
});
