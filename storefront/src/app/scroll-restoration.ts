import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const STORAGE_PREFIX = 'scroll:';
/** How long a page that came back may take to grow to its old length. */
const PATIENCE_MS = 1500;

/** Whether this document was opened by Back, Forward or Reload rather than by a link or by typing. */
function isRevisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type !== 'navigate';
}

/** Scrolls there as soon as the page is long enough. Returns what gives up. */
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
  const timer = setTimeout(giveUp, PATIENCE_MS);
  // Whoever scrolls meanwhile knows better.
  window.addEventListener('wheel', giveUp, { once: true, passive: true });
  window.addEventListener('touchmove', giveUp, { once: true, passive: true });
  return () => {
    clearTimeout(timer);
    giveUp();
  };
}

/**
 * Opens a new page at its top and an old one where it was left. A change of the query alone, such
 * as the next page of a list, leaves the scrolling to the list.
 */
export function useScrollRestoration(): void {
  const { key, pathname } = useLocation();
  const navigation = useNavigationType();
  const shownPath = useRef<string>(undefined);

  // Before the paint: a listener that lives on into the next page would note that page's scroll.
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () =>
      sessionStorage.setItem(`${STORAGE_PREFIX}${key}`, String(Math.round(window.scrollY)));
    // Every time: at the moment of leaving, the next page already stands in the document.
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    const opened = shownPath.current === undefined;
    const samePage = shownPath.current === pathname;
    shownPath.current = pathname;
    if (opened ? isRevisit() : navigation === NavigationType.Pop) {
      return scrollWhenTall(Number(sessionStorage.getItem(`${STORAGE_PREFIX}${key}`) ?? 0));
    }
    if (!opened && !samePage) window.scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
  }, [key, pathname, navigation]);
}
