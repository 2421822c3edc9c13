import type { Figure } from '../figure.ts';
import { startFreshClone } from '../fresh-clone.ts';
import type { Part } from '../part.ts';
import { alternate } from '../rounds.ts';
import { startShop } from '../services.ts';

/**
 * Measures the time from the start of a backend process to its first answer, and what a user waits for
 * after `git clone`.
 */
export const start: Part = async (options) => [
  await backendStart(options),
  ...(await firstStart()),
];

const backendStart = async ({ rounds, catalogues }: Parameters<Part>[0]): Promise<Figure> => {
  const shop = await startShop(Math.max(...catalogues));
  try {
    const backend = async () => {
      await shop.stopBackends();
      const from = performance.now();
      await shop.startBackend();
      await (await fetch(`${shop.url}/services?limit=12&pageNumber=0`)).text();
      return (performance.now() - from) / 1000;
    };
    const samples = await alternate(rounds, { backend });
    const title = 'a backend process, to its first page';
    return { part: 'start', title, unit: 's', samples, goals: [] };
  } finally {
    await shop.stop();
  }
};

/** Once: it installs everything that the shop runs. */
async function firstStart(): Promise<Figure[]> {
  const { first, second, megabytes } = await startFreshClone();
  return [
    {
      part: 'start',
      title: '`npm start` in a new clone, to `Ready`',
      unit: 's',
      samples: { first: [first], second: [second] },
      goals: [
        { of: 'first', atMost: 90 },
        { of: 'second', atMost: 8 },
      ],
    },
    {
      part: 'start',
      title: 'what `npm start` installs and builds',
      unit: 'MB',
      samples: { clone: [megabytes] },
      goals: [{ of: 'clone', atMost: 700 }],
    },
  ];
}
