import type { Offer, Product, Replacement } from '@harrow/contract';
import type { Services } from '@harrow/plugin-kit';
import { saleNote } from './notes';

/** The services that tools call, and the origin of their links. */
export type Context = { services: Services; storefrontUrl: string };

const pageOf = ({ storefrontUrl }: Context, ...names: string[]) =>
  [storefrontUrl, ...names.map(encodeURIComponent)].join('/');

/** The page of a figure of a machine. */
export const figureLink = (context: Context, handle: string, number: string) =>
  pageOf(context, 'machines', handle, number);

const withLink = (offer: Offer | null, context: Context) =>
  offer && { ...offer, link: pageOf(context, 'products', offer.handle) };

export const withLinks = (replacement: Replacement | null, context: Context) =>
  replacement && {
    ...replacement,
    parts: replacement.parts.map((part) => ({ ...part, offer: withLink(part.offer, context) })),
  };

/** A part as it is sold, in words too. */
export const asSold = (
  sold: { offer: Offer | null; replacedBy: Replacement | null },
  context: Context,
) => ({
  sale: saleNote(sold),
  offer: withLink(sold.offer, context),
  replacedBy: withLinks(sold.replacedBy, context),
});

export function toSold(product: Product, context: Context) {
  const { sku: part, name, price, currency, available, minimum, handle } = product;
  const link = pageOf(context, 'products', handle);
  return { part, name, price, currency, available, minimum, handle, link };
}

type Line = {
  part: string | null;
  note: string | null;
  offer: Offer | null;
  replacedBy: Replacement | null;
};

/** The same of a line of a figure. */
export const soldLine = (line: Line, context: Context) =>
  line.part === null
    ? { sale: 'Not sold separately.', offer: null, replacedBy: null }
    : asSold(line, context);
