import { dialedPhone, type ShopMaker } from '@harrow/contract';

/** Returns the address of the maker's phone number, for a link. */
export const phoneLink = (maker: ShopMaker): string => `tel:${dialedPhone(maker)}`;
