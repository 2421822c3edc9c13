import fc from 'fast-check';
import { type Fitment, fits } from '../src/lib/fits';
import { byOldPart, type Step, successorsOf } from '../src/lib/steps';
import type { Verdict } from '../src/lib/three-values';

const KEYS = ['h|1', 'h|2', 'h|3', 'h|4', 'h|5'];
const MACHINES = ['m1', 'm2'];
const PARTS = Array.from({ length: 8 }, (_, index) => `P${index}`);

const rangeOf = fc.oneof(
  fc.constant(['', '~'] as const),
  fc
    .tuple(fc.nat(4), fc.nat(4))
    .map(
      ([one, other]) =>
        [KEYS[Math.min(one, other)] ?? '', KEYS[Math.max(one, other)] ?? ''] as const,
    ),
);

/** A step leads to parts with higher numbers only, as the generations of the database do. */
const stepOf = (from: number) =>
  fc
    .record({
      machine: fc.constantFrom(null, ...MACHINES),
      range: rangeOf,
      isTwoWay: fc.boolean(),
      items: fc.uniqueArray(
        fc.record({
          to: fc.integer({ min: from + 1, max: PARTS.length - 1 }),
          quantity: fc.integer({ min: 1, max: 3 }),
        }),
        { minLength: 1, maxLength: 2, selector: ({ to }) => to },
      ),
    })
    .map(({ machine, range: [fromKey, toKey], isTwoWay, items }): Step => ({
      old: PARTS[from] ?? '',
      machine,
      ...(machine === null ? { fromKey: '', toKey: '~' } : { fromKey, toKey }),
      isTwoWay,
      sellsOut: true,
      since: null,
      items: items.map(({ to, quantity }) => ({ part: PARTS[to] ?? '', quantity })),
    }));

const keyOfStep = ({ old, machine, fromKey }: Step) => `${old} ${machine ?? ''} ${fromKey}`;

/** At most one step for every machine, and steps of one machine that do not overlap, as an import stores them. */
const stepsArbitrary = fc
  .array(fc.nat(PARTS.length - 2).chain(stepOf), { maxLength: 12 })
  .map((steps) =>
    steps.filter((step, at) =>
      steps
        .slice(0, at)
        .every(
          (other) =>
            keyOfStep(other) !== keyOfStep(step) &&
            (other.old !== step.old ||
              other.machine !== step.machine ||
              other.toKey < step.fromKey ||
              other.fromKey > step.toKey),
        ),
    ),
  );

const fitmentArbitrary = fc
  .tuple(fc.constantFrom(...PARTS), rangeOf)
  .map(([part, [fromKey, toKey]]): Fitment => ({
    ...{ part, fromKey, toKey, item: '1', quantity: 1, from: null, to: null, usableOn: [] },
    figure: { number: '1', title: 'One' },
  }));

/** The step that a plain reading of the rules takes at a known serial number. */
function stepAt(
  steps: readonly Step[],
  part: string,
  machine: string,
  key: string,
): Step | undefined {
  const own = steps.filter((step) => step.old === part);
  return (
    own.find((step) => step.machine === machine && key >= step.fromKey && key <= step.toKey) ??
    own.find((step) => step.machine === null)
  );
}

function finals(
  steps: readonly Step[],
  part: string,
  machine: string,
  key: string,
  quantity = 1,
): [string, number][] {
  const step = stepAt(steps, part, machine, key);
  if (!step) return [[part, quantity]];
  return step.items.flatMap((item) =>
    finals(steps, item.part, machine, key, quantity * item.quantity),
  );
}

function leads(
  steps: readonly Step[],
  from: string,
  to: string,
  machine: string,
  key: string,
  isTwoWay = false,
): boolean {
  if (from === to) return true;
  const step = stepAt(steps, from, machine, key);
  if (!step || (isTwoWay && !step.isTwoWay)) return false;
  return step.items.some((item) => leads(steps, item.part, to, machine, key, isTwoWay));
}

const fitsPlainly = (
  steps: readonly Step[],
  part: string,
  fitments: readonly Fitment[],
  machine: string,
  key: string,
) =>
  fitments.some(
    (fitment) =>
      key >= fitment.fromKey &&
      key <= fitment.toKey &&
      (leads(steps, fitment.part, part, machine, key) ||
        leads(steps, part, fitment.part, machine, key, true)),
  );

const asked = fc.record({
  steps: stepsArbitrary,
  fitments: fc.array(fitmentArbitrary, { maxLength: 6 }),
  part: fc.constantFrom(...PARTS),
  machine: fc.constantFrom(...MACHINES),
  key: fc.constantFrom(...KEYS),
});

it('finds the successors that a plain walk finds, with their quantities', () => {
  fc.assert(
    fc.property(asked, ({ steps, part, machine, key }) => {
      const expected = new Map<string, number>();
      for (const [number, quantity] of finals(steps, part, machine, key)) {
        expected.set(number, (expected.get(number) ?? 0) + quantity);
      }
      const found = successorsOf(byOldPart(steps), part, { machine, key });
      if (stepAt(steps, part, machine, key)) expect(found?.parts).toEqual(expected);
      else expect(found).toBeNull();
    }),
    { numRuns: 3000 },
  );
});

it('says of a known serial number what a plain walk says', () => {
  fc.assert(
    fc.property(asked, ({ steps, fitments, part, machine, key }) => {
      const place = { machine, key, options: null };
      const { verdict, fitment } = fits(byOldPart(steps), part, fitments, place);
      expect(verdict).toBe(fitsPlainly(steps, part, fitments, machine, key) ? 'yes' : 'no');
      if (verdict === 'yes') expect(fitments).toContain(fitment);
    }),
    { numRuns: 3000 },
  );
});

it('never says yes or no of an unknown serial number where the numbers differ', () => {
  fc.assert(
    fc.property(asked, ({ steps, fitments, part, machine }) => {
      const { verdict } = fits(byOldPart(steps), part, fitments, {
        machine,
        key: null,
        options: null,
      });
      const answers = KEYS.map((key) => fitsPlainly(steps, part, fitments, machine, key));
      const possible: Verdict[] = [
        'unknown',
        ...(answers.every(Boolean) ? (['yes'] as const) : []),
      ];
      if (!answers.some(Boolean)) possible.push('no');
      expect(possible).toContain(verdict);
    }),
    { numRuns: 3000 },
  );
});

it('knows that a line for every number fits whatever the number is', () => {
  const everywhere: Fitment = {
    ...{
      part: 'P0',
      fromKey: '',
      toKey: '~',
      item: '1',
      quantity: 1,
      from: null,
      to: null,
      usableOn: [],
    },
    figure: { number: '1', title: 'One' },
  };
  const place = { machine: 'm1', key: null, options: null };
  expect(fits(byOldPart([]), 'P0', [everywhere], place).verdict).toBe('yes');
  const optional = { ...everywhere, usableOn: ['R'] };
  expect(fits(byOldPart([]), 'P0', [optional], place).verdict).toBe('unknown');
  expect(fits(byOldPart([]), 'P0', [optional], { ...place, options: ['R'] }).verdict).toBe('yes');
  expect(fits(byOldPart([]), 'P0', [optional], { ...place, options: [] }).verdict).toBe('no');
});
