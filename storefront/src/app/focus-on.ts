/** Whether nothing has the focus: what had it is gone. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** Moves the focus to an element, which need not be a control, and leaves the page where it is. */
export function focusOn(element: HTMLElement): void {
  if (!element.matches('a[href], button, input, select, textarea')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** The first heading of the page on show; null while it is on its way. */
export function pageHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1');
  // React hides the page before while the next one comes.
  return heading?.closest('[style*="display: none"]') ? null : heading;
}
