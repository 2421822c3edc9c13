import { toProductDto, type ShownProducts } from '@harrow/catalogue';
import {
  MAX_SEARCH_COUNT,
  type Product,
  type SearchQuery,
  type SearchResult,
  type Suggestions,
} from '@harrow/contract';
import { toDecimal } from '@harrow/money';
import { readAmount, Semaphore, type Services } from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';
import { CategoryTree } from '../lib/category-tree';
import { countOf, type Facets, foldFacets } from '../lib/facets';
import { optionsSchema } from '../lib/options';
import { parseWords } from '../lib/parsed';
import { type PriceRange, ProductQuery } from '../lib/product-query';
import { inSnapshot } from '../lib/snapshot';
import { suggestCategories, suggestProducts } from '../lib/suggested';

const MAX_SUGGESTED_PRODUCTS = 6;
const MAX_SUGGESTED_CATEGORIES = 3;
const MAX_WAIT_MS = 5000;

const NOTHING: SearchResult = {
  success: true,
  data: [],
  count: 0,
  facets: { categories: [], inStock: 0, price: null },
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
   * Returns a page of the matching products with the facets, and the ids of the products on it. Throws
   * `invalid_body` for a price that is not one in the shop's currency.
   */
  async find(query: SearchQuery): Promise<ShownProducts<SearchResult>> {
    const range = this.rangeOf(query);
    return await this.read((snapshot) => this.findIn(snapshot, query, range));
  }

  /** Returns a part of what matches the words, and the number of all matches. */
  async findHits(
    words: string,
    { offset, limit }: { offset: number; limit: number },
  ): Promise<{ hits: Product[]; count: number }> {
    return await this.read(async (snapshot) => {
      const parsed = await parseWords(snapshot, words);
      if (words !== '' && !parsed) return { hits: [], count: 0 };
      const query = new ProductQuery(snapshot, parsed, {});
      const count = countOf(await query.groups());
      const sort = parsed ? 'relevance' : 'newest';
      const ids = await query.page({ onlyInStock: false, sort, limit, offset, count });
      return { hits: await this.show(ids, snapshot), count };
    });
  }

  /** Returns what a shopper who is still typing may mean, and the ids of the products in it. */
  async suggest(words: string): Promise<ShownProducts<Suggestions>> {
    return await this.read(async (snapshot) => {
      const parsed = await parseWords(snapshot, words);
      if (!parsed) return { shown: { products: [], categories: [] }, ids: [] };
      const ids = await suggestProducts(snapshot, parsed, MAX_SUGGESTED_PRODUCTS);
      const tree = await CategoryTree.read(snapshot);
      const categories = await suggestCategories(snapshot, tree, parsed, MAX_SUGGESTED_CATEGORIES);
      const shown = {
        products: await this.show(ids, snapshot),
        categories: categories.map(({ handle, name, count, img }) => ({
          handle,
          name,
          count,
          img,
        })),
      };
      return { shown, ids };
    });
  }

  private async read<Result>(work: (snapshot: EntityManager) => Promise<Result>): Promise<Result> {
    return await this.permits.run(() => inSnapshot(this.services.manager, work));
  }

  private async findIn(
    snapshot: EntityManager,
    { q, category: handle, inStock, sort, limit, pageNumber }: SearchQuery,
    range: PriceRange,
  ): Promise<ShownProducts<SearchResult>> {
    const parsed = q === '' ? null : await parseWords(snapshot, q);
    if (q !== '' && !parsed) return { shown: NOTHING, ids: [] };
    const query = new ProductQuery(snapshot, parsed, range);
    const groups = await query.groups();
    const tree = await CategoryTree.read(snapshot, [
      ...new Set(groups.map(({ setNumber }) => setNumber)),
    ]);
    const category = handle === undefined ? undefined : tree.find(handle);
    if (handle !== undefined && !category) return { shown: NOTHING, ids: [] };
    const onlyInStock = inStock === 'true';
    const facets = foldFacets(groups, { tree, category, onlyInStock });
    const ids = await query.page({
      category: category && { numbers: tree.numbersIn(category), sets: tree.setsIn(category) },
      onlyInStock,
      sort: sort ?? (parsed ? 'relevance' : 'newest'),
      limit,
      offset: limit * pageNumber,
      count: facets.count,
    });
    const shown = {
      success: true,
      data: await this.show(ids, snapshot),
      ...counted(facets.count),
      facets: this.translate(facets, tree),
      suggestion: facets.count === 0 && parsed ? await suggestionFor(snapshot, q) : null,
    };
    return { shown, ids };
  }

  private rangeOf({ minPrice, maxPrice }: SearchQuery): PriceRange {
    const units = (price: number | undefined, field: string) =>
      price === undefined || price === 0 ? price : readAmount(price, this.currency, field);
    return { min: units(minPrice, 'minPrice'), max: units(maxPrice, 'maxPrice') };
  }

  private async show(ids: string[], snapshot: EntityManager): Promise<Product[]> {
    if (ids.length === 0) return [];
    const products = await this.services.storefrontProductService.listByIds(ids, snapshot);
    const byId = new Map(products.map((product) => [product.productId, product]));
    return ids.flatMap((id) => {
      const product = byId.get(id);
      return product ? [toProductDto(product)] : [];
    });
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

const counted = (count: number) =>
  count > MAX_SEARCH_COUNT ? { count: MAX_SEARCH_COUNT, isCapped: true } : { count };

async function suggestionFor(snapshot: EntityManager, words: string): Promise<string | null> {
  const rows: { suggestion: string | null }[] = await snapshot.query(
    'SELECT catalogue_search_suggestion($1) AS suggestion',
    [words],
  );
  return rows[0]?.suggestion ?? null;
}
