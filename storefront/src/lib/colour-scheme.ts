/** The ways the shop may look: as the system says, or always one. */
export const SCHEMES = ['system', 'light', 'dark'] as const;

export type Scheme = (typeof SCHEMES)[number];

export const SCHEME_KEY = 'colourScheme';

/** What was chosen on an earlier visit; whoever never chose gets what the system says. */
export function keptScheme(): Scheme {
  const kept = localStorage.getItem(SCHEME_KEY);
  return SCHEMES.find((scheme) => scheme === kept) ?? 'system';
}

/** Lets the page, and the frame that the browser draws around it, look that way. */
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

/** Remembers a choice and applies it. */
export function chooseScheme(scheme: Scheme): void {
  if (scheme === 'system') localStorage.removeItem(SCHEME_KEY);
  else localStorage.setItem(SCHEME_KEY, scheme);
  applyScheme(scheme);
  for (const listener of listeners) listener();
}

/** Calls back when the choice changes, here or in another tab, whose choice counts here, too. */
export function watchScheme(onChange: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key !== SCHEME_KEY && key !== null) return;
    applyScheme(keptScheme());
    onChange();
  };
  listeners.add(onChange);
  window.addEventListener('storage', follow);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', follow);
  };
}
