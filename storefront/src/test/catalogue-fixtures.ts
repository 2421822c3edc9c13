import {
  getProductDetails,
  listCategories,
  listMachines,
  listProducts,
  listReviews,
  search,
  type Category,
  type Product,
  type ProductReviews,
  type Review,
  type SearchResult,
  type Suggestions,
} from '@harrow/contract';
import { answer, pageOf, refuses } from './answer';
import { products } from './product-fixtures';
import { http, HttpResponse } from './shop-server';

export const categories = [
  { id: 'tractors', name: 'Tractors', img: '/pictures/categories/tractors.svg' },
  { id: 'parts', name: 'Parts', img: '/pictures/categories/parts.svg' },
];

export const review: Review = {
  _id: 'rev_1',
  name: 'Ingrid Halvorsen',
  review: 'Runs well in heavy clay.',
  point: 4,
  createdAt: '2026-05-02T10:00:00.000Z',
  productId: null,
  verified: false,
  answer: null,
};

/** A page of a product's reviews, with the rating of `all` of them. */
export function reviewsOf(data: Review[], all: Review[] = data): ProductReviews {
  const times = (point: number) => all.filter((each) => each.point === point).length;
  const sum = all.reduce((points, { point }) => points + point, 0);
  const average = all.length === 0 ? 0 : Math.round((10 * sum) / all.length) / 10;
  const distribution = [1, 2, 3, 4, 5].map(times) as ProductReviews['rating']['distribution'];
  return { data, count: all.length, rating: { average, count: all.length, distribution } };
}

/** A category as the backend sends it. */
export const category = (name: string, changes: Partial<Category> = {}): Category => ({
  handle: name.toLowerCase().replaceAll(' ', '-'),
  name,
  img: '',
  description: `What ${name} are for.`,
  count: 2,
  children: [],
  ...changes,
});

export const categoryTree = [
  category('Tractors', { count: 5 }),
  category('Tillage', { count: 3, children: [category('Plows', { count: 1 })] }),
];

/** Returns a search result; `changes` override its members. */
export const found = (list: readonly Product[], changes: Partial<SearchResult> = {}) => ({
  success: true,
  data: list.map((each) => ({ keyFigures: [], ...each })),
  count: list.length,
  facets: {
    categories: [
      { handle: 'tractors', name: 'Tractors', count: 4 },
      { handle: 'tillage', name: 'Tillage', count: 2 },
      { handle: 'plows', name: 'Plows', count: 1 },
    ],
    inStock: 6,
    price: { min: 20, max: 3980 },
    figures: [],
  },
  near: false,
  dropped: [],
  kept: [],
  suggestion: null,
  ...changes,
});

/** Returns suggestions of parts; `changes` override its members. */
export const suggestions = (
  parts: readonly Product[],
  changes: Partial<Suggestions> = {},
): Suggestions => ({
  products: parts.map((part) => ({ ...part, isPart: true })),
  categories: [],
  near: false,
  dropped: [],
  kept: [],
  ...changes,
});

/** `GET /search` over a list, paged by the query as the backend does, and `GET /categories`. */
export const servesSearch = (list: readonly Product[], changes: Partial<SearchResult> = {}) => [
  answer(search, ({ query }) => found(pageOf(list, query), { count: list.length, ...changes })),
  answer(listCategories, { data: categoryTree }),
];

/** The list of all products, paged by the query as the backend does, with its filters. */
export const servesProducts = (list: readonly Product[]) => [
  answer(listProducts, ({ query }) => ({
    success: true,
    data: pageOf(list, query),
    count: list.length,
  })),
  ...servesSearch(list),
];

/** All that the home page asks for, answered well; the shop sells no part of the figure, none in rows, and no machine. */
export const servesHome = (list: readonly Product[] = products(7)) => [
  answer(search, ({ query }) => (query.get('category') === 'parts' ? found([]) : undefined)),
  refuses(getProductDetails, { status: 404 }),
  answer(listMachines, { data: [], count: 0, categories: [] }),
  ...servesProducts(list),
  answer(listReviews, [review]),
  http.get('*/category.json', () => HttpResponse.json(categories)),
];
