import { focusOn, isFocusLost, pageHeading } from './focus-on';

const elementAfter = (node: Node | null): Element | null =>
  node === null || node instanceof Element ? node : elementAfter(node.nextSibling);

const elementBefore = (node: Node | null): Element | null =>
  node === null || node instanceof Element ? node : elementBefore(node.previousSibling);

/** What has taken the place of something that was removed: its neighbor, else what held it. */
function successorOf({ target, nextSibling, previousSibling }: MutationRecord): Element | null {
  const holder = target instanceof Element ? target : null;
  return elementAfter(nextSibling) ?? elementBefore(previousSibling) ?? holder;
}

/** The nearest place to `anchor` that makes sense: its row, the page of its list, the heading. */
function placeNear(anchor: Element): HTMLElement | null {
  const row = anchor.closest<HTMLElement>('tbody tr');
  if (row) return row.querySelector<HTMLElement>('a[href], button:not(:disabled)') ?? row;
  const current = anchor.closest('nav')?.querySelector<HTMLElement>('[aria-current="page"]');
  return current ?? pageHeading() ?? document.querySelector('main');
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Sees to it that the focus never falls to the body because what had it was removed or disabled: a
 * row of a table, the arrow behind the last page, a dialog whose button has gone meanwhile. Returns
 * what stops it.
 */
export function keepFocus(): () => void {
  /** Where the focus was in the page, or what has taken that place. */
  let anchor: Element | null = null;
  let isMoved = false;

  const rescue = async () => {
    // A dialog that closes gives the focus back a frame later, and the next page takes it.
    await frame();
    await frame();
    const place = anchor?.isConnected ? placeNear(anchor) : pageHeading();
    if (isFocusLost() && place) focusOn(place);
  };
  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !target.closest('main')) return;
    anchor = target;
    isMoved = false;
  };
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      const holds = [...record.removedNodes].some((node) => anchor && node.contains(anchor));
      if (holds) [anchor, isMoved] = [successorOf(record), true];
    }
    if (isFocusLost() && (isMoved || anchor?.matches(':disabled'))) void rescue();
  });
  document.addEventListener('focusin', note);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', note);
    observer.disconnect();
  };
}
