import { catalogue, categories, products } from '../demo-data';
import { bookFigures, books, drawings, replacements } from '../demo-parts-data';
import { spareParts } from '../demo-spare-parts-data';

const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('the spare parts that are sold', () => {
  const sold = [...products, ...spareParts];
  const lines = Object.values(bookFigures).flatMap((figure) => figure.lines);

  it('are at least 150 of at least 400 parts, and every spare part is in a book', () => {
    const known = new Set(lines.flatMap(({ part }) => part ?? []));
    const skus = sold.map(({ sku }) => sku);

    expect(known.size).toBeGreaterThanOrEqual(400);
    expect(skus.filter((sku) => known.has(sku)).length).toBeGreaterThanOrEqual(150);
    expect(spareParts.filter(({ sku }) => !known.has(sku))).toEqual([]);
  });

  it('have numbers, names and descriptions of their own, and the name that books have', () => {
    const names = new Map(lines.map(({ part, name }) => [part, name]));

    for (const values of [
      sold.map(({ sku }) => sku),
      sold.map(({ name }) => name),
      sold.map(({ description }) => description),
    ])
      expect(repeated(values)).toEqual([]);
    expect(spareParts.filter(({ sku, name }) => names.get(sku) !== name)).toEqual([]);
  });

  it('have a category, a price, stock for an order and four figures at least', () => {
    const children = categories.flatMap((top) => top.children.map(({ slug }) => slug));

    for (const { subcategory, price, available, minimum, specifications } of spareParts) {
      expect(children).toContain(subcategory);
      expect(price).toMatch(/^\d+\.\d{2}$/);
      expect(Number(price)).toBeGreaterThanOrEqual(0.95); // the least that cards are charged in any currency
      expect(minimum).toBeGreaterThanOrEqual(1);
      expect(available).toBeGreaterThanOrEqual(minimum);
      expect(specifications.length).toBeGreaterThanOrEqual(4);
      expect(repeated(specifications.map(({ name }) => name))).toEqual([]);
    }
    expect(children.filter((slug) => !sold.some((part) => part.subcategory === slug))).toEqual([]);
  });
});

describe('the seeded parts books', () => {
  const figures = Object.entries(bookFigures);
  const lines = figures.flatMap(([, figure]) => figure.lines);

  it('have at least forty figures with drawings, serial breaks, kits and parts not sold separately', () => {
    expect(figures.filter(([, { drawing }]) => drawing).length).toBeGreaterThanOrEqual(40);
    expect(lines.filter(({ from, to }) => from ?? to).length).toBeGreaterThanOrEqual(20);
    expect(lines.filter(({ part }) => part === undefined).length).toBeGreaterThanOrEqual(20);
    expect(replacements.length).toBeGreaterThanOrEqual(15);
    expect(replacements.filter((step) => step.new.length > 1).length).toBeGreaterThanOrEqual(3);
  });

  it('are those of at least twelve machines, with at least forty figures of their own numbers', () => {
    const slugs = products.map(({ slug }) => slug);
    const numbers = books.map((book) => book.figures.map(({ number }) => number));

    expect(books.length).toBeGreaterThanOrEqual(12);
    expect(numbers.flat().length).toBeGreaterThanOrEqual(40);
    expect(numbers.flatMap(repeated)).toEqual([]);
    expect(slugs).toEqual(expect.arrayContaining(books.map(({ machine }) => machine)));
    expect(repeated(books.flatMap(({ machine, code, series }) => [machine, code, series]))).toEqual(
      [],
    );
  });

  it('use every figure', () => {
    const used = new Set(books.flatMap((book) => book.figures.map(({ figure }) => figure)));

    expect([...used].sort()).toEqual(figures.map(([name]) => name).sort());
  });

  it('give a part one name, and a product its number', () => {
    const names = new Map(lines.map(({ part, name }) => [part, name]));

    for (const { part, name } of lines) if (part) expect(names.get(part)).toBe(name);
    expect(names.get('HR-14-361')).toBe(catalogue.parts?.['harrow-disc']?.name);
  });

  it.each(figures.filter(([, { drawing }]) => drawing !== undefined))(
    'place every item of %s in its drawing',
    (_name, { drawing = '', lines: listed }) => {
      const placed = drawings[drawing]?.callouts.map(({ item }) => item);

      expect([...new Set(placed)].sort()).toEqual(
        [...new Set(listed.map(({ item }) => item))].sort(),
      );
    },
  );

  it('replace parts by ones that a book or a product has', () => {
    const known = [
      ...lines.flatMap(({ part }) => part ?? []),
      ...products.map(({ sku }) => sku),
      ...replacements.map(({ old }) => old),
    ];

    for (const { new: parts } of replacements) {
      expect(known).toEqual(expect.arrayContaining(parts.map(({ part }) => part)));
    }
  });
});
