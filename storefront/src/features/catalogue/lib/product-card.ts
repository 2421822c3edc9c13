const PREVIEW_LENGTH = 100;

/** Truncates a description to its first 100 characters and an ellipsis. */
export function preview(description: string): string {
  // Split by code points, because half of a surrogate pair would be displayed as a box.
  const characters = Array.from(description);
  if (characters.length <= PREVIEW_LENGTH) return description;
  return `${characters.slice(0, PREVIEW_LENGTH).join('')}…`;
}
