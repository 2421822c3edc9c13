import { meantProduct } from './meant-product';

const product = (name: string, sku: string | null = null) => ({
  name,
  sku,
  handle: name.toLowerCase().replaceAll(' ', '-'),
});

const FILTER = product('Oil filter F 93', 'HR-14-220');
const TRACTOR = product('Field tractor T 120', 'HR-10-212');
const SPRAYER = product('Trailed sprayer T 3000');

describe('what someone means', () => {
  it.each(['HR-14-220', 'hr14220', ' HR 14 220 '])('is the product with the number %s', (words) => {
    expect(meantProduct(words, [TRACTOR, FILTER])).toBe(FILTER);
  });

  it.each(['Field tractor T 120', 'T 120', 't120'])('is the machine that %s ends', (words) => {
    expect(meantProduct(words, [SPRAYER, TRACTOR, FILTER])).toBe(TRACTOR);
  });

  it.each([
    ['some of a number', 'HR-14'],
    ['the beginning of a name', 'Oil filter'],
    ['nothing', ' - '],
  ])('is unknown by %s', (_what, words) => {
    expect(meantProduct(words, [TRACTOR, FILTER])).toBeUndefined();
  });

  it('is unknown if two names end with it', () => {
    const other = product('Garden tractor T 120');
    expect(meantProduct('T 120', [TRACTOR, other])).toBeUndefined();
  });
});
