import type { Shop } from './shop';

/** A shop that says nothing of itself. */
export const emptyShop: Shop = {
  name: '',
  logo: null,
  icon: null,
  colors: null,
  maker: {
    legalName: '',
    address: '',
    phone: '',
    email: '',
    hours: '',
    country: '',
    vatId: '',
    registration: '',
    timeZone: 'UTC',
  },
  delivery: {
    shipsInDays: null,
    cutoffHour: 12,
    holidays: [],
    shipsFrom: '',
    free: false,
    freeIn: '',
    cost: '',
    text: '',
    complaintDays: null,
  },
  tax: null,
  home: { headline: '', text: '', picture: null, panels: [], figuresTitle: '', figures: [] },
  navigation: [],
  pages: [],
  updatedAt: '1970-01-01T00:00:00.000Z',
};
