/**
 * Runs before the first paint as a separate, render-blocking script. It must stay small, and so must
 * everything that it imports.
 */
import { addressOf, PRODUCTS_PATH } from '@harrow/contract';
import * as paths from '@/config/paths';
import { rawSettings, withoutSlash } from '@/config/raw-settings';
import { pageQuery, pagingOf } from '@/features/catalogue/lib/paging';
import { applyScheme, storedScheme } from '@/lib/color-scheme';
import { requestEarly } from '@/lib/http/early-response';
import { hasToken } from '@/lib/session/token-key';

/** The pages with products, and whether their pictures are above the fold. */
const PAGES: Record<string, { picturesFirst: boolean } | undefined> = {
  [paths.home]: { picturesFirst: false },
  [paths.products]: { picturesFirst: true },
};

const ONLY_PAGING = /^\??((^|&|\?)(page|size)=[^&]*)*$/;

/** Returns undefined if the settings are invalid; the application reports that. */
function backendUrl(): string | undefined {
  const raw = rawSettings();
  const isUsable = typeof raw === 'object' && raw !== null && 'backendUrl' in raw;
  return isUsable && typeof raw.backendUrl === 'string' ? withoutSlash(raw.backendUrl) : undefined;
}

/** On a page with products, requests them while the application is still loading. */
async function requestProducts(): Promise<void> {
  const { pathname, search } = window.location;
  const page = PAGES[pathname];
  const backend = backendUrl();
  // with filters it is another request
  if (!page || backend === undefined || !ONLY_PAGING.test(search)) return;
  const query = pageQuery(pagingOf(new URLSearchParams(search)));
  const body = await requestEarly(backend + addressOf({ path: PRODUCTS_PATH }, {}, query));
  if (!page.picturesFirst) return;
  for (const [, address = ''] of body?.matchAll(/"img":"([^"\\]+)"/g) ?? []) {
    new Image().src = address;
  }
}

applyScheme(storedScheme());

// Pages are prerendered for visitors. If the user may be signed in, hide the parts for visitors.
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

void requestProducts();
