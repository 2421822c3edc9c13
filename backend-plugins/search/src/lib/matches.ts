import type { EntityManager } from 'typeorm';
import { type Limits, ProductQuery } from './product-query';
import type { Parsed } from './query/parse';
import { relax } from './query/relax';

/** Groups what matches, or what matches with fewer words if no product has all of them. */
export async function readMatches(snapshot: EntityManager, typed: Parsed | null, limits: Limits) {
  const query = new ProductQuery(snapshot, typed, limits);
  const groups = await query.groups();
  const relaxed = typed && groups.length === 0 ? await relax(snapshot, typed) : null;
  if (!relaxed) return { query, groups, relaxed };
  const wider = new ProductQuery(snapshot, relaxed.parsed, limits);
  return { query: wider, groups: await wider.groups(), relaxed };
}
