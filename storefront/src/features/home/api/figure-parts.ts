import { getProductDetails, type Product } from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { orNull } from '@/lib/http/or-null';
import { call } from '@/lib/http/shop-client';
import type { Figure } from '../lib/figure';

/** The data of a part that a figure shows and the list needs. */
export type FigurePart = Pick<
  Product,
  '_id' | 'handle' | 'name' | 'sku' | 'price' | 'currency' | 'available' | 'minimum'
>;

/** Reads a part; null if the shop does not sell it. */
async function readPart(handle: string, signal?: AbortSignal): Promise<FigurePart | null> {
  const part = await orNull(
    () => call(getProductDetails, { parameters: { handle }, signal }),
    [404],
  );
  if (!part) return null;
  const { _id, name, sku, price, currency, available, minimum } = part;
  return { _id, handle, name, sku, price, currency, available, minimum };
}

/** Reads the parts of a figure, in the order of its lines. Their page has the rest of what the shop knows. */
export const useFigureParts = (figure: Figure | undefined) => {
  const handles = figure?.lines.map(({ handle }) => handle) ?? [];
  return useQuery({
    queryKey: ['figure-parts', handles],
    queryFn: ({ signal }) => Promise.all(handles.map((handle) => readPart(handle, signal))),
    enabled: handles.length > 0,
  });
};
