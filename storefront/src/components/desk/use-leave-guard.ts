import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { BASE } from '@/messages/en/language';

/** The place of an entry in the history, as the router keeps it. */
const placeIn = (state: unknown): number => {
  const place = (state as { idx?: unknown } | null)?.idx;
  return typeof place === 'number' ? place : 0;
};

/** Returns the address of a link that leads to another page of the shop in this window. */
function leavingTo({ target, button, ...event }: MouseEvent): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return undefined;
  if (link.target !== '' && link.target !== '_self') return undefined;
  const { origin, pathname, search, hash } = new URL(link.href, window.location.href);
  const isHere = pathname === window.location.pathname;
  return origin === window.location.origin && !isHere
    ? pathname.slice(BASE.length) + search + hash
    : undefined;
}

/**
 * Asks before the page is left while something on it is not saved: by a link, by the browser's way back, or by
 * closing the window. The router has no such question for routes that are components.
 */
export function useLeaveGuard(isDirty: boolean) {
  const navigate = useNavigate();
  /** Leaves the page once that is confirmed. */
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const isLeaving = useRef(false);
  useEffect(() => {
    if (!isDirty) return;
    const here = placeIn(window.history.state);
    const ask = (event: Event) => {
      if (!isLeaving.current) event.preventDefault();
    };
    const press = (event: MouseEvent) => {
      const to = leavingTo(event);
      if (to === undefined || isLeaving.current) return;
      event.preventDefault();
      event.stopPropagation();
      setLeave(() => () => void navigate(to));
    };
    const turn = (event: PopStateEvent) => {
      const steps = placeIn(event.state) - here;
      if (isLeaving.current) return;
      // before the router hears of it
      event.stopImmediatePropagation();
      if (steps === 0) return;
      window.history.go(-steps);
      setLeave(() => () => window.history.go(steps));
    };
    window.addEventListener('beforeunload', ask);
    window.addEventListener('popstate', turn, { capture: true });
    document.addEventListener('click', press, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', ask);
      window.removeEventListener('popstate', turn, { capture: true });
      document.removeEventListener('click', press, { capture: true });
    };
  }, [isDirty, navigate]);
  return {
    isAsking: leave !== null,
    stay: () => setLeave(null),
    leave: () => {
      isLeaving.current = true;
      leave?.();
    },
  };
}
