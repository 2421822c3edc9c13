import type { ProductDetails } from '@harrow/contract';
import * as paths from '@/config/paths';
import { settings } from '@/config/settings';
import { categoryTree } from '@/features/catalogue/api/category-tree';
import { listQueries, listQuery } from '@/features/catalogue/api/lists';
import { productsPageQuery, type ProductPage } from '@/features/catalogue/api/products';
import { pathTo } from '@/features/catalogue/lib/category-path';
import { figureParameters } from '@/features/catalogue/lib/figure-address';
import {
  hrefOf,
  isCategoryHandle,
  isUnfiltered,
  LIST_PARAMETERS,
  listAddressOf,
  NO_MACHINE,
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
import { shopQuery } from '@/lib/shop';
import { leadOf, shopPageQuery } from '@/lib/shop-pages';
import { messages } from '@/messages';
import { descriptions } from '@/messages/en/rendering';
import { figurePage, machinePage, machinesPage, partPage } from './machine-pages';
import { ownPages } from './own-pages';
import type { Answers, Content, Head, Place } from './page-content';
import type { PageRecord } from './page-record';
import { publicPages, type PublicRoute } from './public-pages';
import { breadcrumbOf, productData, shopData } from './structured-data';

/** A page that the server renders for every visitor alike. */
export type ServedPage = PageRecord & Content;

const { home, catalogue, lists, myList, auth, portfolio, blogs, mailbox, purchase, layout } =
  messages;

/** A page without parameters and without data that it depends on. */
const fixed = (path: string, title: string, description: string): Content => ({
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

const homePage: Content = {
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
        if (canonical !== paths.home) return head;
        const shop = read(shopQuery);
        return {
          ...head,
          ...(shop.home.text !== '' && { description: shop.home.text }),
          data: shopData(shop, absolute),
        };
      },
    };
  },
};

const handleOf = ({ parameters }: Place): string => parameters.handle ?? '';

/** A list with filters; `describe` returns null if the list does not exist. */
function listPage(
  placeOf: (place: Place) => ListPlace,
  describe: (address: ListAddress, answers: Answers) => Head | null,
): Content {
  const isPossible = ({ category }: ListPlace) =>
    category === undefined || isCategoryHandle(category);
  return {
    known: LIST_PARAMETERS,
    knownIn: figureParameters,
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
          const canonical = hrefOf({ ...address, ...NO_MACHINE });
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
  () => ({ isSearch: false }),
  () => ({ title: catalogue.allTitle, description: descriptions.products }),
);

const searchPage = listPage(
  () => ({ isSearch: true }),
  ({ q }) => ({
    title: q === '' ? lists.searchTitle : lists.resultsTitle(isolate(q)),
    description: descriptions.search,
    isUnlisted: true,
  }),
);

const categoryPage = listPage(
  (place) => ({ isSearch: false, category: handleOf(place) }),
  ({ category = '' }, { read, absolute }) => {
    const path = pathTo(read(categoryTree), category);
    const last = path.at(-1);
    if (!last) return null;
    const { name, description } = last;
    const steps = [...ABOVE_CATEGORIES, ...path.map(stepTo)];
    return {
      title: isolate(name),
      description: description || descriptions.category(name, read(shopQuery).name),
      data: [breadcrumbOf(steps, absolute)],
    };
  },
);

const productPage: Content = {
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
    data: [productData(product, read(shopQuery), absolute), breadcrumbOf(steps, absolute)],
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

/** A page that the maker has written, at its own address or at the one of all others. */
const shopPageAt = (path: string): Content => ({
  at: ({ parameters: { slug = path.slice(1) } }) => {
    const query = shopPageQuery(slug);
    return {
      queries: [query],
      head: ({ read }) => {
        const page = read(query);
        return (
          page && {
            title: isolate(page.title),
            description: firstSentences(leadOf(page, read(shopQuery))),
            canonical: paths.shopPage(slug),
          }
        );
      },
    };
  },
});

/** By route: what the server renders, or the title of a page that only its user sees. */
const CONTENTS: Record<PublicRoute, string | ((path: string) => Content | undefined)> = {
  home: () => homePage,
  'all-products': () => allProductsPage,
  category: () => categoryPage,
  search: () => searchPage,
  product: () => productPage,
  machines: () => machinesPage,
  machine: () => machinePage,
  figure: () => figurePage,
  list: (path) => fixed(path, myList.title, descriptions.list),
  login: (path) => fixed(path, auth.loginTitle, descriptions.login),
  signup: (path) => fixed(path, auth.signupTitle, descriptions.signup),
  'reset-password': (path) => fixed(path, auth.resetTitle, descriptions.resetPassword),
  portfolio: (path) => fixed(path, portfolio.title, descriptions.portfolio),
  blogs: (path) => fixed(path, blogs.title, descriptions.blogs),
  'shop-page': (path) => shopPageAt(path),
  'mail-link': auth.mailLinkTitle,
  pay: messages.payments.title,
  mailbox: mailbox.title,
  purchase: purchase.pageTitle,
  dashboard: layout.dashboard,
};

const shownPages = publicPages.filter(({ needs }) => !needs || settings[needs]);

/** The public pages, which search engines may list. */
export const servedPages: readonly ServedPage[] = [
  ...shownPages.flatMap((page) => {
    const content = CONTENTS[page.route];
    const served = typeof content === 'string' ? undefined : content(page.path);
    return served ? [{ ...page, ...served }] : [];
  }),
  ...ownPages.map(({ path, title, description }) => ({
    path,
    route: '',
    ...fixed(path, title, description),
  })),
];

/** The addresses that only lead elsewhere, for links in mails and on paper: no page of the shop is at them. */
export const leadingPages: readonly ServedPage[] = [
  { path: paths.part(':number'), route: 'not-found', isUnlisted: true, ...partPage },
];

/** The pages that only their user sees, with their titles. */
export const personalPages = shownPages.flatMap(({ path, route }) => {
  const title = CONTENTS[route];
  return typeof title === 'string' ? [{ path, title }] : [];
});
