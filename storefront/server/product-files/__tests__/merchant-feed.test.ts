/** @jest-environment jsdom */
import { escapeXml, itemOf, merchantFeed, type FeedProduct } from '../merchant-feed.ts';
import { details } from './fake-backend.ts';

const ORIGIN = 'https://shop.example';
const FEED = { origin: ORIGIN, seller: 'Harrow Works', language: 'en' as const };

async function feedOf(...pages: FeedProduct[][]): Promise<string> {
  async function* read() {
    for (const page of pages) yield await Promise.resolve(page);
  }
  const chunks: string[] = [];
  for await (const chunk of merchantFeed(read(), FEED)) chunks.push(chunk);
  return chunks.join('');
}

const parse = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml');

it('says all that a merchant listing needs', () => {
  expect(itemOf(details(1), FEED)).toBe(
    [
      '<item>',
      '<g:id>prod_1</g:id>',
      '<g:title>Machine 1</g:title>',
      '<g:description>What machine 1 does.</g:description>',
      '<g:link>https://shop.example/products/machine-1</g:link>',
      '<g:image_link>https://shop.example/share/machine-1/plain.png</g:image_link>',
      '<g:availability>in_stock</g:availability>',
      '<g:price>1200.50 USD</g:price>',
      '<g:condition>new</g:condition>',
      '<g:brand>Harrow Works</g:brand>',
      '<g:mpn>HR-1</g:mpn>',
      '<g:product_type>Drills</g:product_type>',
      '</item>\n',
    ].join(''),
  );
});

it.each([
  [{ available: 1, minimum: 2 }, '<g:availability>out_of_stock</g:availability>'],
  [{ available: 0, minimum: 0 }, '<g:availability>out_of_stock</g:availability>'],
  [{ available: 2, minimum: 2 }, '<g:availability>in_stock</g:availability>'],
  [{ price: 1200, currency: 'jpy' }, '<g:price>1200 JPY</g:price>'],
  [{ price: 0.1, currency: 'eur' }, '<g:price>0.10 EUR</g:price>'],
  [{ sku: null }, '<g:identifier_exists>no</g:identifier_exists>'],
  [{ description: '' }, '<g:description>Machine 1</g:description>'],
])('describes %j as %s', (changes, line) => {
  expect(itemOf(details(1, changes), FEED)).toContain(line);
});

it('leaves no mark-up and nothing that XML cannot hold', () => {
  expect(escapeXml(`<a href="x">'&amp;'</a>\u0000\u0008\ufffe\ud800🚜`)).toBe(
    '&lt;a href=&quot;x&quot;&gt;&apos;&amp;amp;&apos;&lt;/a&gt;\ufffd🚜',
  );
});

it.each([
  ['mark-up', ']]></g:title><script>'],
  ['control characters', '\u0000\u001b\u202Egnp\ufffe'],
  ['half a pictograph', '\ud83d'],
  ['pictographs', '🚜'.repeat(3000)],
])('is well-formed with %s, and keeps the limits of characters', async (_, text) => {
  const xml = await feedOf([
    details(1, {
      name: text,
      description: text,
      sku: text,
      handle: text.slice(0, 9).toWellFormed(),
    }),
  ]);
  const parsed = parse(xml);
  expect(parsed.querySelector('parsererror')).toBeNull();
  const items = parsed.getElementsByTagName('item');
  expect(items).toHaveLength(1);
  const lengthOf = (name: string) =>
    Array.from(items[0]?.getElementsByTagName(name)[0]?.textContent ?? '').length;
  expect(lengthOf('g:title')).toBeLessThanOrEqual(150);
  expect(lengthOf('g:description')).toBeLessThanOrEqual(5000);
});

it('is a feed without products, too', async () => {
  const parsed = parse(await feedOf());
  expect(parsed.querySelector('rss > channel > title')?.textContent).toBe('Harrow Works');
  expect(parsed.getElementsByTagName('item')).toHaveLength(0);
});
