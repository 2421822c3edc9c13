import { useEffect, useRef } from 'react';
import { areSingleKeysOn } from '@/lib/single-keys';

interface Press {
  /** The id of the row that has the focus; null outside the rows. */
  row: string | null;
  shift: boolean;
}

/** The actions of single keys, by the key in lower case. */
type DeskKeyActions = Readonly<Record<string, (press: Press) => void>>;

const FIELDS = 'input:not([type=checkbox]), textarea, select, [contenteditable]';

/** Elements that take typed letters, or from which the list cannot be reached. */
const ELSEWHERE = `${FIELDS}, [role=dialog], [role=dialog] *, header nav *`;

/** The control that opens each row and has the focus for it. */
const rowNames = () =>
  Array.from(document.querySelectorAll<HTMLElement>('main [data-row] [data-row-name]'));

const rowOf = (element: Element | null) =>
  element?.closest<HTMLElement>('[data-row]')?.dataset.row ?? null;

function move(step: number): void {
  const names = rowNames();
  const row = document.activeElement?.closest('[data-row]') ?? null;
  const here = names.findIndex((name) => row?.contains(name));
  const next = here === -1 ? 0 : Math.min(Math.max(here + step, 0), names.length - 1);
  names[next]?.focus();
}

/** The keys that move the focus between the rows. Enter then opens one without a listener. */
export const ROW_KEYS: DeskKeyActions = { j: () => move(1), k: () => move(-1) };

/** Returns an action that presses the control with this shortcut in the focused row. */
export const pressInRow = (key: string) => () =>
  document.activeElement
    ?.closest('[data-row]')
    ?.querySelector<HTMLElement>(`[aria-keyshortcuts=${key}]`)
    ?.click();

/** Handles single keys while they are enabled and neither a field nor a dialog has the focus. */
export function useDeskKeys(actions: DeskKeyActions): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, shiftKey, ctrlKey, altKey, metaKey } = event;
      const isElsewhere = target instanceof Element && target.matches(ELSEWHERE);
      if (ctrlKey || altKey || metaKey || isElsewhere || !areSingleKeysOn()) return;
      const name = key.toLowerCase();
      if (!Object.hasOwn(latest.current, name)) return;
      event.preventDefault();
      latest.current[name]?.({ row: rowOf(document.activeElement), shift: shiftKey });
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
