import '@/config/parse-without-eval';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createQueryClient } from '@/lib/query-client';
import { BASE } from '@/messages/en/language';
import { prepareForOffline } from './offline/prepare';
import { Providers } from './providers';
import { Router } from './router';
import { isServed, takeServedData } from './served-page';
import { startSessionWhenIdle } from './start-session';

/** React's error for a boundary that was updated before it was hydrated, e.g. by early navigation. */
const EARLY_UPDATE = /#421\b|before it finished hydrating/;

/** Reports errors from which React recovered, except for early navigation, which is harmless. */
function reportRecoverableError(error: unknown): void {
  if (!(error instanceof Error && EARLY_UPDATE.test(error.message))) reportError(error);
}

/** Hydrates or renders the shop. */
export function startShop(root: HTMLElement): void {
  const client = createQueryClient();
  const served = isServed(root);
  // before the first render, which must find what the server has found
  if (served) takeServedData(client);
  const shop = (
    <StrictMode>
      <Providers client={client}>
        {/* no transitions, so that the previous page accepts no input while the next one loads */}
        <BrowserRouter basename={BASE} useTransitions={false}>
          <Router />
        </BrowserRouter>
      </Providers>
    </StrictMode>
  );
  // a page that the browser kept in memory is as old as its last view
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void client.invalidateQueries();
  });
  startSessionWhenIdle();
  prepareForOffline();
  // A page that was rendered for another URL stays visible until React replaces it.
  if (!served) createRoot(root).render(shop);
  else {
    // in a transition, React yields to input while it hydrates
    startTransition(() => {
      hydrateRoot(root, shop, { onRecoverableError: reportRecoverableError });
    });
  }
}
