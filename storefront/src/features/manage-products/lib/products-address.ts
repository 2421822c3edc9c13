import { stockFilters, type ProductFilters } from '@harrow/contract';
import { deskWordsOf } from '@/lib/desk-address';

/** Reads the filters of the list of products from its address; a stock that is none means all. */
export function filtersIn(query: URLSearchParams): ProductFilters {
  const q = deskWordsOf(query);
  const category = query.get('category')?.trim();
  const stock = stockFilters.find((filter) => filter === query.get('stock'));
  return { ...(q && { q }), ...(category && { category }), ...(stock && { stock }) };
}
