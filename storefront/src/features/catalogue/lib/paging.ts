/** How many products a page may hold. */
export const PAGE_SIZES = [3, 6, 9, 12] as const;
const DEFAULT_SIZE = 3;

/** Which page of a list is on show; `page` counts from 0. */
export interface Paging {
  size: number;
  page: number;
}

/** Reads the paging from an address. There, pages count from 1, as people do; nonsense is the default. */
export function pagingOf(query: URLSearchParams): Paging {
  const size = Number(query.get('size'));
  const number = Number(query.get('page') ?? 1);
  return {
    size: PAGE_SIZES.some((offered) => offered === size) ? size : DEFAULT_SIZE,
    page: Number.isSafeInteger(number) && number >= 1 ? number - 1 : 0,
  };
}

/** Writes the paging into a query; what is the default is left out, so that one page has one address. */
export function queryOf({ size, page }: Paging): string {
  const query = new URLSearchParams();
  if (page > 0) query.set('page', String(page + 1));
  if (size !== DEFAULT_SIZE) query.set('size', String(size));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** Where the backend has that page of the products; there, pages count from 0. */
export function productsPath({ size, page }: Paging): string {
  return `/services?limit=${size}&pageNumber=${page}`;
}

/** How many pages a list of `total` has. */
export function pageCount(total: number, size: number): number {
  return Math.ceil(total / size);
}

/** The paging with other pages: the one that holds the first product now on show. */
export function resized({ size, page }: Paging, newSize: number): Paging {
  return { size: newSize, page: Math.floor((page * size) / newSize) };
}

/** Whether the address asks for a page behind the last, e.g. after products were removed. */
export function isBehindLast({ size, page }: Paging, total: number): boolean {
  return total > 0 && page >= pageCount(total, size);
}

/** Positions, counted from 1, of the first and the last product on show. */
export function rangeOf({ size, page }: Paging, total: number): { first: number; last: number } {
  return { first: page * size + 1, last: Math.min((page + 1) * size, total) };
}
