import { z } from 'zod';
import { send } from '../../dev/test-support/http.ts';

/**
 * What a process measures under a name, with its labels where it has some:
 * `harrow_orders{state="paid"}`. NaN where there is no such measure.
 */
async function measure(url: string, name: string): Promise<number> {
  const { body } = await send('GET', `${url}/metrics`);
  const lines = z.string().parse(body).split('\n');
  return Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length));
}

/** How many reads of the catalogue a process has answered from its cache. */
export const readsFromCache = async (url: string): Promise<number> =>
  (await measure(url, 'harrow_catalogue_reads_total{source="cache"}')) || 0; // none before the first

/** How many requests a process has not answered yet, this question included. */
export const requestsInFlight = (url: string): Promise<number> =>
  measure(url, 'harrow_http_requests_in_flight');

/** How many of its connections to the database a process uses. */
export const usedConnections = (url: string): Promise<number> =>
  measure(url, 'harrow_database_connections{state="used"}');

/** What a process holds of memory, in bytes. */
export const residentMemory = (url: string): Promise<number> =>
  measure(url, 'process_resident_memory_bytes');
