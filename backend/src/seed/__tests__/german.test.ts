import { productTranslations } from '@harrow/contract';
import { z } from 'zod';
import german from '../data/german.json';
import { categories, products } from '../demo-data';

type Texts = { name: string; description: string };
type ProductTexts = Texts & { specifications: { name: string; value: string }[] };

const germanCategories: Record<string, Texts> = german.categories;
const germanProducts: Record<string, ProductTexts> = german.products;

const allCategories = categories.flatMap((top) => [top, ...top.children]);
const bySlug = products.map((product) => [product.slug, product] as const);

/** Conversions to units of the United States. Those with kW or mm are the metric value. */
const US_CONVERSION = / \((?![^)]*(?:kW|mm))[^)]*\)/g;

const numbersIn = (text: string) => text.match(/\d+(?:\.\d+)?/g) ?? [];
const englishNumbers = (text: string) => numbersIn(text.replace(/,(?=\d{3})/g, ''));
const germanNumbers = (text: string) =>
  numbersIn(text.replace(/\.(?=\d{3})/g, '').replaceAll(',', '.'));

it('has German texts of exactly the categories and products of the demonstration', () => {
  expect(Object.keys(germanCategories).sort()).toEqual(
    allCategories.map(({ slug }) => slug).sort(),
  );
  expect(Object.keys(germanProducts).sort()).toEqual(products.map(({ slug }) => slug).sort());
});

it.each(allCategories.map(({ slug }) => slug))(
  'names the category %s and begins its page with one sentence',
  (slug) => {
    const { name = '', description = '' } = germanCategories[slug] ?? {};
    expect(name).not.toBe('');
    expect(description).toMatch(/^[A-ZÄÖÜ].*[^.]\.$/);
    expect(description.length).toBeGreaterThanOrEqual(60);
    expect(description.length).toBeLessThanOrEqual(140);
  },
);

describe.each(bySlug)('the German texts of %s', (slug, { description, specifications }) => {
  const texts = germanProducts[slug];

  it('follow the rules of the shop', () => {
    const stored = {
      name_de: texts?.name,
      description_de: texts?.description,
      specifications_de: texts?.specifications,
    };
    expect(z.object(productTranslations).parse(stored)).toEqual(stored);
    expect(stored.description_de).not.toBe('');
  });

  it('have the same metric numbers in each specification', () => {
    const numbers = specifications.map(({ value }) =>
      englishNumbers(value.replace(US_CONVERSION, '')).sort(),
    );
    expect(texts?.specifications.map(({ value }) => germanNumbers(value).sort())).toEqual(numbers);
  });

  it('name each specification differently', () => {
    const names = new Set(texts?.specifications.map(({ name }) => name));
    expect(names.size).toBe(specifications.length);
  });

  it('describe it without numbers that the English texts do not have', () => {
    const known = [description, ...specifications.map(({ value }) => value)].flatMap(
      englishNumbers,
    );
    expect(known).toEqual(expect.arrayContaining(germanNumbers(texts?.description ?? '')));
  });
});
