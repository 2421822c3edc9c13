/** Says what was done, and offers for ten seconds to undo it, with a button of this label. */
export async function showUndo(message: string, label: string, undo: () => void): Promise<void> {
  try {
    const { raiseUndo } = await import('./toastify');
    raiseUndo(message, label, undo);
  } catch (error) {
    // The library cannot be loaded offline; log the message instead.
    console.warn(message, error);
  }
}

/** Takes these messages off the screen: what follows would be covered, or can no longer be undone. */
export async function dismissUndos(): Promise<void> {
  try {
    const toasts = await import('./toastify');
    toasts.dismissUndos();
  } catch (error) {
    console.warn('Toasts are not loaded.', error);
  }
}
