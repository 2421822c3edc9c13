import { mailPlaces, type MailWords, placesIn, type ShopMailKind } from '@harrow/contract';

/**
 * Returns a sentence for each text of a mail with an unknown or missing place. `shared` are the places that pages
 * have too.
 */
export function mailProblems(
  kind: ShopMailKind,
  words: MailWords,
  shared: readonly string[],
): Record<string, string> {
  const { places, required } = mailPlaces(kind);
  const known = [...places, ...shared];
  const problems = new Map<string, string>();
  const add = (member: string, problem: string) => {
    if (!problems.has(member)) problems.set(member, problem);
  };
  for (const [member, text] of Object.entries(words)) {
    const unknown = placesIn(text ?? '').find(({ place }) => !known.includes(place));
    if (!unknown) continue;
    const names = known.map((place) => `{${place}}`).join(', ');
    add(member, `Line ${unknown.line}: {${unknown.place}} is unknown. There are ${names}.`);
  }
  const has = (text: string | null, wanted: string) =>
    placesIn(text ?? '').some(({ place }) => place === wanted);
  if (words.subject !== null && !has(words.subject, 'number')) {
    add('subject', 'This must have {number}, so that the order can be found.');
  }
  if (
    required !== null &&
    words.opening !== null &&
    !has(`${words.opening}\n${words.closing ?? ''}`, required)
  ) {
    add('opening', `This, or the closing, must have {${required}}.`);
  }
  return Object.fromEntries(problems);
}
