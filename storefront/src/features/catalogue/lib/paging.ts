/** The page sizes to choose from. */
export const PAGE_SIZES = [3, 6, 9, 12] as const;
/** The size of a page of all products. */
export const DEFAULT_SIZE = 3;

/** The page size and the current page, counted from 0. */
export interface Paging {
  size: number;
  page: number;
}

/** `MAX_PAGE_NUMBER` of the contract, whose import would add 3 kB to the page of a product. */
const LAST_PAGE = 1_000_000;

/** Tells whether a list can have a page with this number, counted from 1. */
export const isPageNumber = (number: number): boolean =>
  Number.isSafeInteger(number) && number >= 1 && number <= LAST_PAGE;

/** Reads the paging from the URL, where pages count from 1. Invalid values become the default. */
export function pagingOf(query: URLSearchParams, defaultSize: number = DEFAULT_SIZE): Paging {
  const size = Number(query.get('size'));
  const number = Number(query.get('page') ?? 1);
  return {
    size: PAGE_SIZES.some((offered) => offered === size) ? size : defaultSize,
    page: isPageNumber(number) ? number - 1 : 0,
  };
}

/** Writes the paging as a query, without default values, so that each page has a single URL. */
export function queryOf({ size, page }: Paging): string {
  const query = new URLSearchParams();
  if (page > 0) query.set('page', String(page + 1));
  if (size !== DEFAULT_SIZE) query.set('size', String(size));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** Returns the backend's query for a page of products. There, too, pages count from 0. */
export const pageQuery = ({ size, page }: Paging) => ({ limit: size, pageNumber: page });

/** Returns the number of pages of a list with `total` entries. */
export function pageCount(total: number, size: number): number {
  return Math.ceil(total / size);
}

/** Returns the paging with a new page size, on the page with the first product of the current page. */
export function resized({ size, page }: Paging, newSize: number): Paging {
  return { size: newSize, page: Math.floor((page * size) / newSize) };
}

/** Tells whether the page is beyond the last one, e.g. after products were removed. */
export function isBeyondLast({ size, page }: Paging, total: number): boolean {
  return total > 0 && page >= pageCount(total, size);
}

/** Returns the positions of the first and the last product on the page, counted from 1. */
export function rangeOf({ size, page }: Paging, total: number): { first: number; last: number } {
  return { first: page * size + 1, last: Math.min((page + 1) * size, total) };
}
