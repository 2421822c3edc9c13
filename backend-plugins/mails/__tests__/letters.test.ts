import { render } from '../src/lib/render.ts';
import { expired, paid, placed, shipped, toUnverified } from '../src/lib/order-letters.tsx';
import { wordsIn } from '../src/lib/words/words-in.ts';
import {
  longOrder,
  NAMES,
  sampleDigest,
  sampleLetters,
  sampleOrder,
  unnamedShop,
} from './sample-letters.ts';

const letters = [
  ...Object.entries(sampleLetters('en')),
  ...Object.entries(sampleLetters('de')).map(
    ([name, letter]) => [`${name} in German`, letter] as const,
  ),
  ['digest', sampleDigest()] as const,
];
const shop = unnamedShop;

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** The visible words of the HTML, without those omitted from the text version. */
function shownWords(html: string): string[] {
  const shown = html
    .replace(/<head>.*?<\/head>/s, ' ')
    .replace(/<div data-text="skip".*?<\/div>/s, ' ')
    .replace(/<td [^>]*data-text="skip">.*?<\/span><\/td>/s, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (_, name: string) => ENTITIES[name] ?? ' ');
  return wordsOf(shown);
}

const wordsOf = (text: string): string[] =>
  text
    .replace(/https?:\S+/g, ' ')
    .toUpperCase()
    .split(/[^\p{L}\p{N}$]+/u)
    .filter(Boolean)
    .sort();

describe.each(letters)('the mail %s', (_, { subject, body }) => {
  const { html, text } = render(body);

  it('says the same in HTML and text', () => {
    expect(wordsOf(text)).toEqual(shownWords(html));
  });

  it('has the same links in HTML and text', () => {
    const links = [...html.matchAll(/href="(https?:[^"]*)"/g)].map(([, href]) => href);
    expect(text.match(/https?:\S+/g)).toEqual(links);
    expect(links.length).toBeGreaterThan(0);
  });

  it('has one line as its subject, and no line of text that is too long for a mail', () => {
    expect(subject).toMatch(/^[^\r\n]{5,200}$/);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(990);
  });

  it('loads nothing, and runs nothing', () => {
    expect(html).not.toMatch(/<img|<script|<link|<iframe|url\(|src=|@import/);
  });
});

it('lists every line of an order with its part number and amounts', () => {
  const { text, html } = render(placed({ shop, order: longOrder() }).body);
  for (const { product, number, amount } of longOrder().lines) {
    const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'usd' });
    expect(text).toContain(product);
    expect(text).toMatch(new RegExp(`Part ${number ?? ''} · .* = \\${money.format(amount)}$`, 'm'));
    expect(html).toContain(`Part ${number ?? ''} ·`);
  }
});

it.each(NAMES)('keeps the name %s and its address, in HTML and text', (name, address) => {
  const { html, text } = render(placed({ shop, order: sampleOrder({ name, address }) }).body);
  expect(html).toContain(`${name}, ${address}`);
  expect(text.replace(/\s+/g, ' ')).toContain(`${name}, ${address}`);
});

it('escapes what people type', () => {
  const name = '<b onclick="x()">Ada</b> & Co.';
  const { html, text } = render(placed({ shop, order: sampleOrder({ name }) }).body);
  expect(html).not.toContain('<b ');
  expect(text).toContain(name);
});

it.each([
  ['jpy', 2220, '¥2,220'],
  ['kwd', 4.59, 'KWD 4.590'],
  ['eur', 0.5, '€0.50'],
])('writes amounts in %s with its decimals', (currency, amount, shown) => {
  const order = sampleOrder({ currency, amount });
  expect(render(placed({ shop, order }).body).text).toContain(shown);
});

it('does not ask for the payment of an order that is paid already', () => {
  const order = sampleOrder({ paid: true, status: 'paid', expiresAt: null });
  expect(render(placed({ shop, order }).body).text).not.toMatch(/pay\b/i);
});

it('names the number and nothing else of an order to an address that is not verified', () => {
  const order = sampleOrder({ poNumber: 'PO 7' });
  const { html, text } = render(toUnverified({ shop, order }).body);
  const hidden = [order.product, order.name, order.address, order.phone, '648', 'HR-14', 'PO 7'];
  for (const part of [html, text]) {
    expect(part).toContain('1042');
    expect(hidden.filter((value) => part.includes(value))).toEqual([]);
  }
});

it('writes German words, amounts and moments in the mails of a German order', () => {
  const german = { ...shop, words: wordsIn.de };
  const order = sampleOrder({ currency: 'eur', amount: 1234.5 });
  const { subject, body } = placed({ shop: german, order });
  const text = render(body).text.replace(/\s+/g, ' ');
  expect(subject).toBe('Ihre Bestellung Nr. 1042');
  expect(text).toContain('1.234,50 € bezahlen');
  expect(text).toContain('30 Stück × 21,60 €');
  expect(text).toMatch(/bis Dienstag, 24\. November, 15:40/);
  expect(render(body).html).toContain('<html lang="de-DE"');
});

it.each(Object.entries(sampleLetters('de')))(
  'leaves no English in the German mail %s',
  (_, letter) => {
    const { html } = render(letter.body);
    const words = html
      .replace(/<head>.*?<\/head>/s, ' ')
      .replace(/<[^>]*>/g, ' ')
      .split(/[^\p{L}]+/u);
    const english = ['the', 'Order', 'your', 'You', 'Total', 'Part', 'pieces', 'Pay', 'Questions'];
    expect(english.filter((word) => words.includes(word))).toEqual([]);
  },
);

it('promises what the pages promise', () => {
  const order = sampleOrder({ paid: true, status: 'paid' });
  expect(render(paid({ shop, order, invoice: null }).body).text).toContain('2 working days');
  const text = render(shipped({ shop, order }).body).text.replace(/\s+/g, ' ');
  expect(text).toContain('within 3 days of delivery');
});

it('promises nothing that the shop does not', () => {
  const order = sampleOrder({ paid: true, status: 'paid' });
  const promises = { ...shop.promises, shipsIn: '', complaint: '' };
  const silent = { ...shop, promises };
  const textOf = (letter: { body: Parameters<typeof render>[0] }) =>
    render(letter.body).text.replace(/\s+/g, ' ');
  expect(textOf(paid({ shop: silent, order, invoice: null }))).toContain(
    'We write again when your order ships.',
  );
  expect(textOf(shipped({ shop: silent, order }))).toContain('missing or damaged.');
});

it('promises an attachment only where there is one', () => {
  const order = sampleOrder({ paid: true, status: 'paid' });
  expect(render(paid({ shop, order, invoice: null }).body).text).not.toContain('attached');
});

it('says that nothing is owed for an expired order', () => {
  const { text } = render(expired({ shop, order: sampleOrder() }).body);
  expect(text.replace(/\s+/g, ' ')).toContain('You owe nothing');
});

it('has the color of the shop, and not the built-in mark beside its own', () => {
  const own = { ...shop, color: { day: '#005b9f', night: '#004a80' }, hasMark: true };
  const { html } = render(expired({ shop: own, order: sampleOrder() }).body);
  for (const color of ['#005b9f', '#004a80']) expect(html).toContain(color);
  for (const color of ['#b23a22', '#bd4329']) expect(html).not.toContain(color);
  expect(html).not.toContain('height="13"');
  expect(render(expired({ shop, order: sampleOrder() }).body).html).toContain('height="13"');
});
