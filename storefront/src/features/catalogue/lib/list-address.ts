import {
  searchQuery,
  type FigureChoices,
  type SearchOrder,
  type SearchQuery,
} from '@harrow/contract';
import * as paths from '@/config/paths';
import { parseNumber } from '@/lib/forms/parse-number';
import { type ListView, VIEW_PARAMETER } from '@/lib/list-view-key';
import { figureQuery, figuresOf } from './figure-address';
import { isView } from './list-view';
import { DEFAULT_SIZE, isPageNumber, PAGE_SIZES, pageQuery, pagingOf, type Paging } from './paging';

/** The size of a page of a category or of search results. */
const LARGE_SIZE = 12;

/** The parsed address of a list of products: filters, order and page. */
export interface ListAddress {
  /** Whether this is the search page, where the category is a filter instead of a page. */
  isSearch: boolean;
  /** The words to search for; empty on the other lists. */
  q: string;
  /** The handle of a category. */
  category?: string;
  inStock: boolean;
  /** The handle of a machine that the parts are for, and its serial number. */
  machine?: string;
  serial?: string;
  /** Decimal, in the shop's currency. */
  minPrice?: number;
  maxPrice?: number;
  figures: FigureChoices;
  sort: SearchOrder;
  /** The view that the address asks for; by default the browser's choice, or that of the category. */
  view?: ListView;
  paging: Paging;
}

/** The list of a page before its query is read: all products, those of a category, or a search. */
export type ListPlace = Pick<ListAddress, 'isSearch' | 'category'>;

const { q: words, category: handle, inStock, serial: number } = searchQuery.shape;
const { minPrice: price, sort: order } = searchQuery.shape;

/** Checks a price as people type it: `$1,200`. */
const parsePrice = (text: string) => price.safeParse(String(parseNumber(text)));

const parsePage = (text: string) => ({ success: isPageNumber(+text) });
const parseSize = (text: string) => ({ success: PAGE_SIZES.some((size) => String(size) === text) });

/** The check of each parameter. Others belong to someone else, e.g. to a newsletter. */
const CHECKS: Record<string, (text: string) => { success: boolean }> = {
  q: (text) => words.safeParse(text),
  category: (text) => handle.safeParse(text),
  inStock: (text) => inStock.safeParse(text),
  machine: (text) => handle.safeParse(text),
  [paths.SERIAL]: (text) => number.safeParse(text),
  minPrice: parsePrice,
  maxPrice: parsePrice,
  sort: (text) => order.safeParse(text),
  [VIEW_PARAMETER]: (text) => ({ success: isView(text) }),
  page: parsePage,
  size: parseSize,
};

/** The parameters that a list reads from its address, beside those of figures. */
export const LIST_PARAMETERS = Object.keys(CHECKS);

/** Whether a category can have this handle at all. */
export const isCategoryHandle = (text: string): boolean => handle.safeParse(text).success;

const defaultSize = ({ isSearch, category }: ListPlace): number =>
  isSearch || category !== undefined ? LARGE_SIZE : DEFAULT_SIZE;

/** Whether a list can be a table: that of all products is the specification's grid. */
export const hasViews = ({ isSearch, category }: ListPlace): boolean =>
  isSearch || category !== undefined;

const defaultSort = ({ q }: Pick<ListAddress, 'q'>): SearchOrder =>
  q === '' ? 'newest' : 'relevance';

/** The orders to choose from; only words make some products more relevant than others. */
export const sortsOf = ({ q }: ListAddress): SearchOrder[] => [
  ...(q === '' ? [] : ['relevance' as const]),
  ...(['newest', 'price', '-price', 'name', 'rating'] as const),
];

/** A list, and the parameters that make no sense for it. */
interface ReadAddress {
  address: ListAddress;
  bad: readonly string[];
}

/** Reads the address of the list at `place`. Parameters that make no sense are left out. */
export function listAddressOf(query: URLSearchParams, place: ListPlace): ReadAddress {
  // an empty field of a form chooses nothing
  const given = [...query].filter(([name, text]) => name in CHECKS && text.trim() !== '');
  const isGood = ([name, text]: [string, string]) => CHECKS[name]?.(text).success === true;
  const good = new URLSearchParams(given.filter(isGood));
  const amount = (name: string) => parsePrice(good.get(name) ?? '').data;
  const [low, high] = [amount('minPrice'), amount('maxPrice')];
  const isReversed = low !== undefined && high !== undefined && low > high;
  const q = place.isSearch ? (words.safeParse(good.get('q') ?? '').data ?? '') : '';
  const category = place.isSearch ? (good.get('category') ?? undefined) : place.category;
  const sort = order.safeParse(good.get('sort')).data ?? defaultSort({ q });
  const view = good.get(VIEW_PARAMETER);
  const machine = good.get('machine') ?? undefined;
  const isPointless = sort === 'relevance' && q === '';
  const { figures, bad } = figuresOf(query);
  const address = {
    isSearch: place.isSearch,
    q,
    category,
    inStock: good.has('inStock'),
    machine,
    // a serial number means nothing without its machine
    serial: machine && (good.get(paths.SERIAL) ?? undefined),
    minPrice: isReversed ? high : low,
    maxPrice: isReversed ? low : high,
    figures,
    sort: isPointless ? defaultSort({ q }) : sort,
    ...(isView(view) && hasViews(place) && { view }),
    paging: pagingOf(good, defaultSize({ isSearch: place.isSearch, category })),
  };
  const others = given.filter((entry) => !isGood(entry)).map(([name]) => name);
  return { address, bad: [...bad, ...others, ...(isPointless ? ['sort'] : [])] };
}

/** Returns the list with other choices, on its first page. */
export function changed(address: ListAddress, changes: Partial<ListAddress>): ListAddress {
  const next = { ...address, ...changes };
  const { size } = address.paging;
  const isDefault = size === defaultSize(address);
  return { ...next, paging: { page: 0, size: isDefault ? defaultSize(next) : size } };
}

/** The filters of a list for any machine. */
export const NO_MACHINE = { machine: undefined, serial: undefined };

/** Returns the list without any filter. The order and the words are none. */
export const withoutFilters = (address: ListAddress): ListAddress =>
  changed(address, {
    category: address.isSearch ? undefined : address.category,
    inStock: false,
    ...NO_MACHINE,
    minPrice: undefined,
    maxPrice: undefined,
    figures: {},
  });

/** Returns the page of a list, and its choices as a query without default values. */
export function partsOf(address: ListAddress): { pathname: string; query: URLSearchParams } {
  const { isSearch, q, category, inStock: only, machine, serial, minPrice, maxPrice } = address;
  const { figures, sort, view, paging } = address;
  const listPath = category === undefined ? paths.products : paths.category(category);
  const chosen = {
    q: q || undefined,
    category: isSearch ? category : undefined,
    inStock: only || undefined,
    machine,
    [paths.SERIAL]: machine && serial,
    minPrice,
    maxPrice,
    ...figureQuery(figures),
    sort: sort === defaultSort(address) ? undefined : sort,
    [VIEW_PARAMETER]: view,
    page: paging.page > 0 ? paging.page + 1 : undefined,
    size: paging.size === defaultSize(address) ? undefined : paging.size,
  };
  return { pathname: isSearch ? paths.search : listPath, query: queryOf(chosen) };
}

/** The URL of a list. */
export function hrefOf(address: ListAddress): string {
  const { pathname, query } = partsOf(address);
  return query.size > 0 ? `${pathname}?${query.toString()}` : pathname;
}

function queryOf(values: Record<string, string | number | true | undefined>): URLSearchParams {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
}

/** Tells whether this is a page of all products, newest first: what `GET /services` answers. */
export const isPlain = (address: ListAddress): boolean =>
  !address.isSearch && address.category === undefined && isUnfiltered(address);

/** Tells whether a list shows all its products, newest first. */
export const isUnfiltered = (address: ListAddress): boolean =>
  address.sort === 'newest' &&
  !address.inStock &&
  address.machine === undefined &&
  address.minPrice === undefined &&
  address.maxPrice === undefined &&
  Object.keys(address.figures).length === 0;

/** Returns the query of `GET /search` for a list; of a plain one only what its filters would find. */
export function searchQueryOf(
  address: ListAddress,
): Omit<SearchQuery, 'figures'> & ReturnType<typeof figureQuery> {
  const { q, category, inStock: only, machine, serial, minPrice, maxPrice } = address;
  const { figures, sort, paging } = address;
  return {
    q,
    ...(category !== undefined && { category }),
    ...(only && { inStock: 'true' }),
    ...(machine !== undefined && { machine }),
    ...(serial !== undefined && { serial }),
    ...(minPrice !== undefined && { minPrice }),
    ...(maxPrice !== undefined && { maxPrice }),
    ...figureQuery(figures),
    ...(sort !== defaultSort(address) && { sort }),
    ...(isPlain(address) ? { limit: 1, pageNumber: 0 } : pageQuery(paging)),
  };
}
