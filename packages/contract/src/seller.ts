import type { Shop } from './shop';

/** Returns who sells: the maker, or the shop without one. */
export const sellerOf = ({ name, maker }: Pick<Shop, 'name' | 'maker'>): string =>
  maker.legalName || name;

/** Returns a name with an address of several lines, on one line. */
export const onOneLine = (name: string, address: string): string =>
  [name, ...address.split('\n')].filter(Boolean).join(', ');
