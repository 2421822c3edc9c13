import {
  addressOf,
  getProductDetails,
  listProducts,
  MAX_PAGE_SIZE,
  type Operation,
  type Product,
  type ProductDetails,
} from '@harrow/contract';
import * as z from 'zod/mini';
import type { BackendReads } from '../backend-reads.ts';

/** The public calls of the backend that describe products. They throw `BackendUnavailable`. */
export interface Catalogue {
  /** Returns a product; null if the shop sells none with this handle. */
  product(handle: string): Promise<ProductDetails | null>;
  /** Yields all products page by page, newest first. */
  pages(): AsyncGenerator<Product[]>;
}

/** Reads products from the backend. */
export function catalogueOf(backend: Pick<BackendReads, 'read'>): Catalogue {
  async function read<T>(
    { answer }: Pick<Operation<'anyone', unknown, unknown, unknown, T>, 'answer'>,
    address: string,
  ): Promise<T | null> {
    const { status, body } = await backend.read(address);
    return status !== 200 ? null : z.parse(answer, JSON.parse(body));
  }

  return {
    product: (handle) => read(getProductDetails, addressOf(getProductDetails, { handle })),
    async *pages() {
      for (let pageNumber = 0; ; pageNumber += 1) {
        const query = { limit: MAX_PAGE_SIZE, pageNumber };
        const page = await read(listProducts, addressOf(listProducts, {}, query));
        if (!page?.success || page.data.length === 0) return;
        yield page.data;
        if (page.data.length < MAX_PAGE_SIZE) return;
      }
    },
  };
}
