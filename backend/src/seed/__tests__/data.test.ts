import { harvest } from '../data/catalogue/harvest';
import { parts } from '../data/catalogue/parts';
import { seeding } from '../data/catalogue/seeding';
import { spraying } from '../data/catalogue/spraying';
import { tillage } from '../data/catalogue/tillage';
import { tractors } from '../data/catalogue/tractors';
import { categories } from '../data/categories';
import { products } from '../data/products';
import { reviews } from '../data/reviews';

const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('the seeded catalogue', () => {
  it('has at least 28 products in at least 6 categories, each in use', () => {
    const used = new Set(products.map((product) => product.category));

    expect(products.length).toBeGreaterThanOrEqual(28);
    expect(used.size).toBeGreaterThanOrEqual(6);
    expect([...used].sort()).toEqual(categories.map(({ slug }) => slug).sort());
  });

  it('has unique slugs, names, descriptions and pictures', () => {
    expect(repeated(products.map((product) => product.slug))).toEqual([]);
    expect(repeated(products.map((product) => product.name))).toEqual([]);
    expect(repeated(products.map((product) => product.description))).toEqual([]);
    expect(repeated(products.map((product) => product.picture))).toEqual([]);
  });

  it.each(products.map((product) => [product.slug, product] as const))(
    'describes %s in 150 to 400 characters, with a decimal price and whole pieces',
    (slug, { name, price, available, minimum, description, picture }) => {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(name.length).toBeGreaterThan(0);
      expect(description.length).toBeGreaterThanOrEqual(150);
      expect(description.length).toBeLessThanOrEqual(400);
      expect(price).toMatch(/^[1-9]\d*\.\d{2}$/);
      expect(Number.isInteger(available) && available >= 0).toBe(true);
      expect(Number.isInteger(minimum) && minimum >= 1).toBe(true);
      expect(picture).toBe(`/pictures/products/${slug}.svg`);
    },
  );

  it('sells every product that a category describes', () => {
    const described = Object.keys({
      ...tractors,
      ...tillage,
      ...seeding,
      ...spraying,
      ...harvest,
      ...parts,
    });

    expect(products.map(({ slug }) => slug).sort()).toEqual(described.sort());
  });

  it('never has a minimum above the stock', () => {
    const unsellable = products.filter(
      ({ available, minimum }) => available > 0 && minimum > available,
    );

    expect(unsellable).toEqual([]);
    expect(products.filter(({ available }) => available === 0).length).toBeLessThanOrEqual(1);
  });

  it('shows three machines of different categories first, including a seed drill', () => {
    const first = products.slice(-3);

    expect(first.map(({ slug }) => slug)).toContain('seed-drill');
    expect(new Set(first.map(({ category }) => category)).size).toBe(3);
    expect(first.map(({ category }) => category)).not.toContain('parts');
  });
});

describe('the seeded reviews', () => {
  it('number at least eight, with unique addresses in reserved domains', () => {
    expect(reviews.length).toBeGreaterThanOrEqual(8);
    expect(repeated(reviews.map((review) => review.email))).toEqual([]);
    for (const { email } of reviews)
      expect(email).toMatch(/^[^@\s]+@[^@\s]*(example\.com|\.test)$/);
  });

  it('are mostly, but not all, good', () => {
    const points: number[] = reviews.map((review) => review.point);

    expect(points.every((point) => point >= 1 && point <= 5)).toBe(true);
    expect(points.filter((point) => point >= 4).length).toBeGreaterThan(points.length / 2);
    expect(points.some((point) => point <= 3)).toBe(true);
  });
});
