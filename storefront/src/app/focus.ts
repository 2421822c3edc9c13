import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { areSingleKeysOn } from '@/lib/single-keys';

/** Tells whether no element has the focus. */
const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** Moves the focus to an element, which need not be a control, without scrolling. */
function focusOn(element: HTMLElement): void {
  if (!element.matches('a[href], button, input, select, textarea')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Returns the main heading of the current page, or null while it loads. */
function pageHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1');
  // React hides the previous page while the next one loads.
  return heading?.closest('[style*="display: none"]') ? null : heading;
}

const content = () => document.querySelector('main');

/**
 * Focuses the heading of a new page as soon as it exists, and then the row that had the focus when the
 * page was left, if there is one. Returns a function that cancels this.
 */
function focusPage(row: string | undefined): () => void {
  const main = content();
  if (!main) return () => undefined;
  let heading: HTMLElement | null = null;
  const attempt = () => {
    // Do not move the focus if the user has already focused a control of the new page.
    const isFree = () =>
      isFocusLost() || [main, heading].includes(document.activeElement as HTMLElement);
    if (!heading) {
      heading = pageHeading();
      if (heading && isFree()) focusOn(heading);
    }
    if (row === undefined) return heading !== null;
    const name = heading && nameOfRow(row);
    if (name && isFree()) name.focus();
    return Boolean(name) || !isFree();
  };
  focusOn(main);
  if (attempt()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (attempt()) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

const nameOfRow = (row: string) =>
  document.querySelector<HTMLElement>(`main [data-row="${CSS.escape(row)}"] [data-row-name]`);

/** Remembers the row of a list that last had the focus, for each entry of the browser's history. */
function useLastRows(key: string): ReadonlyMap<string, string> {
  const [rows] = useState(() => new Map<string, string>());
  useEffect(() => {
    const remember = ({ target }: Event) => {
      const row = target instanceof Element && target.closest<HTMLElement>('main [data-row]');
      if (row && row.dataset.row !== undefined) rows.set(key, row.dataset.row);
    };
    // a press focuses no link in some browsers
    const events = ['focusin', 'click'] as const;
    for (const event of events) document.addEventListener(event, remember, true);
    return () => {
      for (const event of events) document.removeEventListener(event, remember, true);
    };
  }, [key, rows]);
  return rows;
}

/**
 * Moves the focus to the heading of each new page, and on the way back to the row of the list that was left in the
 * entry of the history with the key `left`. It does not apply to the first page of a document, or if only the query changes.
 */
export function useFocusOnNavigation(left: string | undefined): void {
  const { pathname, key } = useLocation();
  const rows = useLastRows(key);
  const shown = useRef(pathname);
  const row = left === undefined ? undefined : rows.get(left);
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    return focusPage(row);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the row of the moment in which the page changes
  }, [pathname]);
}

const elementAfter = (node: Node | null): Element | null =>
  node === null || node instanceof Element ? node : elementAfter(node.nextSibling);

const elementBefore = (node: Node | null): Element | null =>
  node === null || node instanceof Element ? node : elementBefore(node.previousSibling);

/** Returns the element that replaces a removed one: its sibling, or else its parent. */
function successorOf({ target, nextSibling, previousSibling }: MutationRecord): Element | null {
  const parent = target instanceof Element ? target : null;
  return elementAfter(nextSibling) ?? elementBefore(previousSibling) ?? parent;
}

/** Returns the best new focus near `anchor`: its table row, its current list page or the heading. */
function focusTargetNear(anchor: Element): HTMLElement | null {
  const row = anchor.closest<HTMLElement>('tbody tr');
  if (row) return row.querySelector<HTMLElement>('a[href], button:not(:disabled)') ?? row;
  const current = anchor.closest('nav')?.querySelector<HTMLElement>('[aria-current="page"]');
  return current ?? pageHeading() ?? document.querySelector('main');
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Moves the focus to a nearby element when the focused one is removed or disabled, e.g. a table row,
 * the Next link on the last page, or the button that opened a dialog. Returns a function that stops it.
 */
export function keepFocus(): () => void {
  /** The element that last had the focus, or its replacement. */
  let anchor: Element | null = null;
  let isReplaced = false;

  const restore = async () => {
    // A closing dialog restores the focus one frame later, and the next page takes it after that.
    await frame();
    await frame();
    const target = anchor?.isConnected ? focusTargetNear(anchor) : pageHeading();
    if (isFocusLost() && target) focusOn(target);
  };
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !target.closest('main')) return;
    anchor = target;
    isReplaced = false;
  };
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      const isRemoved = [...record.removedNodes].some((node) => anchor && node.contains(anchor));
      if (isRemoved) [anchor, isReplaced] = [successorOf(record), true];
    }
    if (isFocusLost() && (isReplaced || anchor?.matches(':disabled'))) void restore();
  });
  document.addEventListener('focusin', remember);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}

const EDITABLE = 'input, textarea, select, [contenteditable], [role=dialog], [role=dialog] *';

/**
 * Moves the focus to the search field when `/` is pressed: that of the page, or else the header's.
 * Returns a function that stops it.
 */
export function focusSearchOnSlash(): () => void {
  const press = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, altKey, metaKey } = event;
    const isTyping = target instanceof Element && target.matches(EDITABLE);
    if (key !== '/' || isTyping || ctrlKey || altKey || metaKey || !areSingleKeysOn()) return;
    event.preventDefault();
    const own = document.querySelector<HTMLInputElement>('main [role=search] input');
    const form = document.querySelector<HTMLFormElement>('header form[role=search]');
    const opener = form?.nextElementSibling;
    // in a narrow window, the form is behind a button, which focuses the field
    if (own) {
      own.focus();
      own.select(); // other words replace those of the last search
    } else if (opener instanceof HTMLElement && opener.checkVisibility()) opener.click();
    else form?.querySelector('input')?.focus();
  };
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
}
