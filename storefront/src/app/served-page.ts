import { hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';

/** The id of the element with the answers that the server rendered the page from. */
const DATA_ID = 'harrow-data';

/** Stands for every path: the page for unknown addresses. */
export const ANY_PATH = '*';

/** Returns the state that the router stores in the history entry of the page, if any. */
function routerState(): unknown {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'usr' in state ? state.usr : undefined;
}

/**
 * Tells whether the server has rendered what this address shows. With router state the content may
 * differ, so that React cannot hydrate it.
 */
export function isServed({ dataset }: HTMLElement): boolean {
  const isHere = dataset.path === ANY_PATH || dataset.path === window.location.pathname;
  return isHere && routerState() == null;
}

/**
 * Returns when the data of the page was current: at its request, which is now, unless the browser took
 * the page from its cache. Then 1, because 0 means "never" to react-query, which would render the page
 * as loading.
 */
function confirmedAt(): number {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'back_forward' || entry?.transferSize === 0 ? 1 : Date.now();
}

/** Puts the answers that the server rendered the page from into the cache. */
export function takeServedData(client: QueryClient): void {
  const json = document.getElementById(DATA_ID)?.textContent;
  if (!json) return;
  const state = JSON.parse(json) as DehydratedState;
  const dataUpdatedAt = confirmedAt();
  for (const query of state.queries) query.state = { ...query.state, dataUpdatedAt };
  hydrate(client, state);
}
