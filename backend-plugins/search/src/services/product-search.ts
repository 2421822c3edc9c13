import {
  type FittingProducts,
  PARTS,
  type ReplacedPart,
  toListedDto,
  toProductDto,
  type ShownProducts,
} from '@harrow/catalogue';
import {
  type FigureFacet,
  type Language,
  type ListedProduct,
  MAX_SEARCH_COUNT,
  type Product,
  type SearchQuery,
  type SearchResult,
  type Suggestions,
} from '@harrow/contract';
import { toDecimal } from '@harrow/money';
import { readAmount, Semaphore, type Services } from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';
import type { CategoryTree } from '../lib/category-tree';
import { type Facets, foldFacets, isIn } from '../lib/facets';
import { numbersOf, withFits } from '../lib/fitting';
import { optionsSchema } from '../lib/options';
import { readMatches } from '../lib/matches';
import type { Choice, Limits, PriceRange } from '../lib/product-query';
import { lookUp } from '../lib/query/look-up';
import { suggestText } from '../lib/query/nearest';
import { type Parsed, parseQuery } from '../lib/query/parse';
import { relax, type Relaxed } from '../lib/query/relax';
import { inSnapshot } from '../lib/snapshot';
import { suggestCategories, suggestProducts } from '../lib/suggested';

const MAX_SUGGESTED_CATEGORIES = 2;
const MAX_WAIT_MS = 5000;

/** The part of the answer about words that were left out. */
const toRelaxed = (relaxed: Relaxed | null) => ({
  near: relaxed !== null,
  dropped: relaxed?.dropped ?? [],
  kept: relaxed?.parsed.corrected ?? [],
});

const NOTHING: SearchResult = {
  success: true,
  data: [],
  count: 0,
  facets: { categories: [], inStock: 0, price: null, figures: [] },
  ...toRelaxed(null),
  suggestion: null,
};

/** Shared by the whole process: the engine constructs its services for each request. */
let permits: Semaphore | undefined;

/** Finds products by words and filters. Everything it needs is kept by the database itself. */
export default class ProductSearchService {
  private readonly currency: string;
  /** A flood of searches waits here, so that orders find free connections. */
  private readonly permits: Semaphore;

  constructor(
    private readonly services: Services,
    options: unknown,
  ) {
    const { currency, maxConcurrentSearches } = optionsSchema.parse(options);
    this.currency = currency;
    this.permits = permits ??= new Semaphore(maxConcurrentSearches, MAX_WAIT_MS);
  }

  /**
   * Returns a page of the matching products with the facets, and the ids of the products on it. The number of a
   * replaced part finds its successors, and then the part itself; a serial number finds its machines. Throws `invalid_body` for a price that is not one in
   * the shop's currency, an unknown machine, or a serial number that is none of it. In German, words are also looked for
   * in German texts.
   */
  async find(query: SearchQuery, language: Language = 'en'): Promise<ShownProducts<SearchResult>> {
    if (!isOnlyText(query)) return await this.findMatching(query, language);
    const replaced = await this.services.productPartsService.successors(query.q);
    if (replaced) return await this.findSuccessors(replaced);
    return await this.withMachines(query.q, await this.findMatching(query, language));
  }

  /** Adds the machines that were built under a text, if it is a serial number. */
  private async withMachines<Found extends object>(
    text: string,
    { shown, ids }: ShownProducts<Found>,
  ): Promise<ShownProducts<Found & Pick<SearchResult, 'machines'>>> {
    const built = await this.services.productPartsService.built(text);
    const machines = built.shown.length > 0 ? { machines: built.shown } : {};
    return { shown: { ...shown, ...machines }, ids: [...ids, ...built.ids] };
  }

  private async findSuccessors({ old, by }: ReplacedPart): Promise<ShownProducts<SearchResult>> {
    const ids = [...by, old].flatMap(({ productId }) => productId ?? []);
    const data = await this.showRows(ids, this.services.manager);
    const inStock = data.filter(({ available }) => available > 0).length;
    const shown = {
      ...NOTHING,
      data,
      count: data.length,
      facets: { ...NOTHING.facets, inStock },
      replaced: { part: old.part, by: by.map(({ part }) => part) },
    };
    return { shown, ids: [...ids, PARTS] };
  }

  private async findMatching(
    query: SearchQuery,
    language: Language,
  ): Promise<ShownProducts<SearchResult>> {
    const { limit, pageNumber } = query;
    const filters = { price: this.rangeOf(query), figures: query.figures ?? {} };
    const fitting = await this.fitting(query);
    const ids = [PARTS, ...(fitting?.ids ?? [])];
    const machine = fitting && { machine: fitting.machine };
    return await this.read(async (snapshot) => {
      const limits = { ...filters, fitting: fitting && (await numbersOf(snapshot, fitting)) };
      const found = await findPage(
        snapshot,
        { ...query, language, offset: limit * pageNumber },
        limits,
      );
      if (!found) return { shown: { ...NOTHING, ...machine }, ids };
      const { typed, tree, facets, relaxed } = found;
      const isFound = facets.count > 0 && !relaxed;
      const shown = {
        success: true,
        data: withFits(await this.showRows(found.ids, snapshot), fitting),
        ...counted(facets.count),
        facets: { ...this.translate(facets, tree), figures: await found.figureFacets() },
        ...toRelaxed(relaxed),
        ...machine,
        suggestion:
          typed && !isFound
            ? await suggestText(snapshot, typed, { isNear: relaxed !== null })
            : null,
      };
      return { shown, ids: [...found.ids, ...ids] };
    });
  }

  /** Returns the products that fit the chosen machine; null if none is chosen. */
  private async fitting({ machine, serial }: SearchQuery): Promise<FittingProducts | null> {
    if (machine === undefined) return null;
    return await this.services.productPartsService.fitting(machine, serial);
  }

  /** Returns a part of what matches the words, and the number of all matches. */
  async findHits(
    q: string,
    part: { offset: number; limit: number },
  ): Promise<{ hits: Product[]; count: number }> {
    return await this.read(async (snapshot) => {
      const found = await findPage(snapshot, { q, ...part }, NO_LIMITS);
      if (!found) return { hits: [], count: 0 };
      return { hits: await this.show(found.ids, snapshot), count: found.facets.count };
    });
  }

  /** Returns what a shopper who is still typing may mean, and the ids of the products in it. */
  async suggest(words: string, language: Language = 'en'): Promise<ShownProducts<Suggestions>> {
    const found = await this.read<ShownProducts<Suggestions>>(async (snapshot) => {
      const { parsed, tree } = await readWords(snapshot, words, language);
      if (!parsed) {
        return { shown: { ...toRelaxed(null), products: [], categories: [] }, ids: [] };
      }
      const categories = await suggestCategories(snapshot, tree, parsed, MAX_SUGGESTED_CATEGORIES);
      const all = await suggestProducts(snapshot, tree, parsed);
      const relaxed =
        all.length > 0 || categories.length > 0 ? null : await relax(snapshot, parsed);
      const found = relaxed ? await suggestProducts(snapshot, tree, relaxed.parsed) : all;
      const isPart = new Map(found.map((each) => [each.id, each.isPart]));
      const ids = [...isPart.keys()];
      const products = await this.show(ids, snapshot);
      const shown = {
        ...toRelaxed(relaxed),
        products: products.map((each) => ({ ...each, isPart: isPart.get(each._id) ?? null })),
        categories,
      };
      return { shown, ids };
    });
    return await this.withMachines(words, found);
  }

  private async read<Result>(work: (snapshot: EntityManager) => Promise<Result>): Promise<Result> {
    return await this.permits.run(() => inSnapshot(this.services.manager, work));
  }

  private rangeOf({ minPrice, maxPrice }: SearchQuery): PriceRange {
    const units = (price: number | undefined, field: string) =>
      price === undefined || price === 0 ? price : readAmount(price, this.currency, field);
    return { min: units(minPrice, 'minPrice'), max: units(maxPrice, 'maxPrice') };
  }

  private async show(ids: string[], snapshot: EntityManager): Promise<Product[]> {
    if (ids.length === 0) return [];
    const products = await this.services.storefrontProductService.listByIds(ids, snapshot);
    return inOrder(ids, products).map(toProductDto);
  }

  private async showRows(ids: string[], snapshot: EntityManager): Promise<ListedProduct[]> {
    if (ids.length === 0) return [];
    const products = await this.services.storefrontProductService.listSpecified(ids, snapshot);
    return inOrder(ids, products).map(toListedDto);
  }

  private translate({ byCategory, inStock, price }: Facets, { branches }: CategoryTree) {
    const decimal = (units: number) => toDecimal(units, this.currency);
    return {
      categories: branches.flatMap(({ number, handle, name }) => {
        const count = byCategory.get(number);
        return count ? [{ handle, name, count }] : [];
      }),
      inStock,
      price: price && { min: decimal(price.lowest), max: decimal(price.highest) },
    };
  }
}

/** Whether a search is for the first page of what matches a text, without filters. */
const isOnlyText = ({
  q,
  limit: _limit,
  pageNumber,
  sort = 'relevance',
  ...filters
}: SearchQuery) =>
  q !== '' && pageNumber === 0 && sort === 'relevance' && Object.keys(filters).length === 0;

function inOrder<P extends { productId: string }>(ids: string[], products: P[]): P[] {
  const byId = new Map(products.map((product) => [product.productId, product]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const counted = (count: number) =>
  count > MAX_SEARCH_COUNT ? { count: MAX_SEARCH_COUNT, isCapped: true } : { count };

/** Reads what was typed, whose last word may be unfinished. */
async function readWords(
  snapshot: EntityManager,
  words: string,
  language?: Language,
): Promise<{ parsed: Parsed | null; tree: CategoryTree }> {
  const { lookedUp, tree } = await lookUp(snapshot, words, language);
  return { parsed: parseQuery(lookedUp, tree, { isTyping: true }), tree };
}

type Wanted = Pick<SearchQuery, 'q' | 'limit'> & {
  offset: number;
  language?: Language;
} & Partial<SearchQuery>;

const NO_LIMITS: Limits = { price: {}, figures: {}, fitting: null };

type FoundPage = {
  /** The typed words; null without any. */
  typed: Parsed | null;
  /** The words that remain if no product has all of them. */
  relaxed: Relaxed | null;
  tree: CategoryTree;
  facets: Facets;
  ids: string[];
  /** Products of all kinds have few figures in common, so that these take a category, or a chosen figure. */
  figureFacets: () => Promise<FigureFacet[]>;
};

/** Returns null for a text without words, or for an unknown category. */
async function findPage(
  snapshot: EntityManager,
  { q, category: handle, inStock, sort, limit, offset, language }: Wanted,
  limits: Limits,
): Promise<FoundPage | null> {
  const { parsed: typed, tree } = await readWords(snapshot, q, language);
  const category = handle === undefined ? undefined : tree.find(handle);
  if ((q !== '' && !typed) || (handle !== undefined && !category)) return null;
  const { query, groups, relaxed } = await readMatches(snapshot, typed, limits);
  const onlyInStock = inStock === 'true';
  const facets = foldFacets(groups, { tree, category, onlyInStock });
  const choice: Choice = {
    category: category && {
      numbers: tree.numbersIn(category),
      sets: groups.filter(isIn(category, tree)).map(({ setNumber }) => setNumber),
    },
    onlyInStock,
    sort: sort ?? (typed ? 'relevance' : 'newest'),
    limit,
    offset,
    count: facets.count,
  };
  const hasFigures = category !== undefined || Object.keys(limits.figures).length > 0;
  const figureFacets = async () => (hasFigures ? await query.figureFacets(choice) : []);
  return { typed, relaxed, tree, facets, ids: await query.page(choice), figureFacets };
}
