import { listCategories, type Category } from '@harrow/contract';
import * as z from 'zod/mini';
import { answerTo } from './public-calls.ts';
import type { Read } from './renderer.ts';

/** The static list of categories among the storefront's files. */
export const CATEGORY_LIST = '/category.json';

const listSchema = z.array(z.looseObject({ id: z.union([z.string(), z.number()]) }));

/**
 * Returns the static list without the categories that the shop does not have, whose pages would be 404.
 * Throws if the backend cannot tell.
 */
export async function existingCategories(list: string, read: Read): Promise<string> {
  const { data } = await answerTo(read, listCategories);
  const handles = new Set(handlesIn(data));
  const entries = z.parse(listSchema, JSON.parse(list));
  return JSON.stringify(entries.filter(({ id }) => handles.has(String(id))));
}

const handlesIn = (tree: readonly Category[]): string[] =>
  tree.flatMap(({ handle, children }) => [handle, ...handlesIn(children)]);
