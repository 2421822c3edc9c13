import german from '../data/german.json';
import { categories, products } from '../demo-data';

it('names each category and product of the demonstration in German', () => {
  const slugs = categories.flatMap(({ slug, children }) => [
    slug,
    ...children.map((each) => each.slug),
  ]);
  expect(Object.keys(german.categories).sort()).toEqual(slugs.sort());
  expect(Object.keys(german.products).sort()).toEqual(products.map(({ slug }) => slug).sort());
});
