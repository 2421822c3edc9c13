import { search } from '@harrow/contract';
import * as paths from '@/config/paths';
import { call } from '@/lib/http/shop-client';
import { meantProduct } from '../lib/meant-product';

/** Names beside which there may be others that end alike. */
const LIMIT = 6;

/** Returns the page of the product that the words name, or else that of the results. */
export async function pageFor(words: string): Promise<string> {
  try {
    const { data } = await call(search, { query: { q: words, limit: LIMIT, pageNumber: 0 } });
    const product = meantProduct(words, data);
    return product ? paths.product(product.handle) : paths.results(words);
  } catch {
    // the page of the results says what is wrong, and offers another try
    return paths.results(words);
  }
}
