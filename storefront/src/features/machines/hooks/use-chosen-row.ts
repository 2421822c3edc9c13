import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '@/components/ui/use-hydrated';
import * as paths from '@/config/paths';
import type { FigureRow } from '../lib/figure-rows';

interface ChosenRow {
  /** The key of the chosen row; undefined if none is chosen. */
  chosen: string | undefined;
  choose: (key: string | undefined) => void;
  /** Chooses a row, and brings it into view. */
  show: (key: string) => void;
}

const PREFIX = `#${paths.itemFragment('')}`;

/** On a phone held upright, the list is a sheet below the drawing, and the chosen row its first one. */
const isSheet = () => window.matchMedia('(width < 48rem) and (orientation: portrait)').matches;

function bringIntoView(key: string): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById(paths.itemFragment(key))?.scrollIntoView({
    block: isSheet() ? 'start' : 'nearest',
    behavior: isCalm ? 'auto' : 'smooth',
  });
}

/** The row of a figure that is chosen, in the list and in the drawing; it is the fragment of the address. */
export function useChosenRow(rows: readonly FigureRow[]): ChosenRow {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated(); // the server does not know the fragment
  const key = isHydrated && hash.startsWith(PREFIX) ? hash.slice(PREFIX.length) : undefined;
  const chosen = rows.find((row) => row.key === key)?.key;
  const toShow = useRef(chosen);
  useEffect(() => {
    if (chosen !== undefined && (isSheet() || toShow.current === chosen)) bringIntoView(chosen);
    toShow.current = undefined;
  }, [chosen]);
  const choose = useCallback(
    (next: string | undefined) => {
      const fragment = next === undefined ? '' : paths.itemFragment(next);
      void navigate({ search, hash: fragment }, { replace: true });
    },
    [navigate, search],
  );
  const show = (next: string) => {
    if (next === chosen) bringIntoView(next);
    else {
      toShow.current = next;
      choose(next);
    }
  };
  return { chosen, choose, show };
}
