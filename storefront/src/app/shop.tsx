import '@/config/parse-without-eval';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Providers } from './providers';
import { Router } from './router';
import { startSessionWhenIdle } from './start-session';

/** React's error for a boundary that was updated before it was hydrated, e.g. by early navigation. */
const EARLY_UPDATE = /#421\b|before it finished hydrating/;

/** Reports errors from which React recovered, except for early navigation, which is harmless. */
function reportRecoverableError(error: unknown): void {
  if (!(error instanceof Error && EARLY_UPDATE.test(error.message))) reportError(error);
}

/** Hydrates or renders the shop. */
export function startShop(root: HTMLElement): void {
  const shop = (
    <StrictMode>
      <Providers>
        {/* no transitions, so that the previous page accepts no input while the next one loads */}
        <BrowserRouter useTransitions={false}>
          <Router />
        </BrowserRouter>
      </Providers>
    </StrictMode>
  );
  startSessionWhenIdle();
  // A page that was prerendered for another URL stays visible until React replaces it.
  if (isPrerendered(root)) hydrateRoot(root, shop, { onRecoverableError: reportRecoverableError });
  else createRoot(root).render(shop);
}

/** Returns the state that the router stores in the history entry of the page, if any. */
function routerState(): unknown {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'usr' in state ? state.usr : undefined;
}

/**
 * Tells whether the document was prerendered for exactly this URL. With a query or with router state
 * the content may differ, so that React cannot hydrate it.
 */
function isPrerendered(root: HTMLElement): boolean {
  const { pathname, search } = window.location;
  return root.dataset.path === pathname && search === '' && routerState() == null;
}
