const PREVIEW_LENGTH = 100;

/** The first 100 characters of a description and an ellipsis; a shorter one stays whole. */
export function preview(description: string): string {
  // By characters as people count them: half of a surrogate pair would show as a box.
  const characters = Array.from(description);
  if (characters.length <= PREVIEW_LENGTH) return description;
  return `${characters.slice(0, PREVIEW_LENGTH).join('')}…`;
}
