import { emptyShop, type ShopChanges, type WrittenShop } from '@harrow/contract';

/** A stored shop. Members that a later version has added may be absent. */
export type ShopRow = Omit<WrittenShop, 'maker' | 'delivery' | 'home' | 'updatedAt'> & {
  maker: Partial<WrittenShop['maker']>;
  delivery: Partial<WrittenShop['delivery']>;
  home: Partial<WrittenShop['home']>;
  updated_at: Date;
};

/** Translates a row to the contract's names, each member in the contract's order. */
export const toShopDto = (row: ShopRow): WrittenShop => ({
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

/** Returns the shop without the German texts that are empty, which are the same as none. */
const withoutEmptyTexts = (shop: WrittenShop): WrittenShop =>
  JSON.parse(
    JSON.stringify(shop, (name, value: unknown) =>
      name.endsWith('_de') && value === '' ? undefined : value,
    ),
  ) as WrittenShop;

/** Returns the shop after changes: those of `maker`, `delivery` and `home` keep the other members of these. */
export const changedShop = (shop: WrittenShop, changes: ShopChanges): WrittenShop =>
  withoutEmptyTexts({
    ...shop,
    ...changes,
    maker: { ...shop.maker, ...changes.maker },
    delivery: { ...shop.delivery, ...changes.delivery },
    home: { ...shop.home, ...changes.home },
  });
