import { PreparedStatement } from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';
import { lookUp } from './look-up';
import { type Parsed, parseQuery } from './parse';

const NEAREST = new PreparedStatement<{ nearest: string | null }>(
  'search_nearest',
  `SELECT catalogue_search_nearest(word) AS nearest
     FROM unnest($1::text[]) WITH ORDINALITY AS unknown (word, place) ORDER BY place`,
);
const FINDS = new PreparedStatement<{ found: boolean }>(
  'search_finds',
  'SELECT EXISTS (SELECT FROM catalogue_search WHERE document @@ $1::tsquery) AS found',
);

/**
 * Returns the texts to try after one that has found nothing, in this order: the nearest known words in place
 * of its unknown ones, the known words alone, and the first or the last word.
 */
export function alternativesTo(
  { corrected, unknown }: Pick<Parsed, 'corrected' | 'unknown'>,
  nearest: readonly (string | null)[],
): string[] {
  const nearestTo = new Map(unknown.map((word, at) => [word, nearest[at] ?? '']));
  const near = corrected.map((word) => nearestTo.get(word) ?? word);
  const known = corrected.filter((word) => !nearestTo.has(word));
  const sentences = [near, known].map((words) => words.filter(Boolean).join(' '));
  const alternatives = [...sentences, near[0] ?? '', near.at(-1) ?? ''];
  return alternatives.filter((text) => text !== '' && text !== corrected.join(' '));
}

/**
 * Returns the nearest text that finds something; null without one. Where the text finds something without some of
 * its words, only one with the nearest words in place of its unknown ones.
 */
export async function suggestText(
  snapshot: EntityManager,
  parsed: Parsed,
  { isNear }: { isNear: boolean },
): Promise<string | null> {
  if (isNear && parsed.unknown.length === 0) return null;
  const nearest = await NEAREST.run(snapshot, [parsed.unknown]);
  const alternatives = alternativesTo(
    parsed,
    nearest.map((row) => row.nearest),
  );
  for (const text of isNear ? alternatives.slice(0, 1) : alternatives) {
    const { lookedUp, tree } = await lookUp(snapshot, text);
    const query = parseQuery(lookedUp, tree, { isTyping: false })?.query;
    const [row] = query === undefined ? [] : await FINDS.run(snapshot, [query]);
    if (row?.found) return text;
  }
  return null;
}
