import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusOn, isFocusLost, pageHeading } from './focus-on';

const content = () => document.querySelector('main');

/** Focuses the heading of a new page, as soon as it has one. Returns what gives up. */
function focusHeading(): () => void {
  const main = content();
  if (!main) return () => undefined;
  const attempt = () => {
    const heading = pageHeading();
    // Whoever is in a control of the new page already is left there.
    if (heading && (isFocusLost() || document.activeElement === main)) focusOn(heading);
    return heading !== null;
  };
  focusOn(main);
  if (attempt()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (attempt()) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * Leads the focus to the heading of each new page, where reading begins. The first page of a document
 * is the browser's own affair, and a change of the query alone leaves the focus where it is.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    return focusHeading();
  }, [pathname]);
}
