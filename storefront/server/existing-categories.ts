import { listCategories, type Category } from '@harrow/contract';
import * as z from 'zod/mini';
import { MAIN_LANGUAGE, type Language } from './page-languages.ts';
import { answerTo } from './public-calls.ts';
import type { Read } from './renderer.ts';

/** The static list of categories among the storefront's files. */
export const CATEGORY_LIST = '/category.json';

const listSchema = z.array(z.looseObject({ id: z.union([z.string(), z.number()]) }));

/**
 * Returns the static list without the categories that the shop does not have, whose pages would be 404. In
 * another language than its own they have the names that `read` answers. Throws if the backend cannot tell.
 */
export async function existingCategories(
  list: string,
  read: Read,
  language: Language,
): Promise<string> {
  const { data } = await answerTo(read, listCategories);
  const names = new Map(namesIn(data));
  const entries = z.parse(listSchema, JSON.parse(list));
  const existing = entries.flatMap((entry) => {
    const name = names.get(String(entry.id));
    if (name === undefined) return [];
    return [language === MAIN_LANGUAGE ? entry : { ...entry, name }];
  });
  return JSON.stringify(existing);
}

const namesIn = (tree: readonly Category[]): [handle: string, name: string][] =>
  tree.flatMap(({ handle, name, children }) => [[handle, name], ...namesIn(children)]);
