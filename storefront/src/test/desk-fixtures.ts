import { listCategories, listDrafts, listProducts, type Product } from '@harrow/contract';
import { answer, pageOf } from './answer';
import { categoryTree } from './catalogue-fixtures';
import { refuse } from './shop-server';

const isIn = (text: string, words: string) => text.toLowerCase().includes(words.toLowerCase());

function matches(product: Product, query: URLSearchParams): boolean {
  const { name, sku, category, available, minimum } = product;
  const [q, handle, stock] = [query.get('q'), query.get('category'), query.get('stock')];
  if (q && !isIn(`${name} ${sku ?? ''}`, q)) return false;
  if (handle && category?.handle !== handle) return false;
  if (stock === 'out') return available === 0;
  return stock !== 'low' || available < 2 * minimum;
}

/** Staff's list of products, and that of drafts, filtered and paged by the query as the backend does. */
export const servesProductList = (list: readonly Product[], drafts: readonly Product[] = []) => [
  answer(listProducts, ({ request, query }) => {
    if (!request.headers.get('authorization')) return refuse({ status: 401 });
    const found = list.filter((product) => matches(product, query));
    return { success: true, data: pageOf(found, query), count: found.length };
  }),
  answer(listDrafts, ({ query }) => {
    const found = drafts.filter((product) => matches(product, query));
    return { data: pageOf(found, query), count: found.length };
  }),
  answer(listCategories, { data: categoryTree }),
];
