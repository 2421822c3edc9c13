import { z } from 'zod';
import { send } from '../../dev/test-support/http.ts';

/** How many reads of the catalogue a process has answered from its cache. */
export async function readsFromCache(url: string): Promise<number> {
  const { body } = await send('GET', `${url}/metrics`);
  const text = z.string().parse(body);
  return Number(/^harrow_catalogue_reads_total\{source="cache"\} (\d+)$/m.exec(text)?.[1] ?? 0);
}
