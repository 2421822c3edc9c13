import { PreparedStatement, sqlStatement } from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';
import { type Parsed, withTerms } from './parse';
import { toText } from './tsquery';

const RELAX = new PreparedStatement<{ places: number[] }>(
  'search_relax',
  sqlStatement('@harrow/search', 'relax'),
);

/** The rest of a text, and the words that were left out. */
export type Relaxed = { parsed: Parsed; dropped: string[] };

/**
 * Leaves words out of a text that no product matches, those that most products have first, until a
 * product matches the rest. Returns null if no word finds anything. It takes one statement, however many
 * words there are.
 */
export async function relax(snapshot: EntityManager, typed: Parsed): Promise<Relaxed | null> {
  if (typed.terms.length < 2) return null;
  const [row] = await RELAX.run(snapshot, [typed.terms.map(({ query }) => toText(query))]);
  const places = row?.places ?? [];
  const parsed = withTerms(typed, places);
  const left = typed.terms.filter((_, place) => !places.includes(place));
  return parsed && { parsed, dropped: left.flatMap(({ words }) => words.map(({ text }) => text)) };
}
