import type { Part } from '../part.ts';
import { alternate } from '../rounds.ts';
import { startShop } from '../services.ts';

/** Measures the time from the start of a backend process to its first answer. */
export const start: Part = async ({ rounds, catalogues }) => {
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
    return [{ part: 'start', title, unit: 's', samples, goals: [] }];
  } finally {
    await shop.stop();
  }
};
