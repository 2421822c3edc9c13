/**
 * Runs before the first paint, as a file of its own that the page waits for: it must stay small,
 * and imports nothing that is not.
 */
import { applyScheme, keptScheme } from '@/lib/colour-scheme';
import { hasToken } from '@/lib/session/token-key';
import { askForProducts } from './early-products';

applyScheme(keptScheme());

// Pages are rendered for visitors; what is only for them is hidden from whoever may be signed in.
if (hasToken()) document.documentElement.dataset.visitor = 'known';

// Forms are sent by script. One that is submitted before its script has come must not be sent by
// the browser, which would write a password into the address.
document.addEventListener('submit', (event) => event.preventDefault(), { capture: true });

void askForProducts();
