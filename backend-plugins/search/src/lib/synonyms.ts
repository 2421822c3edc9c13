/** Two phrases; the first also finds the second. */
type Synonym = readonly [term: string, meaning: string];

const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** A phrase, and the same with its umlauts spelled out, as on a keyboard without them. */
const spellings = (phrase: string): string[] => {
  const spelled = phrase.toLowerCase().replaceAll(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter);
  return spelled === phrase.toLowerCase() ? [phrase] : [phrase, spelled];
};

const phrasesOf = (list: string): string[] =>
  list
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean)
    .flatMap(spellings);

const meaningsOf = (list: string): string[] => (list.trim() === '' ? [''] : phrasesOf(list));

/**
 * Reads a list of synonyms: a group of words or phrases a line, each finding the others, or
 * `a => b`, which works one way. With nothing after `=>` the words mean nothing, the empty phrase. `#`
 * begins a comment.
 */
export function readSynonyms(text: string): Synonym[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [group = '', meanings] = line.replace(/#.*/, '').split('=>');
    const terms = phrasesOf(group);
    const others = meanings === undefined ? terms : meaningsOf(meanings);
    return terms.flatMap((term) =>
      others.flatMap((other) => (other === term ? [] : [[term, other] as const])),
    );
  });
}
