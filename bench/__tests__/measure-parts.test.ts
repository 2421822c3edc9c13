import type { Figure } from '../figure.ts';
import { measureParts, type Measured } from '../measure-parts.ts';
import type { PartName } from '../options.ts';
import { failureLines } from '../report/table.ts';

const figureOf = (part: PartName): Figure => ({
  ...{ part, title: 'a page', unit: 's' },
  ...{ samples: { shop: [1] }, goals: [] },
});

const measure = async (part: PartName): Promise<Figure[]> => {
  if (part === 'search') throw new Error('No search.');
  return [figureOf(part)];
};

it('keeps what is measured after each part, whatever a later one does', async () => {
  const kept: Measured[] = [];
  const keep = async (measured: Measured) => void kept.push(structuredClone(measured));
  const measured = await measureParts(['reads', 'search', 'orders'], measure, keep);
  const failures = [{ part: 'search', reason: 'No search.' }];
  expect(kept).toEqual([
    { figures: [figureOf('reads')], failures: [] },
    { figures: [figureOf('reads')], failures },
    { figures: [figureOf('reads'), figureOf('orders')], failures },
  ]);
  expect(measured).toEqual(kept[2]);
});

it('lists the parts that failed, with the reason', () => {
  expect(failureLines([{ part: 'search', reason: 'No search.' }])).toEqual([
    'Parts that could not be measured: 1',
    '  search: No search.',
  ]);
});
