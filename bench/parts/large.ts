import { flood, poster } from '@harrow/testing/flood';
import { send, type Answer } from '@harrow/testing/http';
import type { Person, TestShop } from '@harrow/testing/test-shop';
import {
  BUYERS,
  buyersOf,
  checkBooks,
  goodsOf,
  inTurn,
  orderAt,
  readBooks,
  type Books,
} from '../buyers.ts';
import type { Figure } from '../figure.ts';
import { saturate, type Throughput } from '../load.ts';
import type { BenchOptions } from '../options.ts';
import type { Part } from '../part.ts';
import { alternateRates, p99sOf } from '../rounds.ts';
import { startShop } from '../services.ts';

const SMALL = 100;
const LIMIT = 12;
/** A cost that grows with the number of rows exceeds this by far. */
const EVEN = 0.75;
/** The p99 of answers for staff, in milliseconds. */
const GOALS_MS = { list: 50, figures: 200 };
const DAY_MS = 24 * 60 * 60 * 1000;
/** The number of products to read: more than a process keeps in memory. */
const SAMPLE_SIZE = 20_000;
const OWN_ORDERS = 10;
const WARM_UP_SECONDS = 1;

type Site = {
  name: string;
  shop: TestShop;
  products: number;
  buyers: Person[];
  before: Books;
  placed: number;
};

/** A load that both shops get. */
type Kind = {
  title: string;
  unit: string;
  /** Whether it is as fast in both. */
  isEven: boolean;
  load: (site: Site, seconds: number) => Promise<Throughput>;
};

async function open(products: number, orders: number): Promise<Site> {
  const shop = await startShop(products, {}, orders);
  const count = products.toLocaleString('en');
  const name = orders > 0 ? `${count} products and orders` : `${count} products`;
  const [buyers, before] = [await buyersOf(shop), await readBooks(shop)];
  return { name, shop, products, buyers, before, placed: 0 };
}

/** Throws unless the answer is a success, since refusals are faster. */
async function expectOk(answer: Promise<Answer>): Promise<void> {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
}

/** Each customer places some orders, so that their own lists are equally long in both shops. */
async function placeOwnOrders(site: Site): Promise<void> {
  const [goods, post] = [inTurn(await goodsOf(site.shop)), poster(BUYERS)];
  for (let number = 0; number < OWN_ORDERS; number += 1) {
    await Promise.all(site.buyers.map((buyer) => post(orderAt(site.shop.url, buyer, goods()))));
    site.placed += site.buyers.length;
  }
}

/** Their orders are spread over a hundred products. */
async function sell(site: Site, seconds: number): Promise<Throughput> {
  const [goods, post] = [inTurn(await goodsOf(site.shop)), poster(BUYERS)];
  const buyer = inTurn(site.buyers);
  const sold = await flood({ buyers: BUYERS, seconds }, () =>
    post(orderAt(site.shop.url, buyer(), goods())),
  );
  site.placed += sold.placed;
  return sold;
}

const page = (number: number) => `/services?limit=${LIMIT}&pageNumber=${number}`;

function readOf(path: (site: Site) => string): Kind['load'] {
  return (site, seconds) => saturate([site.shop.url + path(site)], { seconds, each: BUYERS });
}

async function readMany({ shop }: Site, seconds: number): Promise<Throughput> {
  const products = await shop.sql<{ id: string }>(
    `SELECT id FROM product WHERE status = 'published' ORDER BY md5(id) LIMIT ${SAMPLE_SIZE}`,
  );
  const paths = products.map(({ id }) => `/services/${id}`);
  return await saturate([shop.url], { seconds, each: BUYERS, paths });
}

function listOwn({ shop, buyers }: Site, seconds: number): Promise<Throughput> {
  return flood({ buyers: BUYERS, seconds }, (number) => {
    const { email, token } = buyers[number] ?? { email: '', token: '' };
    return expectOk(send('GET', `${shop.url}/order?email=${email}`, { token }));
  });
}

const requests = { unit: 'requests/s', isEven: true };

/** The own lists come before the sale, after which they have no equal lengths. */
const KINDS: Kind[] = [
  { ...requests, title: 'first page', load: readOf(() => page(0)) },
  {
    ...requests,
    title: 'last page',
    load: readOf(({ products }) => page(Math.floor(products / LIMIT) - 1)),
  },
  { ...requests, title: 'products in random order', isEven: false, load: readMany },
  { ...requests, title: `a customer's own ${OWN_ORDERS} orders`, load: listOwn },
  { title: 'orders spread over 100 products', unit: 'orders/s', isEven: true, load: sell },
];

async function compare(
  sites: Site[],
  { title, unit, isEven, load }: Kind,
  { rounds, seconds }: BenchOptions,
): Promise<Figure> {
  for (const site of sites) await load(site, WARM_UP_SECONDS);
  const targets = sites.map((site) => [site.name, () => load(site, seconds)] as const);
  const rates = await alternateRates(rounds, Object.fromEntries(targets));
  const [against = '', of = ''] = sites.map(({ name }) => name);
  const goals = isEven ? [{ of, against, atLeast: EVEN }] : [];
  return { part: 'large', title, unit, ...rates, goals };
}

/** The storefront's page of orders. */
const PAGES = {
  'first page': '/orders?limit=50&pageNumber=0',
  'page 100': '/orders?limit=50&pageNumber=99',
};

/** Filtered lists of the stock admin. */
const ADMIN_LISTS = {
  'stock admin, to be shipped':
    '/orders?limit=15&payment_status[]=captured&fulfillment_status[]=not_fulfilled',
  'stock admin, search for an email': '/orders?limit=15&q=buyer-77-',
};

const dateBefore = (days: number) =>
  new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

const figuresOf = (days: number, by: string) =>
  `/figures?${new URLSearchParams({ from: dateBefore(days - 1), to: dateBefore(0), by }).toString()}`;

/** Requests by title; each throws unless it is answered. */
type Asks = [title: string, ask: () => Promise<void>][];

/** Measures answers for staff, asked for one after another. */
async function askInTurn(
  title: string,
  asks: Asks,
  goalMs: number,
  { rounds, seconds }: BenchOptions,
): Promise<Figure> {
  for (const [, ask] of asks) await ask(); // warms up
  const targets = asks.map(([of, ask]) => [of, () => flood({ buyers: 1, seconds }, ask)] as const);
  const { latencies } = await alternateRates(rounds, Object.fromEntries(targets));
  return {
    part: 'large',
    title,
    unit: 'ms',
    samples: p99sOf(latencies),
    latencies,
    goals: Object.keys(latencies).map((of) => ({ of, atMost: goalMs })),
  };
}

async function compareStaffAnswers({ shop, name }: Site, options: BenchOptions): Promise<Figure[]> {
  const [{ token }, stockAdmin] = [await shop.admin(), await shop.stockAdmin()];
  const asksFor = (paths: Record<string, string>): Asks =>
    Object.entries(paths).map(([title, path]) => [
      title,
      () => expectOk(send('GET', shop.url + path, { token })),
    ]);
  const adminLists: Asks = Object.entries(ADMIN_LISTS).map(([title, path]) => [
    title,
    () => expectOk(stockAdmin.request('GET', path)),
  ]);
  const lists: Asks = [...asksFor(PAGES), ...adminLists];
  const figures = asksFor({
    'of 30 days': figuresOf(30, 'day'),
    'of a year': figuresOf(365, 'month'),
  });
  return [
    await askInTurn(`p99 of a list of orders for staff, ${name}`, lists, GOALS_MS.list, options),
    await askInTurn(`p99 of the figures for staff, ${name}`, figures, GOALS_MS.figures, options),
  ];
}

/** Compares a shop with a million products and orders with one of a hundred products. */
export const large: Part = async (options) => {
  const sites: Site[] = [];
  try {
    const small = await open(SMALL, 0);
    sites.push(small);
    const full = await open(options.large, options.large);
    sites.push(full);
    for (const site of sites) await placeOwnOrders(site);
    const figures: Figure[] = [];
    for (const kind of KINDS) figures.push(await compare(sites, kind, options));
    figures.push(...(await compareStaffAnswers(full, options)));
    for (const { shop, placed, before } of sites) await checkBooks(shop, placed, before);
    return figures;
  } finally {
    await Promise.all(sites.map(({ shop }) => shop.stop()));
  }
};
