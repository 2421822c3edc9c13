import { fillPlaces, getShopPage, type Shop, type ShopPage, shopPlaces } from '@harrow/contract';
import { useQuery } from '@tanstack/react-query';
import { invoiceKeptYears } from '@/config/invoice-kept-years';
import { orNull } from '@/lib/http/or-null';
import { call } from '@/lib/http/shop-client';
import { messages } from '@/messages';

/** Reads a page that the maker has written; null if there is none with this name. */
export const shopPageQuery = (slug: string) => ({
  queryKey: ['shop-page', slug],
  queryFn: ({ signal }: { signal?: AbortSignal }): Promise<ShopPage | null> =>
    orNull(() => call(getShopPage, { parameters: { slug }, signal })),
});

export const useShopPage = (slug: string) => useQuery(shopPageQuery(slug));

/** A part of a page with its heading. */
export interface Section {
  heading: string;
  /** Markdown. */
  text: string;
}

/** The heading of a section; a line of a code block has no `## `, because four spaces precede it. */
const SECTION = /^## +(.+)$/m;

/**
 * Returns the text before the first heading, and the sections of a page, with the values of their places. The promises
 * are those of the language of the page.
 */
export function sectionsOf(
  { text: markdown }: Pick<ShopPage, 'text'>,
  shop: Shop,
  promises = messages.delivery.promises,
): { lead: string; sections: Section[] } {
  const text = fillPlaces(markdown, shopPlaces(shop, promises, invoiceKeptYears));
  const [lead = '', ...rest] = text.split(SECTION);
  const sections: Section[] = [];
  for (let at = 0; at < rest.length; at += 2) {
    sections.push({ heading: (rest[at] ?? '').trim(), text: (rest[at + 1] ?? '').trim() });
  }
  return { lead: lead.trim(), sections };
}

/** The marks of Markdown that a plain text does not need: emphasis, code, and the addresses of links. */
const MARKS = /[*_`]|\]\([^)]*\)|\[/g;

/** Returns the beginning of a page as plain text. */
export const leadOf = (page: Pick<ShopPage, 'text'>, shop: Shop): string =>
  sectionsOf(page, shop).lead.replace(MARKS, '');
