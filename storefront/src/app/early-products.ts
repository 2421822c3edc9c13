import { rawSettings, withoutSlash } from '@/config/raw-settings';
import { pagingOf, productsPath } from '@/features/catalogue/lib/paging';
import { askEarly } from '@/lib/http/early-answer';

/** The pages that show products, and whether their pictures are seen without scrolling. */
const PAGES: Record<string, { picturesFirst: boolean } | undefined> = {
  '/': { picturesFirst: false },
  '/allproduct': { picturesFirst: true },
};

/** Undefined where the settings are wrong, which the application will tell. */
function backendUrl(): string | undefined {
  const raw = rawSettings();
  const isUsable = typeof raw === 'object' && raw !== null && 'backendUrl' in raw;
  return isUsable && typeof raw.backendUrl === 'string' ? withoutSlash(raw.backendUrl) : undefined;
}

/** On a page with products, asks for them while the application itself is still on its way. */
export async function askForProducts(): Promise<void> {
  const { pathname, search } = window.location;
  const page = PAGES[pathname];
  const backend = backendUrl();
  if (!page || backend === undefined) return;
  const body = await askEarly(backend + productsPath(pagingOf(new URLSearchParams(search))));
  if (!page.picturesFirst) return;
  for (const [, address = ''] of body?.matchAll(/"img":"([^"\\]+)"/g) ?? []) {
    new Image().src = address;
  }
}
