import type { ProductDetails } from '@harrow/contract';
import type { Step } from '@/components/ui/breadcrumb';
import * as paths from '@/config/paths';
import { settings } from '@/config/settings';
import { categoryTree } from '@/features/catalogue/api/category-tree';
import { listQueries, listQuery } from '@/features/catalogue/api/lists';
import { productsPageQuery, type ProductPage } from '@/features/catalogue/api/products';
import { categoryPath, stepsOf } from '@/features/catalogue/lib/category-path';
import {
  hrefOf,
  isCategoryHandle,
  isUnfiltered,
  LIST_PARAMETERS,
  listAddressOf,
  type ListAddress,
  type ListPlace,
} from '@/features/catalogue/lib/list-address';
import { ABOVE_CATEGORIES, pagesAbove, stepTo } from '@/features/catalogue/lib/pages-above';
import { titleOfPage } from '@/features/catalogue/lib/page-title';
import {
  isBeyondLast,
  pageCount,
  pagingOf,
  queryOf,
  type Paging,
} from '@/features/catalogue/lib/paging';
import { productPageQuery } from '@/features/product/api/product';
import { isolate } from '@/lib/format/isolate';
import { messages } from '@/messages';
import { descriptions } from '@/messages/en/rendering';
import { breadcrumbData, productData, shopData } from './structured-data';

/** The options of a query, as the screens use it. */
export interface Query<Data = unknown> {
  queryKey: readonly unknown[];
  queryFn: (context: { signal?: AbortSignal }) => Promise<Data>;
}

/** The parsed address of a page. */
export interface Place {
  parameters: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/** The answers that a page is rendered from. */
export interface Answers {
  /** Returns the data of one of the page's queries. Throws if there is none. */
  read: <Data>(query: Query<Data>) => Data;
  /** Returns the absolute form of an address below the shop's origin. */
  absolute: (address: string) => string;
}

/** The description of a page for machines. */
export interface Head {
  title: string;
  description: string;
  /** The address of the page without what does not change it; undefined if it has none. */
  canonical?: string;
  /** Whether search engines must not list it. */
  isUnlisted?: boolean;
  /** The address of a picture of 1200 × 630 for links to the page; by default the shop's. */
  picture?: string;
  /** Objects of schema.org. */
  data?: object[];
}

/** The queries and the head of a page at an address. */
interface PageAt {
  /**
   * The queries that it cannot be shown without. Others that its components use are read too, one
   * rendering later; without an answer they are left to the browser.
   */
  queries?: Query[];
  /** Returns null if the page does not exist. */
  head: (answers: Answers) => Head | { redirect: string } | null;
}

/** A page that the server renders for every visitor alike. */
export interface ServedPage {
  /** Its path, as the router writes it. */
  path: string;
  /** Its file in `routes`. */
  route: string;
  /** The kind of thing that has one address each in the sitemap; undefined for a single page. */
  each?: 'product' | 'category';
  /** Whether search engines must not list it, whatever its address. */
  isUnlisted?: boolean;
  /** The names of the query's parameters that change it. */
  known?: readonly string[];
  /** Reads an address of the page. */
  at: (place: Place) => PageAt;
}

const { home, catalogue, lists, auth, portfolio, blogs, maker } = messages;

/** A page without parameters and without data that it depends on. */
const fixed = (path: string, route: string, title: string, description: string): ServedPage => ({
  path,
  route,
  at: () => ({ head: () => ({ title, description, canonical: path }) }),
});

/** Returns the last page of a list if the address asks for a later one. */
function pageBefore(paging: Paging, list: ProductPage): Paging | undefined {
  const total = list.found ? list.total : 0;
  if (!isBeyondLast(paging, total)) return undefined;
  return { ...paging, page: pageCount(total, paging.size) - 1 };
}

/** Whether an address is another one of a page. */
const isVariant = ({ search }: Place, path: string, canonical: string): boolean =>
  search.size > 0 && `${path}?${search.toString()}` !== canonical;

const homePage: ServedPage = {
  path: paths.home,
  route: 'home',
  known: ['page', 'size'],
  at: (place) => {
    const paging = pagingOf(place.search);
    const list = productsPageQuery(paging);
    return {
      queries: [list],
      head: ({ read, absolute }) => {
        const before = pageBefore(paging, read(list));
        if (before) return { redirect: paths.home + queryOf(before) };
        const canonical = paths.home + queryOf(paging);
        const isUnlisted = isVariant(place, paths.home, canonical);
        const title = titleOfPage(home.title, paging);
        const head = { title, description: descriptions.home, canonical, isUnlisted };
        return canonical === paths.home ? { ...head, data: shopData(absolute) } : head;
      },
    };
  },
};

const handleOf = ({ parameters }: Place): string => parameters.handle ?? '';

/** A list with filters; `describe` returns null if the list does not exist. */
function listPage(
  page: Pick<ServedPage, 'path' | 'route' | 'each' | 'isUnlisted'>,
  placeOf: (place: Place) => ListPlace,
  describe: (address: ListAddress, answers: Answers) => Head | null,
): ServedPage {
  const isPossible = ({ category }: ListPlace) =>
    category === undefined || isCategoryHandle(category);
  return {
    ...page,
    known: LIST_PARAMETERS,
    at: (place) => {
      const listPlace = placeOf(place);
      const { address } = listAddressOf(place.search, listPlace);
      return {
        queries: isPossible(listPlace) ? listQueries(address) : [categoryTree],
        head: (answers) => {
          const head = describe(address, answers);
          if (!head) return null;
          const before = pageBefore(address.paging, answers.read<ProductPage>(listQuery(address)));
          if (before) return { redirect: hrefOf({ ...address, paging: before }) };
          const canonical = hrefOf(address);
          const path = canonical.split('?', 1)[0] ?? '';
          const isUnlisted = !isUnfiltered(address) || isVariant(place, path, canonical);
          const title = titleOfPage(head.title, address.paging);
          return { canonical, isUnlisted, ...head, title };
        },
      };
    },
  };
}

const allProductsPage = listPage(
  { path: paths.products, route: 'all-products' },
  () => ({ isSearch: false }),
  () => ({ title: catalogue.allTitle, description: descriptions.products }),
);

const searchPage = listPage(
  { path: paths.search, route: 'search', isUnlisted: true },
  () => ({ isSearch: true }),
  ({ q }) => ({
    title: q === '' ? lists.searchTitle : lists.resultsTitle(isolate(q)),
    description: descriptions.search,
    isUnlisted: true,
  }),
);

const categoryPage = listPage(
  { path: paths.category(':handle'), route: 'category', each: 'category' },
  (place) => ({ isSearch: false, category: handleOf(place) }),
  ({ category = '' }, { read, absolute }) => {
    const path = categoryPath(read(categoryTree), category);
    if (!path) return null;
    const { name, description } = path.category;
    const steps = [...ABOVE_CATEGORIES, ...stepsOf(path).map(stepTo)];
    return {
      title: isolate(name),
      description: description || descriptions.category(name),
      data: [breadcrumbOf(steps, absolute)],
    };
  },
);

const productPage: ServedPage = {
  path: paths.product(':handle'),
  route: 'product',
  each: 'product',
  at: (place) => {
    const query = productPageQuery(handleOf(place));
    return {
      queries: [query, categoryTree],
      head: (answers) => {
        const product = answers.read(query);
        return product && headOfProduct(product, answers);
      },
    };
  },
};

/** Describes the way to a page as its breadcrumb shows it. */
const breadcrumbOf = (steps: Step[], absolute: Answers['absolute']): object =>
  breadcrumbData(steps.map(({ label, to }) => ({ name: label, url: absolute(to) })));

function headOfProduct(product: ProductDetails, { read, absolute }: Answers): Head {
  const { name, description, handle, category } = product;
  const steps = [
    ...pagesAbove(category, read(categoryTree)),
    { label: name, to: paths.product(handle) },
  ];
  return {
    title: name,
    description: firstSentences(description),
    canonical: paths.product(handle),
    picture: `/share/${handle}.png`,
    data: [productData(product, absolute), breadcrumbOf(steps, absolute)],
  };
}

/** Search engines show about this many characters of a description. */
const MAX_DESCRIPTION_LENGTH = 160;

/** Shortens a text to what a search result shows, at the end of a word. */
function firstSentences(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= MAX_DESCRIPTION_LENGTH) return line;
  const cut = line.slice(0, MAX_DESCRIPTION_LENGTH - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_DESCRIPTION_LENGTH / 2)).trimEnd()}…`;
}

/** Pages that only the demonstration has. */
const demonstrationPages: readonly ServedPage[] = [
  fixed(paths.portfolio, 'portfolio', portfolio.title, descriptions.portfolio),
  fixed(paths.blogs, 'blogs', blogs.title, descriptions.blogs),
];

/** The public pages, which search engines may list. */
export const servedPages: readonly ServedPage[] = [
  homePage,
  allProductsPage,
  categoryPage,
  searchPage,
  productPage,
  fixed(paths.login, 'login', auth.loginTitle, descriptions.login),
  fixed(paths.signup, 'signup', auth.signupTitle, descriptions.signup),
  fixed(paths.resetPassword, 'reset-password', auth.resetTitle, descriptions.resetPassword),
  ...(settings.demonstration ? demonstrationPages : []),
  ...maker.map(({ path, title, lead }) => fixed(path, 'maker-page', title, lead)),
];
