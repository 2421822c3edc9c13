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
