/** The first letters of the first and the last part of a name, in capitals. */
export function initials(name: string): string {
  const parts = name.split(/\s+/).filter((part) => /^\p{L}/u.test(part));
  const ends = parts.length > 1 ? [parts[0], parts.at(-1)] : parts;
  return (
    ends.map((part) => Array.from(part ?? '')[0]?.toLocaleUpperCase('en') ?? '').join('') || '–'
  );
}
