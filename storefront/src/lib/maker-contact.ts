import { dialedPhone, type Shop, type ShopMaker } from '@harrow/contract';

/** Returns who sells: the maker, or the shop without one. */
export const sellerOf = ({ name, maker }: Shop): string => maker.legalName || name;

/** Returns the address of the maker's phone number, for a link. */
export const phoneLink = (maker: ShopMaker): string => `tel:${dialedPhone(maker)}`;
