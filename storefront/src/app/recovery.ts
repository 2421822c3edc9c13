const RELOADED_KEY = 'reloadedAt';
/** A page that needs another reload so soon would need the next one as well. */
const PAUSE_MS = 30_000;

/** Whether the shop's own server answers; a browser that believes to be online may be wrong. */
export async function isReachable(): Promise<boolean> {
  try {
    const address = `${window.location.origin}/`;
    const { ok } = await fetch(address, { method: 'HEAD', cache: 'no-store' });
    return ok;
  } catch {
    return false; // no answer is the answer
  }
}

/** Loads the page again, unless that was done just now. What was typed into forms is kept. */
export function reloadOnce(): void {
  const last = Number(sessionStorage.getItem(RELOADED_KEY));
  if (Date.now() - last < PAUSE_MS) return;
  sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
  window.location.reload();
}
