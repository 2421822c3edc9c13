import { z } from 'zod';
import { send } from '@harrow/testing/http';

/**
 * Reads a metric of a process by name, with its labels if it has any:
 * `harrow_orders{state="paid"}`. NaN if the metric does not exist.
 */
async function measure(url: string, name: string): Promise<number> {
  const { body } = await send('GET', `${url}/metrics`);
  const lines = z.string().parse(body).split('\n');
  return Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length));
}

/** The number of catalogue reads that a process has answered from its cache. */
export const readsFromCache = async (url: string): Promise<number> =>
  (await measure(url, 'harrow_catalogue_reads_total{source="cache"}')) || 0; // none before the first

/** The number of requests in flight in a process, including this one. */
export const requestsInFlight = (url: string): Promise<number> =>
  measure(url, 'harrow_http_requests_in_flight');

/** The number of database connections in use by a process. */
export const usedConnections = (url: string): Promise<number> =>
  measure(url, 'harrow_database_connections{state="used"}');

/** The number of unpaid orders of the shop, which a process counts at most twice a minute. */
export const unpaidOrders = (url: string): Promise<number> =>
  measure(url, 'harrow_orders{state="unpaid"}');

/** The resident memory of a process, in bytes. */
export const residentMemory = (url: string): Promise<number> =>
  measure(url, 'process_resident_memory_bytes');
