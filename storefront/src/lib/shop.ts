import type { Shop } from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';

/** What the shop says of itself changes a few times a year. */
const STALE_AFTER_MS = 600_000;

/** Reads the face of the shop. The server has read it for every page, so that the code for it is loaded later. */
export const shopQuery = {
  queryKey: ['shop'],
  queryFn: async ({ signal }: { signal?: AbortSignal }) =>
    (await import('./read-shop')).readShop(signal),
  staleTime: STALE_AFTER_MS,
};

/** The face of a shop that is not known yet: it says nothing. */
export const unknownShop: Shop = {
  name: '',
  logo: null,
  icon: null,
  colors: null,
  maker: {
    ...{ legalName: '', address: '', phone: '', email: '', hours: '', country: '' },
    ...{ vatId: '', registration: '', timeZone: 'UTC' },
  },
  delivery: {
    ...{ shipsInDays: null, cutoffHour: 12, holidays: [], shipsFrom: '', free: false, freeIn: '' },
    ...{ cost: '', text: '', complaintDays: null },
  },
  tax: null,
  home: { headline: '', text: '', picture: null, panels: [], figuresTitle: '', figures: [] },
  navigation: [],
  pages: [],
  updatedAt: '',
};

/** Returns the face of the shop. */
export const useShop = (): Shop => useQuery(shopQuery).data ?? unknownShop;
