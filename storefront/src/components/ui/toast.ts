import type { ReactNode } from 'react';

type Kind = 'success' | 'error';

/** Loads the toast library on first use, so that no page waits for it. */
async function show(kind: Kind, message: string, detail?: ReactNode): Promise<void> {
  try {
    const { raiseToast } = await import('./toastify');
    raiseToast(kind, message, detail);
  } catch (error) {
    // The library cannot be loaded offline; log the message instead.
    console.warn(message, error);
  }
}

/** Shows a success message at the top right for five seconds. `detail` is a second line. */
export function showSuccess(message: string, detail?: ReactNode): void {
  void show('success', message, detail);
}

/** Shows an error message that has no better place on the page. */
export function showError(message: string, detail?: ReactNode): void {
  void show('error', message, detail);
}
