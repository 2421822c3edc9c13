import { catalogue, categories, productReviews, products, reviews } from '../demo-data';
import { spareParts } from '../demo-spare-parts-data';

const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('the seeded catalogue', () => {
  it('has at least 28 products in at least 6 categories, each in use', () => {
    const used = new Set(products.map((product) => product.category));

    expect(products.length).toBeGreaterThanOrEqual(28);
    expect(used.size).toBeGreaterThanOrEqual(6);
    expect([...used].sort()).toEqual(categories.map(({ slug }) => slug).sort());
  });

  it('has unique slugs, part numbers, names, descriptions and pictures', () => {
    expect(repeated(products.map((product) => product.slug))).toEqual([]);
    expect(repeated(products.map((product) => product.sku))).toEqual([]);
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

  it.each(products.map((product) => [product.slug, product] as const))(
    'gives %s a part number and 6 to 14 figures, no two of one name',
    (_slug, { sku, specifications }) => {
      const texts = specifications.flatMap(({ name, value }) => [name, value]);

      expect(sku).toMatch(/^[A-Z]{2,3}-\d{2,3}-[A-Z\d]{1,3}$/);
      expect(specifications.length).toBeGreaterThanOrEqual(6);
      expect(specifications.length).toBeLessThanOrEqual(14);
      expect(repeated(specifications.map(({ name }) => name))).toEqual([]);
      expect(texts.filter((text) => text === '' || text !== text.trim())).toEqual([]);
    },
  );

  it.each(products.map((product) => [product.slug, product] as const))(
    'names 2 to 4 other products that belong to %s',
    (slug, { related }) => {
      const others = products.map((product) => product.slug).filter((other) => other !== slug);

      expect(related.length).toBeGreaterThanOrEqual(2);
      expect(related.length).toBeLessThanOrEqual(4);
      expect(repeated(related)).toEqual([]);
      expect(others).toEqual(expect.arrayContaining([...related]));
    },
  );

  it('leads to every product from another one', () => {
    const named = new Set(products.flatMap(({ related }) => related));

    expect(products.filter(({ slug }) => !named.has(slug))).toEqual([]);
  });

  it('sells every machine that a part is said to fit', () => {
    const models = products.flatMap(({ specifications }) =>
      specifications
        .filter(({ name }) => name === 'Fits')
        .flatMap(({ value }) => value.match(/\b[A-Z] \d{2,4}\b/g) ?? []),
    );
    expect(models.length).toBeGreaterThan(2);
    const isSold = (model: string) => products.some(({ name }) => name.endsWith(model));
    expect(models.filter((model) => !isSold(model))).toEqual([]);
  });

  it('names no implement beside a tractor that is too weak for it', () => {
    const powerOf = (slug: string, name: string): number | undefined => {
      const { specifications = [] } = products.find((product) => product.slug === slug) ?? {};
      const { value } = specifications.find((row) => row.name === name) ?? {};
      return value === undefined ? undefined : Number(/(\d+) hp/.exec(value)?.[1]);
    };
    const isTooWeak = (tractor: string, implement: string) =>
      (powerOf(tractor, 'Rated power') ?? 0) < (powerOf(implement, 'Tractor power') ?? 0);
    const tractors = products.filter(({ category }) => category === 'tractors');
    const weak = tractors.flatMap(({ slug: tractor, related }) => [
      ...related.filter((other) => isTooWeak(tractor, other)),
      ...products
        .filter((other) => other.related.includes(tractor))
        .filter(({ slug }) => isTooWeak(tractor, slug))
        .map(({ slug }) => slug),
    ]);
    expect(weak).toEqual([]);
  });

  it('never sells a part number that another one replaces', () => {
    const replaced = products.flatMap(({ specifications }) =>
      specifications.filter(({ name }) => name === 'Replaces').map(({ value }) => value),
    );
    const current = products.map(({ sku }) => sku);

    expect(replaced).not.toEqual([]);
    expect(replaced.filter((number) => current.includes(number))).toEqual([]);
  });

  it('sells every product that a category describes', () => {
    const described = Object.values(catalogue).flatMap((entries) => Object.keys(entries));

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

describe('the seeded categories', () => {
  const children = categories.flatMap((top) => top.children.map((child) => ({ top, ...child })));

  it('have two levels, 2 to 12 children each, and unique slugs', () => {
    for (const { children: own } of categories) {
      expect(own.length).toBeGreaterThanOrEqual(2);
      expect(own.length).toBeLessThanOrEqual(12);
    }
    expect(repeated([...categories, ...children].map(({ slug }) => slug))).toEqual([]);
    expect(repeated([...categories, ...children].map(({ name }) => name))).toEqual([]);
  });

  it('hold at least one product in each child, below its own parent', () => {
    const placed = [
      ...products.map(({ category, subcategory }) => `${category}/${subcategory}`),
      ...spareParts.map(({ subcategory }) => `parts/${subcategory}`),
    ];

    expect([...new Set(placed)].sort()).toEqual(
      children.map(({ top, slug }) => `${top.slug}/${slug}`).sort(),
    );
  });

  it('begin with one sentence of 60 to 140 characters, each its own', () => {
    const leads = [...categories, ...children].map(({ lead }) => lead);

    expect(repeated(leads)).toEqual([]);
    for (const lead of leads) {
      expect(lead).toMatch(/^[A-Z][^.!?]*\.$/);
      expect(lead.length).toBeGreaterThanOrEqual(60);
      expect(lead.length).toBeLessThanOrEqual(140);
    }
  });
});

describe('the seeded reviews of products', () => {
  it('number 60 to 90, of products that exist, and leave some products without any', () => {
    const slugs = products.map(({ slug }) => slug);
    const reviewed = new Set(productReviews.map(({ product }) => product));

    expect(productReviews.length).toBeGreaterThanOrEqual(60);
    expect(productReviews.length).toBeLessThanOrEqual(90);
    expect(slugs).toEqual(expect.arrayContaining([...reviewed]));
    expect(reviewed.size).toBeLessThan(slugs.length);
  });

  it('are by people with one address each, at most one by a person for a product', () => {
    const people = new Map(productReviews.map(({ name, email }) => [name, email]));

    expect(repeated(productReviews.map(({ product, email }) => `${product} ${email}`))).toEqual([]);
    expect(productReviews.filter(({ name, email }) => people.get(name) !== email)).toEqual([]);
    expect(repeated([...people.values()])).toEqual([]);
    for (const email of people.values())
      expect(email).toMatch(/^[^@\s]+@[^@\s]*(example\.com|\.test)$/);
  });

  it('say something different each, in 30 to 400 characters, some days ago', () => {
    expect(repeated(productReviews.map(({ review }) => review))).toEqual([]);
    for (const { review, daysAgo } of productReviews) {
      expect(review.length).toBeGreaterThanOrEqual(30);
      expect(review.length).toBeLessThanOrEqual(400);
      expect(Number.isInteger(daysAgo) && daysAgo >= 1).toBe(true);
    }
  });

  it('are mostly, but not all, good', () => {
    const good = productReviews.filter(({ point }) => point >= 4);

    expect(good.length).toBeGreaterThan(productReviews.length / 2);
    expect(productReviews.some(({ point }) => point <= 2)).toBe(true);
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
