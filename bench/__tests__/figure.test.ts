import { judge, median, type Figure } from '../figure.ts';
import { readOptions } from '../options.ts';
import { table } from '../report/table.ts';
import { alternate, alternateRates } from '../rounds.ts';

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
    expect(judge(slowing, goal)).toMatchObject({ value: 2, verdict: 'met' });
    const lucky = figure([100, 10, 10], [10, 10, 10]);
    expect(judge(lucky, goal)).toMatchObject({ value: 1, verdict: 'missed' });
  });

  it('misses a goal that says at most', () => {
    const goal = { of: 'shop', against: 'other', atMost: 1.1 };
    expect(judge(figure([120], [100]), goal)).toMatchObject({ verdict: 'missed' });
  });

  it('is held to a goal in its own unit', () => {
    const goal = { of: 'shop', atLeast: 0.9, atMost: 1.1 };
    expect(judge(figure([1, 1, 9], []), goal)).toMatchObject({ value: 1, verdict: 'met' });
    expect(judge(figure([0.8], []), goal)).toMatchObject({ verdict: 'missed' });
    expect(judge(figure([1.2], []), goal)).toMatchObject({ verdict: 'missed' });
  });

  it('meets a goal with an alternative by either', () => {
    const goal = { of: 'shop', against: 'other', atMost: 2, orAtMost: 25 };
    expect(judge(figure([60], [30]), goal)).toMatchObject({ value: 2, verdict: 'met' });
    expect(judge(figure([24], [3]), goal)).toMatchObject({ value: 8, verdict: 'met' });
    const slow = figure([60], [29]);
    expect(judge(slow, goal)).toMatchObject({ verdict: 'missed' });
    expect(table([{ ...slow, unit: 'ms', goals: [goal] }])).toContain('(goal ≤ 2 × or ≤ 25 ms)');
    expect(judge({ ...slow, samples: {} }, goal)).toMatchObject({ verdict: 'missed' });
  });

  it('misses the goals of what was not measured', () => {
    const none = { ...figure([], []), samples: {} };
    const goal = { of: 'shop', against: 'other', atMost: 2 };
    expect(judge(none, goal)).toMatchObject({ value: NaN, verdict: 'missed' });
    expect(table([{ ...none, goals: [goal] }])).toContain('shop / other: not measured (goal ≤ 2)');
  });

  it('has no goal about a target that is not in it', () => {
    expect(() => judge(figure([1], [1]), { of: 'shp', atMost: 2 })).toThrow('not measured');
  });
});

describe('the table', () => {
  it('lists the missed goals again at its end', () => {
    const goals = [
      { of: 'shop', against: 'other', atLeast: 2 },
      { of: 'shop', atMost: 5 },
    ];
    const end = table([{ ...figure([4], [4]), goals }]).split('1 of 2 goals missed:')[1];
    expect(end?.trim()).toBe('reads: a page (requests/s): shop / other: 1 × (goal ≥ 2): missed');
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

describe('rounds of rates', () => {
  it('keep the latencies of each measurement', async () => {
    let turn = 0;
    const measure = () => Promise.resolve({ perSecond: (turn += 1), p50: turn, p99: 10 * turn });
    expect(await alternateRates(2, { a: measure })).toEqual({
      samples: { a: [1, 2] },
      latencies: {
        a: [
          { p50: 1, p99: 10 },
          { p50: 2, p99: 20 },
        ],
      },
    });
  });
});

describe('the options of the bench', () => {
  it('are complete only as they are published', () => {
    expect(readOptions([])).toMatchObject({ rounds: 3, isComplete: true });
    expect(readOptions(['--quick'])).toMatchObject({ rounds: 1, isComplete: false });
    expect(readOptions(['--only', 'orders'])).toMatchObject({ isComplete: false });
    expect(readOptions(['--sustained', '10'])).toMatchObject({ sustained: 10, isComplete: false });
  });

  it.each([['--only=lies'], ['--rounds=0'], ['--catalogues=10,many'], ['--fast']])(
    'are refused where they mean nothing: %s',
    (option) => {
      expect(() => readOptions([option])).toThrow();
    },
  );
});
