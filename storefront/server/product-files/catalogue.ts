import {
  getProductDetails,
  listProducts,
  MAX_PAGE_SIZE,
  type Product,
  type ProductDetails,
} from '@harrow/contract';
import { answerOrNull } from '../public-calls.ts';
import type { Read } from '../renderer.ts';

/** The public calls of the backend that describe products. They throw `BackendUnavailable`. */
export interface Catalogue {
  /** Returns a product; null if the shop sells none with this handle. */
  product(handle: string): Promise<ProductDetails | null>;
  /** Yields all products page by page, newest first. */
  pages(): AsyncGenerator<Product[]>;
}

/** Reads products from the backend, one page of a list at a time, so that others are answered in between. */
export function catalogueOf(read: Read): Catalogue {
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = turn.then(work, work);
    turn = done.catch(() => undefined);
    return done;
  };

  return {
    product: (handle) => answerOrNull(read, getProductDetails, { parameters: { handle } }),
    async *pages() {
      for (let pageNumber = 0; ; pageNumber += 1) {
        const query = { limit: MAX_PAGE_SIZE, pageNumber };
        const page = await inTurn(() => answerOrNull(read, listProducts, { query }));
        if (!page?.success || page.data.length === 0) return;
        yield page.data;
        if (page.data.length < MAX_PAGE_SIZE) return;
      }
    },
  };
}
