import type { Figure } from '../figure.ts';
import { startFreshClone } from '../fresh-clone.ts';
import type { Part } from '../part.ts';

/** Measures, once, what a user waits for after `git clone`: it installs everything that the shop runs. */
export const clone: Part = async () => {
  const { first, second, megabytes } = await startFreshClone();
  const figures: Figure[] = [
    {
      part: 'clone',
      title: '`npm start` in a new clone, to `Ready`',
      unit: 's',
      samples: { first: [first], second: [second] },
      goals: [
        { of: 'first', atMost: 90 },
        { of: 'second', atMost: 8 },
      ],
    },
    {
      part: 'clone',
      title: 'what `npm start` has installed and built by then, without data',
      unit: 'MB',
      samples: { clone: [megabytes] },
      goals: [{ of: 'clone', atMost: 700 }],
    },
  ];
  return figures;
};
