/** Returns a text of a form without the spaces around it; null if nothing is left. */
export const textOrNull = (text: string): string | null => text.trim() || null;
