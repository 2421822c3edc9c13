import {
  getWrittenProduct,
  listStockMovements,
  moveStock,
  type AnswerOf,
  type BodyInputOf,
  type StockMovement,
} from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { orNull } from '@/lib/http/or-null';
import { call } from '@/lib/http/shop-client';
import { listQuery } from '@/lib/list-page';
import { productsKey } from './products';

/** The key of what the page of a stock shows. */
const stockKey = (id: string) => [...productsKey, 'stock', id];

/** Reads the product; null if there is none. */
export const useStockedProduct = (id: string) =>
  useQuery({
    queryKey: [...stockKey(id), 'product'],
    queryFn: ({ signal }) => orNull(() => call(getWrittenProduct, { parameters: { id }, signal })),
  });

async function readMovements(id: string, pages: number, signal?: AbortSignal) {
  const movements: StockMovement[] = [];
  let after: string | null = '';
  for (let page = 0; page < pages && after !== null; page += 1) {
    const query: Record<string, string> = after === '' ? {} : { after };
    const answer: AnswerOf<typeof listStockMovements> = await call(listStockMovements, {
      parameters: { id },
      query,
      signal,
    });
    movements.push(...answer.data);
    after = answer.next;
  }
  return { movements, hasMore: after !== null };
}

/** Reads the newest pages of what changed the stock of a product; earlier ones are shown until then. */
export const useStockMovements = (id: string, pages: number) =>
  useQuery({
    queryKey: [...stockKey(id), 'movements', pages],
    queryFn: ({ signal }) => readMovements(id, pages, signal),
    // an infinite query would be in the code of every page
    ...listQuery,
  });

/** Adds received pieces, or sets the stock to the counted ones. */
export const sendStock = (id: string, body: BodyInputOf<typeof moveStock>) =>
  call(moveStock, { parameters: { id }, body });
