import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { focusSearchOnSlash, keepFocus, useFocusOnNavigation } from './focus';
import { closeMenus, keepMenus } from './menus';

/** Handles scrolling and focus when the route changes, as a browser does between documents. */
export default function PageChanges() {
  const left = useLeftPlace();
  useScrollRestoration(left);
  useFocusOnNavigation(left);
  useEffect(keepFocus, []);
  useEffect(focusSearchOnSlash, []);
  useEffect(keepMenus, []);
  const { key } = useLocation();
  useEffect(closeMenus, [key]);
  return null;
}

/** Tells whether a page was opened by a `BackLink`. */
const isReturning = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'returns' in state;

/**
 * Returns the key of the history's entry whose scroll position and row the current page takes up again: its own
 * on Back and Forward; by a link back, that of the last entry with the same address.
 */
function useLeftPlace(): string | undefined {
  const location = useLocation();
  const { key, pathname, search } = location;
  const navigation = useNavigationType();
  const [lastKeys] = useState(() => new Map<string, string>());
  const [place, setPlace] = useState<{ key: string; left: string | undefined }>();
  const address = pathname + search;
  useEffect(() => {
    lastKeys.set(address, key);
  }, [lastKeys, address, key]);
  if (place?.key === key) return place.left;
  const former = isReturning(location.state) ? lastKeys.get(address) : undefined;
  const left = navigation === NavigationType.Pop ? key : former;
  setPlace({ key, left });
  return left;
}

const STORAGE_PREFIX = 'scroll:';
/** The time that a restored page may take to grow to its previous length. */
const RESTORE_TIMEOUT_MS = 1500;

/** Tells whether this document was opened by Back, Forward or Reload. */
function isRevisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type !== 'navigate';
}

/** Scrolls to `top` as soon as the page is long enough. Returns a function that cancels this. */
function scrollWhenTall(top: number): () => void {
  const attempt = () => {
    window.scrollTo({ top, behavior: 'instant' });
    return Math.abs(window.scrollY - top) < 2;
  };
  if (attempt()) return () => undefined;
  const observer = new ResizeObserver(() => {
    if (attempt()) observer.disconnect();
  });
  observer.observe(document.body);
  const giveUp = () => observer.disconnect();
  const timer = setTimeout(giveUp, RESTORE_TIMEOUT_MS);
  // Stop if the user scrolls.
  window.addEventListener('wheel', giveUp, { once: true, passive: true });
  window.addEventListener('touchmove', giveUp, { once: true, passive: true });
  return () => {
    clearTimeout(timer);
    giveUp();
  };
}

/**
 * Opens new pages at the top and restores the scroll position of previous ones. If only the query
 * changes, e.g. to the next page of a list, the list handles scrolling itself.
 */
function useScrollRestoration(left: string | undefined): void {
  const { key, pathname } = useLocation();
  const shownPath = useRef<string>(undefined);

  // A layout effect, because a listener that outlives its page would store the next page's position.
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () =>
      sessionStorage.setItem(`${STORAGE_PREFIX}${key}`, String(Math.round(window.scrollY)));
    // On every scroll, because on navigation the next page is already in the document.
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    const opened = shownPath.current === undefined;
    const samePage = shownPath.current === pathname;
    shownPath.current = pathname;
    if (opened ? isRevisit() : left !== undefined) {
      const entry = opened ? key : left;
      return scrollWhenTall(Number(sessionStorage.getItem(`${STORAGE_PREFIX}${entry}`) ?? 0));
    }
    if (!opened && !samePage) window.scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `left` is that of the key
  }, [key, pathname]);
}
