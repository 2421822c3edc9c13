const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** By then, a reader may be about to press a button. */
const LATEST_MS = 2000;

/**
 * Calls `listener` once: at the first sign that someone uses the page, or after 2 seconds. For code that
 * is needed after a press, and must not delay the page itself. Returns a function that cancels this.
 */
export function onFirstSign(listener: () => void): () => void {
  const cancel = () => {
    clearTimeout(timer);
    for (const sign of SIGNS) document.removeEventListener(sign, run);
  };
  const run = () => {
    cancel();
    listener();
  };
  const timer = setTimeout(run, LATEST_MS);
  for (const sign of SIGNS) document.addEventListener(sign, run);
  return cancel;
}
