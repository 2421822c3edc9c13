import { stockFilters, type ProductFilters } from '@harrow/contract';
import { deskPageOf } from '@/lib/desk-address';

/** Reads the filters of the list of products from its address; a stock that is none means all. */
export function filtersIn(query: URLSearchParams): ProductFilters {
  const q = query.get('q')?.trim();
  const category = query.get('category')?.trim();
  const stock = stockFilters.find((filter) => filter === query.get('stock'));
  return { ...(q && { q }), ...(category && { category }), ...(stock && { stock }) };
}

/** The filters and the page of the list, counted from 0. */
export const listIn = (query: URLSearchParams) => ({
  filters: filtersIn(query),
  page: deskPageOf(query),
});
