import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const STORAGE_PREFIX = 'scroll:';
/** How long a page that came back may take to grow to its old length. */
const PATIENCE_MS = 1500;

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
export function ScrollRestoration() {
  const { key, pathname } = useLocation();
  const navigation = useNavigationType();
  const shownPath = useRef(pathname);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () =>
      sessionStorage.setItem(`${STORAGE_PREFIX}${key}`, String(window.scrollY));
    window.addEventListener('scrollend', remember);
    window.addEventListener('pagehide', remember);
    return () => {
      window.removeEventListener('scrollend', remember);
      window.removeEventListener('pagehide', remember);
    };
  }, [key]);

  useLayoutEffect(() => {
    const samePage = shownPath.current === pathname;
    shownPath.current = pathname;
    if (navigation === NavigationType.Pop) {
      return scrollWhenTall(Number(sessionStorage.getItem(`${STORAGE_PREFIX}${key}`) ?? 0));
    }
    if (!samePage) window.scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
  }, [key, pathname, navigation]);

  return null;
}
