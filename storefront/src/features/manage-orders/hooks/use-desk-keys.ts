import { useEffect, useRef } from 'react';
import { areSingleKeysOn } from '@/lib/single-keys';

/** What the keys of a list do; each gets the id of the row that has the focus, or null. */
export interface DeskKeys {
  select: (id: string) => void;
  selectTo: (id: string) => void;
  ship: (id: string | null) => void;
  undo: () => void;
  /** Opens a tab, counted from 0. */
  tab: (index: number) => void;
  help: () => void;
}

const FIELDS = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog] *';

/** The links that name the rows, and take the focus for them. */
const rowLinks = () => Array.from(document.querySelectorAll<HTMLElement>('main [data-row] a'));

const rowOf = (element: Element | null) =>
  element?.closest<HTMLElement>('[data-row]')?.dataset.row ?? null;

function move(step: number): void {
  const links = rowLinks();
  const row = document.activeElement?.closest('[data-row]') ?? null;
  const here = links.findIndex((link) => row?.contains(link));
  const next = here === -1 ? 0 : Math.min(Math.max(here + step, 0), links.length - 1);
  links[next]?.focus();
}

function act(key: string, shift: boolean, keys: DeskKeys): boolean {
  const id = rowOf(document.activeElement);
  const tab = '1234'.indexOf(key);
  if (key === 'j') move(1);
  else if (key === 'k') move(-1);
  else if (key === 'x' && id !== null) (shift ? keys.selectTo : keys.select)(id);
  else if (key === 's') keys.ship(id);
  else if (key === 'z') keys.undo();
  else if (key === '?') keys.help();
  else if (tab >= 0) keys.tab(tab);
  else return false;
  return true;
}

/**
 * Listens for the single keys of a list, as long as no field and no dialog has the focus. Enter needs
 * no listener: the focus is on the link that names a row.
 */
export function useDeskKeys(keys: DeskKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, shiftKey, ctrlKey, altKey, metaKey } = event;
      const isTyping = target instanceof Element && target.matches(FIELDS);
      const isElsewhere = target instanceof Element && target.closest('header nav') !== null;
      if (ctrlKey || altKey || metaKey || isTyping || isElsewhere || !areSingleKeysOn()) return;
      if (act(key.toLowerCase(), shiftKey, latest.current)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
