import type { Shop, ShopChanges, ShopDelivery, ShopMaker } from '@harrow/contract';

type Home = Shop['home'];

/** A stored shop. Members that a later version has added may be absent. */
export type ShopRow = Omit<Shop, 'maker' | 'delivery' | 'home' | 'updatedAt'> & {
  maker: Partial<ShopMaker>;
  delivery: Partial<ShopDelivery>;
  home: Partial<Home>;
  updated_at: Date;
};

const NO_MAKER: ShopMaker = {
  legalName: '',
  address: '',
  phone: '',
  email: '',
  hours: '',
  country: '',
  vatId: '',
  registration: '',
  timeZone: 'UTC',
};

const NO_DELIVERY: ShopDelivery = {
  shipsInDays: null,
  cutoffHour: 12,
  holidays: [],
  shipsFrom: '',
  free: false,
  freeIn: '',
  cost: '',
  text: '',
  complaintDays: null,
};

const NO_HOME: Home = {
  headline: '',
  text: '',
  picture: null,
  panels: [],
  figuresTitle: '',
  figures: [],
};

/** Translates a row to the contract's names, each member in the contract's order. */
export const toShopDto = (row: ShopRow): Shop => ({
  name: row.name,
  logo: row.logo,
  icon: row.icon,
  colors: row.colors,
  maker: { ...NO_MAKER, ...row.maker },
  delivery: { ...NO_DELIVERY, ...row.delivery },
  tax: row.tax,
  home: { ...NO_HOME, ...row.home },
  navigation: row.navigation,
  pages: row.pages,
  updatedAt: row.updated_at.toISOString(),
});

/** A shop that says nothing of itself. */
export const EMPTY_SHOP: Shop = toShopDto({
  name: '',
  logo: null,
  icon: null,
  colors: null,
  maker: {},
  delivery: {},
  tax: null,
  home: {},
  navigation: [],
  pages: [],
  updated_at: new Date(0),
});

/** Returns the shop after changes: those of `maker`, `delivery` and `home` keep the other members of these. */
export const changedShop = (shop: Shop, changes: ShopChanges): Shop => ({
  ...shop,
  ...changes,
  maker: { ...shop.maker, ...changes.maker },
  delivery: { ...shop.delivery, ...changes.delivery },
  home: { ...shop.home, ...changes.home },
});
