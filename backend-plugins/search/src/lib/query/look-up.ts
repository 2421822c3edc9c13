import type { Language } from '@harrow/contract';
import { PreparedStatement, sqlStatement } from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';
import { type CategoryBranch, CategoryTree } from '../category-tree';
import type { LookedUp } from './lexicon';

const LOOK_UP = new PreparedStatement<LookedUp & { branches: CategoryBranch[] }>(
  'search_look_up',
  sqlStatement('@harrow/search', 'look-up-words'),
);

const GERMAN = new PreparedStatement<{ word: string; isStopWord: boolean; lexeme: string | null }>(
  'search_german_words',
  sqlStatement('@harrow/search', 'german-words'),
);

/** Splits a text, and reads what the database knows about its words, together with all categories. */
export async function lookUp(
  snapshot: EntityManager,
  text: string,
  language: Language = 'en',
): Promise<{ lookedUp: LookedUp; tree: CategoryTree }> {
  const [row] = await LOOK_UP.run(snapshot, [text]);
  if (!row) throw new Error('The look-up of words returned no row.');
  const { branches, ...lookedUp } = row;
  const words = language === 'en' ? lookedUp.words : await inGerman(snapshot, lookedUp.words);
  return { lookedUp: { ...lookedUp, words }, tree: new CategoryTree(branches) };
}

/** Adds the German lexemes of the words, and leaves German stop words out of others. */
async function inGerman(
  snapshot: EntityManager,
  words: LookedUp['words'],
): Promise<LookedUp['words']> {
  const rows = await GERMAN.run(snapshot, [words.map(({ text }) => text)]);
  const byWord = new Map(rows.map((row) => [row.word, row]));
  const isStopWord = ({ text }: { text: string }) => byWord.get(text)?.isStopWord ?? false;
  const kept = words.every(isStopWord) ? words : words.filter((word) => !isStopWord(word));
  return kept.map((word) => ({ ...word, german: byWord.get(word.text)?.lexeme ?? null }));
}
