import {
  addressOf,
  exportFigures,
  type Figures,
  type FigureStep,
  getFigures,
} from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { download } from '@/lib/authorized-fetch';
import { call } from '@/lib/http/shop-client';
import { listQuery } from '@/lib/list-page';
import { figuresQueryOf, type FiguresAddress } from '../lib/figures-address';

/** Figures with the steps of their series. */
export interface ShownFigures {
  figures: Figures;
  by: FigureStep;
}

/** Staff leave the page open, so it is refreshed regularly. */
const REFETCH_MS = 60_000;

/** Reads the figures of a span; until they are there, those of the one before stay. */
export function useFigures(address: FiguresAddress) {
  const query = figuresQueryOf(address);
  return useQuery({
    queryKey: ['figures', query],
    queryFn: async ({ signal }): Promise<ShownFigures> => ({
      figures: await call(getFigures, { query, signal }),
      by: query.by,
    }),
    ...listQuery,
    refetchInterval: REFETCH_MS,
  });
}

/** Saves what the page shows as a CSV file. Throws `ApiError`. */
export const saveFigures = (address: FiguresAddress): Promise<void> =>
  download(addressOf(exportFigures, {}, figuresQueryOf(address)), 'figures');
