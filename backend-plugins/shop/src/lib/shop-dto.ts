import {
  emptyShop,
  type Shop,
  type ShopChanges,
  type ShopDelivery,
  type ShopMaker,
} from '@harrow/contract';

/** A stored shop. Members that a later version has added may be absent. */
export type ShopRow = Omit<Shop, 'maker' | 'delivery' | 'home' | 'updatedAt'> & {
  maker: Partial<ShopMaker>;
  delivery: Partial<ShopDelivery>;
  home: Partial<Shop['home']>;
  updated_at: Date;
};

/** Translates a row to the contract's names, each member in the contract's order. */
export const toShopDto = (row: ShopRow): Shop => ({
  name: row.name,
  logo: row.logo,
  icon: row.icon,
  colors: row.colors,
  maker: { ...emptyShop.maker, ...row.maker },
  delivery: { ...emptyShop.delivery, ...row.delivery },
  tax: row.tax,
  home: { ...emptyShop.home, ...row.home },
  navigation: row.navigation,
  pages: row.pages,
  updatedAt: row.updated_at.toISOString(),
});

/** Returns the shop after changes: those of `maker`, `delivery` and `home` keep the other members of these. */
export const changedShop = (shop: Shop, changes: ShopChanges): Shop => ({
  ...shop,
  ...changes,
  maker: { ...shop.maker, ...changes.maker },
  delivery: { ...shop.delivery, ...changes.delivery },
  home: { ...shop.home, ...changes.home },
});
