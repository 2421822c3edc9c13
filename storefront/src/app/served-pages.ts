import type { ProductDetails } from '@harrow/contract';
import * as paths from '@/config/paths';
import { productsPageQuery } from '@/features/catalogue/api/products';
import { isBeyondLast, pageCount, pagingOf, queryOf } from '@/features/catalogue/lib/paging';
import { productPageQuery } from '@/features/product/api/product';
import { messages } from '@/messages';
import { descriptions } from '@/messages/en/rendering';
import { breadcrumbData, productData } from './structured-data';

/** The options of a query, as the screens use it. */
export interface Query<Data = unknown> {
  queryKey: readonly unknown[];
  queryFn: (context: { signal?: AbortSignal }) => Promise<Data>;
}

/** What the address of a page says, and the answers that the page is rendered from. */
export interface Visit {
  parameters: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  /** Returns the data of one of the page's queries. Throws if there is none. */
  read: <Data>(query: Query<Data>) => Data;
  /** Returns the absolute form of an address below the shop's origin. */
  absolute: (address: string) => string;
}

/** The description of a page for machines. */
export interface Head {
  title: string;
  description: string;
  /** The address of the page without what does not change it; undefined if it has none of its own. */
  canonical?: string;
  /** Whether search engines must not list it. */
  isUnlisted?: boolean;
  /** The address of a picture for links to the page. */
  picture?: string;
  /** Objects of schema.org. */
  data?: object[];
}

/** A page that the server renders for every visitor alike. */
export interface ServedPage {
  /** Its path, as the router writes it. */
  path: string;
  /** Its file in `routes`. */
  route: string;
  /** What it has an address for each of, in the sitemap. */
  each?: 'product' | 'category';
  /** Whether search engines must not list it, whatever its address. */
  isUnlisted?: boolean;
  /** The names of the query's parameters that change it. */
  known?: readonly string[];
  /**
   * The queries that it cannot be shown without. Others that its components use are read too, one
   * rendering later; without an answer they are left to the browser.
   */
  queries?: (visit: Pick<Visit, 'parameters' | 'search'>) => Query[];
  /** Null if there is no such page. */
  head: (visit: Visit) => Head | { redirect: string } | null;
}

const { home, catalogue, auth, portfolio, blogs, maker } = messages;

/** A page without parameters and without data that it depends on. */
const fixed = (path: string, route: string, title: string, description: string): ServedPage => ({
  path,
  route,
  head: () => ({ title, description, canonical: path }),
});

/** A page with the list of products, which the query of its address pages through. */
function productList(path: string, route: string, title: string, description: string): ServedPage {
  return {
    path,
    route,
    known: ['page', 'size'],
    queries: ({ search }) => [productsPageQuery(pagingOf(search))],
    head: ({ search, read }) => {
      const paging = pagingOf(search);
      const list = read(productsPageQuery(paging));
      const total = list.found ? list.total : 0;
      if (isBeyondLast(paging, total)) {
        const page = pageCount(total, paging.size) - 1;
        return { redirect: path + queryOf({ ...paging, page }) };
      }
      const canonical = path + queryOf(paging);
      const given = search.toString();
      const isUnlisted = given !== '' && `${path}?${given}` !== canonical;
      return { title, description, canonical, isUnlisted };
    },
  };
}

const handleOf = ({ parameters }: Pick<Visit, 'parameters'>): string => parameters.handle ?? '';

const productPage: ServedPage = {
  path: paths.product(':handle'),
  route: 'product',
  each: 'product',
  queries: (visit) => [productPageQuery(handleOf(visit))],
  head: (visit) => {
    const product = visit.read(productPageQuery(handleOf(visit)));
    return product && headOfProduct(product, visit);
  },
};

function headOfProduct(product: ProductDetails, { absolute }: Visit): Head {
  const { name, description, handle, img } = product;
  const above = [
    { name: messages.layout.home, url: absolute(paths.home) },
    { name: catalogue.allTitle, url: absolute(paths.products) },
  ];
  const url = absolute(paths.product(handle));
  return {
    title: name,
    description: firstSentences(description),
    canonical: paths.product(handle),
    picture: absolute(img),
    data: [productData(product, absolute), breadcrumbData([...above, { name, url }])],
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

/** The public pages, which search engines may list. */
export const servedPages: readonly ServedPage[] = [
  productList(paths.home, 'home', home.title, descriptions.home),
  productList(paths.products, 'all-products', catalogue.allTitle, descriptions.products),
  productPage,
  fixed(paths.login, 'login', auth.loginTitle, descriptions.login),
  fixed(paths.signup, 'signup', auth.signupTitle, descriptions.signup),
  fixed(paths.resetPassword, 'reset-password', auth.resetTitle, descriptions.resetPassword),
  fixed(paths.portfolio, 'portfolio', portfolio.title, descriptions.portfolio),
  fixed(paths.blogs, 'blogs', blogs.title, descriptions.blogs),
  ...maker.map(({ path, title, lead }) => fixed(path, 'maker-page', title, lead)),
];
