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

/** Reads products from the backend, one page of a list at a time, so that others are answered in between. */
export function catalogueOf(backend: Pick<BackendReads, 'read'>): Catalogue {
  async function read<T>(
    { answer }: Pick<Operation<'anyone', unknown, unknown, unknown, T>, 'answer'>,
    address: string,
  ): Promise<T | null> {
    const { status, body } = await backend.read(address);
    return status === 404 ? null : z.parse(answer, JSON.parse(body));
  }

  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = turn.then(work, work);
    turn = done.catch(() => undefined);
    return done;
  };

  return {
    product: (handle) => read(getProductDetails, addressOf(getProductDetails, { handle })),
    async *pages() {
      for (let pageNumber = 0; ; pageNumber += 1) {
        const query = { limit: MAX_PAGE_SIZE, pageNumber };
        const address = addressOf(listProducts, {}, query);
        const page = await inTurn(() => read(listProducts, address));
        if (!page?.success || page.data.length === 0) return;
        yield page.data;
        if (page.data.length < MAX_PAGE_SIZE) return;
      }
    },
  };
}
