import type { Offer, Product } from '@harrow/contract';

/** The offers of products by id; a missing product is not sold. */
export type Offers = ReadonlyMap<string, Offer>;

export const offersOf = (products: readonly Product[]): Offers =>
  new Map(
    products.map(({ _id: productId, handle, price, currency, available, minimum }) => [
      productId,
      { productId, handle, price, currency, available, minimum },
    ]),
  );

/** A part as statements return it. */
export type KnownPart = { number: string; printed: string; name: string; productId: string | null };

/** The parts of an answer by their numbers. */
export type Parts = ReadonlyMap<string, KnownPart>;

export const partsByNumber = (parts: readonly KnownPart[]): Parts =>
  new Map(parts.map((part) => [part.number, part]));

export const productIdsOf = (parts: readonly KnownPart[]): string[] =>
  parts.flatMap(({ productId }) => productId ?? []);

export const offerOf = (offers: Offers, part: KnownPart | undefined): Offer | null =>
  offers.get(part?.productId ?? '') ?? null;
