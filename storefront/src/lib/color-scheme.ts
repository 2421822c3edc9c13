/** The color schemes to choose from; `system` follows the operating system. */
export const SCHEMES = ['system', 'light', 'dark'] as const;

type Scheme = (typeof SCHEMES)[number];

export const SCHEME_KEY = 'colorScheme';

/** Returns the stored choice, or `system` if there is none. */
export function storedScheme(): Scheme {
  const stored = localStorage.getItem(SCHEME_KEY);
  return SCHEMES.find((scheme) => scheme === stored) ?? 'system';
}

/** Applies a scheme to the page and to the browser's own interface around it. */
export function applyScheme(scheme: Scheme): void {
  if (scheme === 'system') delete document.documentElement.dataset.scheme;
  else document.documentElement.dataset.scheme = scheme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const { scheme: own = '' } = meta.dataset;
    if (scheme === 'system') meta.media = `(prefers-color-scheme: ${own})`;
    else meta.media = scheme === own ? 'all' : 'not all';
  }
}

const listeners = new Set<() => void>();

/** Stores a choice and applies it. */
export function chooseScheme(scheme: Scheme): void {
  if (scheme === 'system') localStorage.removeItem(SCHEME_KEY);
  else localStorage.setItem(SCHEME_KEY, scheme);
  applyScheme(scheme);
  for (const listener of listeners) listener();
}

/** Calls `onChange` when the choice changes, in this tab or in another. */
export function watchScheme(onChange: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key !== SCHEME_KEY && key !== null) return;
    applyScheme(storedScheme());
    onChange();
  };
  listeners.add(onChange);
  window.addEventListener('storage', follow);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', follow);
  };
}
