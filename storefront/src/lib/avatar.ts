/** Returns the first letters of the first and the last part of a name, in uppercase. */
export function initials(name: string): string {
  const parts = name.split(/\s+/).filter((part) => /^\p{L}/u.test(part));
  const ends = parts.length > 1 ? [parts[0], parts.at(-1)] : parts;
  return (
    ends.map((part) => Array.from(part ?? '')[0]?.toLocaleUpperCase('en') ?? '').join('') || '–'
  );
}

/** The background colors of initials, all with enough contrast for the letters. */
export const AVATAR_COLORS = ['red', 'leaf', 'wheat', 'sand', 'sage'] as const;

export type AvatarColor = (typeof AVATAR_COLORS)[number];

/** Returns the color of a person, derived from the name so that it never changes. */
export function avatarColor(name: string): AvatarColor {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return AVATAR_COLORS[sum % AVATAR_COLORS.length] ?? AVATAR_COLORS[0];
}
