import type { Query, QueryClient, QueryOptions } from '@tanstack/react-query';
import { LRUCache } from 'lru-cache';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { pageAddress } from '@/lib/page-address';
import { BASE } from '@/messages/en/language';
import { Providers } from './providers';
import { Router } from './router';

/** The marker that React writes for a boundary whose content is missing. */
const SUSPENDED = '<!--$!-->';

/** Pages whose queries are remembered. */
const MAX_PAGES = 10_000;

/** Renderings at most: one for each level of components that read data for others. */
const MAX_RENDERINGS = 5;

const inShop = (content: ReactNode, address: string, client: QueryClient) => (
  <Providers client={client}>
    <StaticRouter basename={BASE} location={pageAddress(address)}>
      {content}
    </StaticRouter>
  </Providers>
);

/** A query that a component waits for and that was not read yet. */
const isOpen = ({ state, options }: Query): boolean =>
  state.status === 'loading' &&
  state.fetchStatus === 'idle' &&
  (options as { enabled?: boolean }).enabled !== false &&
  options.queryFn !== undefined;

type UsedQuery = Pick<QueryOptions, 'queryKey' | 'queryFn'>;

/**
 * Queries that components started themselves, by the address of their page: they are read before its next
 * rendering, which then needs no second one.
 */
const usedQueries = new LRUCache<string, UsedQuery[]>({ max: MAX_PAGES });

/** Reads what is not read yet; a failure is in the state of its query. */
const readAll = (client: QueryClient, queries: UsedQuery[]) =>
  Promise.allSettled(queries.map((query) => client.fetchQuery(query)));

/**
 * Renders the page at an address with everything that its components wait for: code, which is loaded once,
 * and queries. `isComplete` is false if a query failed; its component shows that it is loading.
 */
export async function renderSettled(
  address: string,
  client: QueryClient,
): Promise<{ body: string; isComplete: boolean }> {
  const shop = inShop(<Router />, address, client);
  const used = usedQueries.get(address) ?? [];
  await readAll(client, used);
  const met: UsedQuery[] = [];
  let body = '';
  for (let count = 0; count < MAX_RENDERINGS; count += 1) {
    // synchronous, and 4× faster than streaming for small pages
    body = renderToString(shop);
    const isSuspended = body.includes(SUSPENDED);
    if (isSuspended) await stream(shop);
    const open = client.getQueryCache().getAll().filter(isOpen);
    if (!isSuspended && open.length === 0) break;
    const opened = open.map(({ queryKey, options: { queryFn } }) => ({ queryKey, queryFn }));
    met.push(...opened);
    await readAll(client, opened);
  }
  const queries = client.getQueryCache().getAll();
  const isComplete = queries.every(({ state }) => state.status !== 'error');
  if (!isComplete) usedQueries.delete(address);
  else if (met.length > 0) usedQueries.set(address, [...used, ...met]);
  return { body, isComplete };
}

/** Renders other content in place of the pages. */
export const renderWaiting = (
  content: ReactNode,
  address: string,
  client: QueryClient,
): Promise<string> => stream(inShop(content, address, client));

/** Renders, and waits until all code is loaded. */
function stream(shop: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const html = new PassThrough();
    const { pipe } = renderToPipeableStream(shop, {
      // larger parts would be inserted by inline scripts, which the content security policy forbids
      progressiveChunkSize: Infinity,
      onAllReady: () => pipe(html),
      onError: reject,
    });
    text(html).then(resolve, reject);
  });
}
