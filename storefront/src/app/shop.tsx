import '@/config/parse-without-eval';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { isPrerendered } from './is-prerendered';
import { Providers } from './providers';
import { Router } from './router';
import { startSessionWhenIdle } from './start-session';

/** React's word for a boundary that it rendered anew, because its page was left before its code came. */
const LEFT_EARLY = /#421\b|before it finished hydrating/;

/** What React has mended by itself is reported, but for what a quick visitor does to any page. */
function reportMended(error: unknown): void {
  if (!(error instanceof Error && LEFT_EARLY.test(error.message))) reportError(error);
}

/** Brings the page to life. */
export function startShop(root: HTMLElement): void {
  const shop = (
    <StrictMode>
      <Providers>
        {/* no transitions: a page that is left takes no more input while the next one comes */}
        <BrowserRouter useTransitions={false}>
          <Router />
        </BrowserRouter>
      </Providers>
    </StrictMode>
  );
  startSessionWhenIdle();
  // What was rendered for another address is shown until React has something better.
  if (isPrerendered(root)) hydrateRoot(root, shop, { onRecoverableError: reportMended });
  else createRoot(root).render(shop);
}
