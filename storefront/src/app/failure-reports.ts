/** One page reports no more: what follows the first errors is mostly their consequence. */
const MAX_REPORTS = 5;
const MAX_FRAMES = 5;
/** A place in a script of the shop; extensions of browsers have other addresses. */
const FRAME = /\/assets\/([\w.-]+\.js:\d+:\d+)/g;
const NAME = /^[A-Za-z]{1,40}$/;

let sent = 0;

/**
 * Tells the shop's server where an error was: its class and its places in the shop's scripts. Its message stays
 * here, since it may hold what a person typed.
 */
export function reportBrowserError(kind: 'error' | 'rejection' | 'crash', error: unknown): void {
  if (!(error instanceof Error) || sent >= MAX_REPORTS) return;
  const frames = [...(error.stack ?? '').matchAll(FRAME)].map(([, frame]) => frame);
  if (frames.length === 0) return;
  sent += 1;
  const name = NAME.test(error.name) ? error.name : 'Error';
  navigator.sendBeacon(
    '/-/errors',
    JSON.stringify({ kind, name, frames: frames.slice(0, MAX_FRAMES) }),
  );
}

/** Reports the errors of this page that nothing catches. */
export function watchErrors(): void {
  window.addEventListener('error', ({ error }) => reportBrowserError('error', error));
  window.addEventListener('unhandledrejection', ({ reason }) =>
    reportBrowserError('rejection', reason),
  );
}
