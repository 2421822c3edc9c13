/** The time for which a shipment waits for Undo. */
export const UNDO_MS = 5000;
