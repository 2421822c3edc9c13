/**
 * Runs before the first paint as a separate, render-blocking script. It must stay small, and so must
 * everything that it imports.
 */
import { applyScheme, storedScheme } from '@/lib/color-scheme';
import { withStoredView } from '@/lib/list-view-key';
import { hasToken } from '@/lib/session/token-key';

// Ask the server for a list as this browser shows it: a change after the first paint would move the page.
const chosen = withStoredView(window.location);
if (chosen !== null) window.location.replace(chosen);

applyScheme(storedScheme());

// Pages are rendered for visitors. If the user may be signed in, hide the parts for visitors.
if (hasToken()) document.documentElement.dataset.visitor = 'known';

// Forms are sent by script. If one is submitted before its script has loaded, keep the browser from
// sending it, because that would put a password into the URL. Only searches belong there.
document.addEventListener(
  'submit',
  (event) => {
    if (!(event.target as Element).hasAttribute('method')) event.preventDefault();
  },
  { capture: true },
);
