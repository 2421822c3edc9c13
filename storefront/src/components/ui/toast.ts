import type { ReactNode } from 'react';

type Kind = 'success' | 'error';

/** The library is loaded when the first message is due; no page waits for it. */
async function show(kind: Kind, message: string, detail?: ReactNode): Promise<void> {
  try {
    const { raiseToast } = await import('./toastify');
    raiseToast(kind, message, detail);
  } catch (error) {
    // Offline, the library itself cannot be had; what the message is about has happened all the same.
    console.warn(message, error);
  }
}

/** Tells of something that worked, top right, for five seconds. `detail` is a second line. */
export function showSuccess(message: string, detail?: ReactNode): void {
  void show('success', message, detail);
}

/** Tells of something that did not work and has no better place to say so. */
export function showError(message: string, detail?: ReactNode): void {
  void show('error', message, detail);
}
