import { stockFilters, type ProductFilters } from '@harrow/contract';
import { deskWordsOf } from '@/lib/desk-address';

/** Reads the filters of the list of products from its address; an invalid stock filter means all. */
export function filtersIn(query: URLSearchParams): ProductFilters {
  const q = deskWordsOf(query);
  const category = query.get('category')?.trim();
  const stock = stockFilters.find((filter) => filter === query.get('stock'));
  return { ...(q && { q }), ...(category && { category }), ...(stock && { stock }) };
}
