import type { Product } from '@harrow/contract';
import { decimalsOf } from '@harrow/money';
import { addressIn, type Language } from '../page-languages.ts';
import { fileWords } from './words.ts';

/** A product as the feed lists it. */
export type FeedProduct = Pick<
  Product,
  | ('_id' | 'handle' | 'name' | 'description' | 'price' | 'currency')
  | ('available' | 'minimum' | 'category' | 'sku')
>;

/** The limits of Google's product data specification, in characters. */
const MAX_TITLE = 150;
const MAX_DESCRIPTION = 5000;
const MAX_PART_NUMBER = 70;

/** Characters that XML 1.0 cannot hold, not even escaped. */
// eslint-disable-next-line no-control-regex -- control characters are what this removes
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Returns a text for the content of an XML element. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(NOT_XML, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** Cuts a text by code points, so that no character is split. */
const cut = (text: string, max: number): string => Array.from(text.trim()).slice(0, max).join('');

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

/** `74350.00 USD` */
const priceOf = ({ price, currency }: FeedProduct): string =>
  `${price.toFixed(decimalsOf(currency))} ${currency.toUpperCase()}`;

const isInStock = ({ available, minimum }: FeedProduct): boolean =>
  available >= Math.max(minimum, 1);

/** The shop whose products a feed lists. */
interface Feed {
  origin: string;
  seller: string;
  language: Language;
}

/** A product as an item; `origin` is the storefront's, such as `https://shop.example`. */
export function itemOf(product: FeedProduct, { origin, seller, language }: Feed): string {
  const { _id, handle, name, description, category, sku } = product;
  const path = encodeURIComponent(handle);
  return [
    '<item>',
    element('g:id', _id),
    element('g:title', cut(name, MAX_TITLE)),
    element('g:description', cut(description || name, MAX_DESCRIPTION)),
    element('g:link', origin + addressIn(language, `/products/${path}`)),
    // the drawings are SVG, which the specification does not allow
    element('g:image_link', `${origin}/share/${path}/plain.png`),
    element('g:availability', isInStock(product) ? 'in_stock' : 'out_of_stock'),
    element('g:price', priceOf(product)),
    element('g:condition', 'new'),
    element('g:brand', seller),
    sku ? element('g:mpn', cut(sku, MAX_PART_NUMBER)) : element('g:identifier_exists', 'no'),
    ...(category ? [element('g:product_type', category.name)] : []),
    '</item>\n',
  ].join('');
}

/**
 * Yields the feed of all products for Google Merchant Center (RSS 2.0), a chunk for each page, so that
 * it is never in memory as a whole.
 */
export async function* merchantFeed(
  pages: AsyncIterable<FeedProduct[]>,
  feed: Feed,
): AsyncGenerator<string> {
  const { origin, seller, language } = feed;
  const channel = [
    element('title', seller),
    element('link', origin + addressIn(language, '/')),
    element('description', fileWords[language].allProducts(seller)),
  ];
  const head = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>${channel.join('')}\n`;
  let isFirst = true;
  for await (const page of pages) {
    const items = page.map((product) => itemOf(product, feed)).join('');
    yield isFirst ? head + items : items;
    isFirst = false;
  }
  yield `${isFirst ? head : ''}</channel></rss>\n`;
}
