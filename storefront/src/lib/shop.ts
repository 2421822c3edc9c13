import { getShop, type Shop } from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/http/shop-client';

/** What the shop says of itself changes a few times a year. */
const STALE_AFTER_MS = 600_000;

/** Reads the face of the shop: the server has read it for every page. */
export const shopQuery = {
  queryKey: ['shop'],
  queryFn: ({ signal }: { signal?: AbortSignal }) => call(getShop, { signal }),
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
  updatedAt: '1970-01-01T00:00:00.000Z',
};

/** Returns the face of the shop. */
export const useShop = (): Shop =>
  useQuery({ ...shopQuery, staleTime: STALE_AFTER_MS }).data ?? unknownShop;

/** Returns who sells: the maker, or the shop without one. */
export const sellerOf = ({ name, maker }: Shop): string => maker.legalName || name;

/** Returns the address of a phone number for a link. */
export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
