/** Two phrases; the first also finds the second. */
type Synonym = readonly [term: string, meaning: string];

const phrasesOf = (list: string): string[] =>
  list
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean);

/**
 * Reads a list of synonyms: a group of words or phrases a line, each finding the others, or
 * `a => b`, which works one way. `#` begins a comment.
 */
export function readSynonyms(text: string): Synonym[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [group = '', meanings] = line.replace(/#.*/, '').split('=>');
    const terms = phrasesOf(group);
    const others = meanings === undefined ? terms : phrasesOf(meanings);
    return terms.flatMap((term) =>
      others.flatMap((other) => (other === term ? [] : [[term, other] as const])),
    );
  });
}
