import {
  changePrices,
  getPriceChange,
  undoPriceChange,
  type AnswerOf,
  type BodyInputOf,
} from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/http/shop-client';
import { orNull } from '@/lib/http/or-null';
import { listQuery } from '@/lib/list-page';

export type WantedPrices = BodyInputOf<typeof changePrices>;

export type PricePreview = AnswerOf<typeof changePrices>;

export type PriceChange = AnswerOf<typeof getPriceChange>;

/** The products on a page of a change. */
export const CHANGED_ON_PAGE = 50;

export const priceChangeKey = ['price-change'];

/** Says what a change would do. */
export const previewPrices = (body: WantedPrices): Promise<PricePreview> =>
  call(changePrices, { query: { dryRun: 'true' }, body });

/** Changes the prices as previewed; another attempt cannot change them twice. */
export const sendPrices = (body: WantedPrices): Promise<PricePreview> =>
  call(changePrices, { query: { dryRun: 'false' }, body });

/** Reads a change with a page of its products; null for one that there is not. */
export const usePriceChange = (id: string, pageNumber: number) =>
  useQuery({
    queryKey: [...priceChangeKey, id, pageNumber],
    queryFn: ({ signal }) =>
      orNull(() =>
        call(getPriceChange, {
          parameters: { id },
          query: { limit: CHANGED_ON_PAGE, pageNumber },
          signal,
        }),
      ),
    ...listQuery,
  });

export const undoPrices = (id: string) => call(undoPriceChange, { parameters: { id } });
