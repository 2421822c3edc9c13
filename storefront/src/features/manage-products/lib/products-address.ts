import { stockFilters, type ProductFilters, type StockFilter } from '@harrow/contract';
import { deskWordsOf } from '@/lib/desk-address';

/** The tabs of the list besides that of all products. */
const TABS = [...stockFilters, 'draft'] as const;

/** The filters of the list: those of published products, or drafts instead. */
export type ListFilters = Omit<ProductFilters, 'stock'> & { stock?: StockFilter | 'draft' };

/** Reads the filters of the list of products from its address; an invalid tab means all. */
export function filtersIn(query: URLSearchParams): ListFilters {
  const q = deskWordsOf(query);
  const category = query.get('category')?.trim();
  const stock = TABS.find((filter) => filter === query.get('stock'));
  return { ...(q && { q }), ...(category && { category }), ...(stock && { stock }) };
}
