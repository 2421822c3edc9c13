import type { FigureChoices, FigureFacet, SearchOrder } from '@harrow/contract';
import type { EntityManager } from 'typeorm';
import { setsOf } from './category-tree';
import { countOf, type Group } from './facets';
import { hasFigures, readFigureFacets } from './figures';
import type { Parsed } from './query/parse';
import { byRelevance, bySort, isNamed } from './ranking';
import { all, Values } from './statement';

/** If there are fewer results than this, descriptions are searched too. */
const FEW = 12;
/** Maximum length of a list of product numbers that is sent to the database. */
const MAX_NUMBERS = 2000;
/** From this many matches on, ranking those with matching names first is faster. */
const MANY = 400;
/** Beyond this many matches, products without the words in their names are not ranked by score. */
const TOO_MANY = 2000;

/** The products that match the words: all if null, a list of numbers, or a match by documents. */
type Match = { parsed: Parsed; numbers?: string[]; inDescriptions?: boolean } | null;

/** In the smallest unit of the currency. */
export type PriceRange = { min?: number; max?: number };

/** The filters whose values the database compares, and the numbers of the products of a machine; null for all. */
export type Limits = { price: PriceRange; figures: FigureChoices; fitting: string[] | null };

/** The part of the results to read. */
export type Choice = {
  /** The chosen category: its number and those below it, and the combinations that have one of them. */
  category?: { numbers: number[]; sets: number[] };
  onlyInStock: boolean;
  sort: SearchOrder;
  limit: number;
  offset: number;
  /** The number of products that meet the filters. */
  count: number;
};

type Order = (values: Values) => string;
type Conditions = (values: Values) => string[];

/** Expresses the category as lexemes too, so that one index scan covers words and category. */
function isIn(numbers: number[], values: Values): string {
  const query = numbers.map((number) => `'@${number}'`).join(' | ');
  return `found.document @@ ${values.add(query, 'tsquery')}`;
}

/** The queries of one search: first the groups of all matches, then a page of them. */
export class ProductQuery {
  private match: Match;

  constructor(
    private readonly snapshot: EntityManager,
    private readonly parsed: Parsed | null,
    private readonly limits: Limits,
  ) {
    this.match = parsed && { parsed };
  }

  /** Groups all matches, those in descriptions too if there are few others. */
  async groups(): Promise<Group[]> {
    const groups = await this.readGroups();
    const { parsed } = this;
    if (!parsed || countOf(groups) >= FEW) return groups;
    const rows: { number: string }[] = await this.snapshot.query(
      `SELECT number FROM catalogue_search_text WHERE document @@ $1::tsquery LIMIT ${MAX_NUMBERS + 1}`,
      [parsed.query],
    );
    const numbers = rows.map(({ number }) => number);
    this.match =
      numbers.length > MAX_NUMBERS ? { parsed, inDescriptions: true } : { parsed, numbers };
    // what matches without its description also matches with it
    return numbers.length === countOf(groups) ? groups : await this.readGroups();
  }

  /** Returns the ids of the products on a page, in order. */
  async page(choice: Choice): Promise<string[]> {
    const { sort, count, offset } = choice;
    if (count <= offset) return [];
    const { parsed } = this;
    if (parsed && sort === 'relevance') return await this.relevantPage(parsed, choice);
    if (!parsed && (sort === 'price' || sort === '-price')) return await this.pricedPage(choice);
    return await this.select(choice, () => bySort(sort));
  }

  /** Describes the figures of the products that meet all filters. */
  async figureFacets(choice: Choice): Promise<FigureFacet[]> {
    const table = this.match ? 'catalogue_search' : 'catalogue_search_facet';
    return await readFigureFacets(this.snapshot, this.limits.figures, (figures, values) => {
      const conditions = [
        ...this.matches(values),
        ...this.groupFilters(choice, values),
        ...hasFigures(figures, values),
      ];
      return `SELECT found.number FROM ${table} found WHERE ${all(conditions)}`;
    });
  }

  /**
   * Ranks name matches first; if they fill a page, nothing else is read. A page is chosen from all matches,
   * so that pages neither repeat nor skip products.
   */
  private async relevantPage(parsed: Parsed, choice: Choice): Promise<string[]> {
    const { count, offset, limit } = choice;
    const byScore: Order = (values) => byRelevance(parsed, values);
    if (count <= MANY) return await this.select(choice, byScore);
    const isSo: Conditions = (values) => [
      ...(parsed.sku === null ? [] : this.matches(values)), // a name that has all words matches
      isNamed(parsed, values, true),
    ];
    const named = await this.select(choice, byScore, isSo);
    if (named.length === limit) return named;
    if (count <= TOO_MANY) return await this.select(choice, byScore);
    const namedCount = await this.count(choice, isSo);
    const others: Choice = {
      ...choice,
      limit: limit - named.length,
      offset: Math.max(offset - namedCount, 0),
    };
    const isNot: Conditions = (values) => [
      ...this.matches(values),
      `NOT ${isNamed(parsed, values)}`,
    ];
    return [...named, ...(await this.select(others, () => bySort('newest'), isNot))];
  }

  /** Reads a page in the order of the prices from the narrow table, which is sorted so. */
  private async pricedPage(choice: Choice): Promise<string[]> {
    const values = new Values();
    const order = bySort(choice.sort);
    return await this.ids(
      `SELECT product.product_id AS id
         FROM (SELECT found.number, found.price FROM catalogue_search_facet found
                WHERE ${all(this.filters(choice, values))} ORDER BY ${order}
                LIMIT ${values.add(choice.limit, 'int')} OFFSET ${values.add(choice.offset, 'bigint')}
              ) AS found
         JOIN catalogue_search product USING (number) ORDER BY ${order}`,
      values,
    );
  }

  private async select(
    choice: Choice,
    order: Order,
    match: Conditions = (values) => this.matches(values),
  ): Promise<string[]> {
    const values = new Values();
    const conditions = [...match(values), ...this.filters(choice, values)];
    if (this.match && choice.category) conditions.push(isIn(choice.category.numbers, values));
    // few products: reading an index in order would skip many others
    if (!this.match && choice.count < MAX_NUMBERS) {
      conditions.push(`found.number = ANY (ARRAY(
        SELECT found.number FROM catalogue_search_facet found WHERE ${all(this.filters(choice, values))}))`);
    }
    return await this.ids(
      `SELECT found.product_id AS id FROM catalogue_search found WHERE ${all(conditions)}
        ORDER BY ${order(values)}
        LIMIT ${values.add(choice.limit, 'int')} OFFSET ${values.add(choice.offset, 'bigint')}`,
      values,
    );
  }

  private async count(choice: Choice, match: Conditions): Promise<number> {
    const values = new Values();
    const conditions = [...match(values), ...this.filters(choice, values)];
    const rows: { count: number }[] = await this.snapshot.query(
      `SELECT count(*)::int AS count FROM catalogue_search found WHERE ${all(conditions)}`,
      values.list,
    );
    return rows[0]?.count ?? 0;
  }

  private async ids(text: string, values: Values): Promise<string[]> {
    const rows: { id: string }[] = await this.snapshot.query(text, values.list);
    return rows.map(({ id }) => id);
  }

  private async readGroups(): Promise<Group[]> {
    const values = new Values();
    const isInPrice = all(this.priceFilter(values));
    const isFigured = all(hasFigures(this.limits.figures, values));
    const fitting = this.fittingFilter(values);
    const group = (table: string, matching: string[]) =>
      `SELECT found.set_number AS "setNumber", found.in_stock AS "inStock", ${isInPrice} AS "isInPrice",
              ${isFigured} AS "isFigured", count(*)::int AS count, min(found.price) AS lowest,
              max(found.price) AS highest
         FROM ${table} found WHERE ${all([...matching, ...fitting])} GROUP BY 1, 2, 3, 4`;
    const { match } = this;
    const either = match && !match.numbers && !match.inDescriptions ? match.parsed.either : null;
    const groups = [];
    if (either) {
      // a word such as "parts" finds whole categories, which the narrow table counts
      const sets = setsOf(values.add(either.categories, 'int[]'));
      const own = `found.document @@ ${values.add(either.own, 'tsquery')}`;
      groups.push(
        group('catalogue_search_facet', [`found.set_number = ANY (${sets})`]),
        group('catalogue_search', [own, `found.set_number <> ALL (${sets})`]),
      );
    } else {
      const table = match ? 'catalogue_search' : 'catalogue_search_facet';
      groups.push(group(table, this.matches(values)));
    }
    return await this.snapshot.query(
      `SELECT groups.*, numbers FROM (${groups.join(' UNION ALL ')}) groups
         JOIN catalogue_search_category_set ON set_number = "setNumber"`,
      values.list,
    );
  }

  private matches(values: Values): string[] {
    const { match } = this;
    if (!match) return [];
    const { parsed, numbers, inDescriptions } = match;
    if (numbers) return [`found.number = ANY (${values.add(numbers, 'bigint[]')})`];
    const query = values.add(parsed.query, 'tsquery');
    if (!inDescriptions) return [`found.document @@ ${query}`];
    return [
      `found.number IN (SELECT text.number FROM catalogue_search_text text WHERE text.document @@ ${query})`,
    ];
  }

  private filters(choice: Choice, values: Values): string[] {
    return [...this.groupFilters(choice, values), ...hasFigures(this.limits.figures, values)];
  }

  /** The filters that the groups know. */
  private groupFilters({ category, onlyInStock }: Choice, values: Values): string[] {
    return [
      ...(category ? [`found.set_number = ANY (${values.add(category.sets, 'int[]')})`] : []),
      ...(onlyInStock ? ['found.in_stock'] : []),
      ...this.priceFilter(values),
      ...this.fittingFilter(values),
    ];
  }

  private fittingFilter(values: Values): string[] {
    const { fitting } = this.limits;
    return fitting ? [`found.number = ANY (${values.add(fitting, 'bigint[]')})`] : [];
  }

  private priceFilter(values: Values): string[] {
    const { min, max } = this.limits.price;
    return [
      ...(min === undefined ? [] : [`found.price >= ${values.add(min, 'int')}`]),
      ...(max === undefined ? [] : [`found.price <= ${values.add(max, 'int')}`]),
    ];
  }
}
