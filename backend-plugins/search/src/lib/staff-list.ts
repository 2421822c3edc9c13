import type { Page, ProductIds } from '@harrow/catalogue';
import type { ProductFilters } from '@harrow/contract';
import type { EntityManager } from 'typeorm';
import { CategoryTree, setsOf } from './category-tree';
import { all, Values } from './statement';

/** Shorter words are found at the beginning of a word only: nearly every name has a T somewhere. */
const MIN_LENGTH_INSIDE = 3;

const PARSE = `
  SELECT catalogue_search_split($1) AS words, catalogue_search_sku($1) AS code`;

/** A row of the search only has whether there is stock, not how much, so that orders need not change it. */
const IS_LOW = `EXISTS (
  SELECT FROM sold_product sold WHERE sold.product_id = listed.product_id AND sold.is_low
     AND sold.currency_code = (SELECT currency FROM catalogue_search_setting))`;

/** Escapes a text, so that a pattern matches it literally. */
const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** The condition for a name with all the words, or a part number that the text is a part of. */
async function wordsCondition(
  manager: EntityManager,
  text: string,
  values: Values,
): Promise<string> {
  const rows: { words: string[]; code: string }[] = await manager.query(PARSE, [text]);
  const { words = [], code = '' } = rows[0] ?? {};
  const inName = words.map((word) => {
    const isInside = word.length >= MIN_LENGTH_INSIDE;
    const pattern = `%${isInside ? '' : ' '}${literal(word)}%`;
    return `' ' || listed.name LIKE ${values.add(pattern, 'text')}`;
  });
  const found = inName.length > 0 ? [all(inName)] : [];
  if (code !== '') {
    // letters alone begin a number: O and 0 are the same there, so that "oil" is a part of many
    const pattern = `${/\d/.test(text) ? '%' : ''}${literal(code)}%`;
    found.push(`EXISTS (SELECT FROM unnest(listed.skus) AS code
                         WHERE code LIKE ${values.add(pattern, 'text')})`);
  }
  return found.length > 0 ? `(${found.join(' OR ')})` : 'false';
}

/**
 * Returns the ids of a page, newest first, of the products that match the filters of staff, or of all of
 * them, and how many match. None match a category that does not exist.
 */
export async function findForStaff(
  manager: EntityManager,
  { q = '', category: handle, stock }: ProductFilters,
  page?: Page,
): Promise<ProductIds> {
  const values = new Values();
  const conditions: string[] = [];
  if (q !== '') conditions.push(await wordsCondition(manager, q, values));
  if (handle !== undefined) {
    const tree = await CategoryTree.read(manager);
    const category = tree.find(handle);
    if (!category) return { ids: [], count: 0 };
    const numbers = values.add(tree.numbersIn(category), 'int[]');
    conditions.push(`listed.set_number = ANY (${setsOf(numbers)})`);
  }
  if (stock === 'out') conditions.push('NOT listed.in_stock');
  if (stock === 'low') conditions.push(IS_LOW);
  const from = `catalogue_search AS listed WHERE ${all(conditions)}`;
  const { limit = null, pageNumber = 0 } = page ?? {};
  const rows: { ids: string[]; count: number }[] = await manager.query(
    `WITH found AS MATERIALIZED (SELECT listed.product_id, listed.created_at FROM ${from})
     SELECT (SELECT count(*)::int FROM found) AS count,
            ARRAY(SELECT product_id FROM found ORDER BY created_at DESC, product_id DESC
                   LIMIT ${values.add(limit, 'int')}
                   OFFSET ${values.add((limit ?? 0) * pageNumber, 'bigint')}) AS ids`,
    values.list,
  );
  return rows[0] ?? { ids: [], count: 0 };
}
