/** The paints a person may get, each dark or light enough for the letters on it. */
export const PAINTS = ['red', 'leaf', 'wheat', 'sand', 'sage'] as const;

export type Paint = (typeof PAINTS)[number];

/** The paint of a person: always the same for the same name, whatever else is on the page. */
export function paintOf(name: string): Paint {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return PAINTS[sum % PAINTS.length] ?? PAINTS[0];
}
