import { judge, median, type Figure } from '../figure.ts';
import { readOptions } from '../options.ts';
import { alternate } from '../rounds.ts';

const figure = (shop: number[], other: number[]): Figure => ({
  part: 'reads',
  title: 'a page',
  unit: 'requests/s',
  samples: { shop, other },
  goals: [],
});

describe('a figure', () => {
  it('is the middle of its rounds, in any order and of any number', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([8, 1, 2, 4])).toBe(3);
  });

  it('has no median without a round', () => {
    expect(() => median([])).toThrow();
  });

  it('meets a goal by the ratios within each round, not by the best of all', () => {
    const goal = { of: 'shop', against: 'other', atLeast: 2 };
    const slowing = figure([100, 50, 10], [50, 25, 5]);
    expect(judge(slowing, goal)).toMatchObject({ ratio: 2, verdict: 'met' });
    const lucky = figure([100, 10, 10], [10, 10, 10]);
    expect(judge(lucky, goal)).toMatchObject({ ratio: 1, verdict: 'missed' });
  });

  it('misses a goal that says at most', () => {
    const goal = { of: 'shop', against: 'other', atMost: 1.1 };
    expect(judge(figure([120], [100]), goal)).toMatchObject({ verdict: 'missed' });
  });

  it('is not judged where the machine cannot show it', () => {
    const goal = { of: 'shop', against: 'other', atLeast: 2, unless: '2 cores' };
    expect(judge(figure([1], [1]), goal)).toMatchObject({ verdict: 'not judged' });
  });
});

describe('rounds', () => {
  it('measure every target once a round, each time another one first', async () => {
    const order: string[] = [];
    const target = (name: string) => () => Promise.resolve(order.push(name));
    const samples = await alternate(2, { a: target('a'), b: target('b') });
    expect(order).toEqual(['a', 'b', 'b', 'a']);
    expect(samples).toEqual({ a: [1, 4], b: [2, 3] });
  });
});

describe('the options of the bench', () => {
  it('are complete only as they are published', () => {
    expect(readOptions([])).toMatchObject({ rounds: 3, isComplete: true });
    expect(readOptions(['--quick'])).toMatchObject({ rounds: 1, isComplete: false });
    expect(readOptions(['--only', 'orders'])).toMatchObject({ isComplete: false });
  });

  it.each([['--only=lies'], ['--rounds=0'], ['--catalogues=10,many'], ['--fast']])(
    'are refused where they mean nothing: %s',
    (option) => {
      expect(() => readOptions([option])).toThrow();
    },
  );
});
