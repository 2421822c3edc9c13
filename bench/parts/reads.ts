import { deepStrictEqual } from 'node:assert';
import { startBareServers, type BareServers } from '../bare/start.ts';
import type { Figure, Goal } from '../figure.ts';
import { requestsPerSecond } from '../load.ts';
import type { BenchOptions } from '../options.ts';
import type { Part } from '../part.ts';
import { alternate } from '../rounds.ts';
import { startShop } from '../services.ts';
import type { TestShop } from '@harrow/testing/test-shop';

const LIMIT = 12;

/** The same read from the shop and from the engine in its process. */
type Read = { title: string; path: string; enginePath: string };
type Site = { products: number; shop: TestShop; bare: BareServers; reads: Read[] };

const GOALS: Goal[] = [
  { of: 'shop', against: 'stock engine', atLeast: 50 },
  { of: 'shop', against: 'node and pg', atLeast: 1 },
  { of: 'shop', against: 'node, from memory', atLeast: 0.5 },
];

/** A cost that grows with the catalogue or the page number exceeds this by far. */
const EVEN = 0.75;

const count = (number: number) => number.toLocaleString('en');

function pageAt(title: string, pageNumber: number): Read {
  return {
    title,
    path: `/services?limit=${LIMIT}&pageNumber=${pageNumber}`,
    enginePath: `/store/products?limit=${LIMIT}&offset=${LIMIT * pageNumber}`,
  };
}

async function readsOf(shop: TestShop, products: number): Promise<Read[]> {
  const [first] = await shop.sql<{ id: string }>(
    `SELECT id FROM product WHERE status = 'published' ORDER BY created_at OFFSET 5 LIMIT 1`,
  );
  const id = first?.id ?? '';
  const one = {
    title: 'one product',
    path: `/services/${id}`,
    enginePath: `/store/products/${id}`,
  };
  return [pageAt('first page', 0), pageAt('last page', Math.floor(products / LIMIT) - 1), one];
}

const readText = async (url: string) => await (await fetch(url)).text();

/** Throws unless all targets give the same answer before they are compared. */
async function agree({ shop, bare, reads }: Site): Promise<void> {
  for (const { path } of reads) {
    const said = await readText(`${shop.url}${path}`);
    deepStrictEqual(JSON.parse(await readText(`${bare.database}${path}`)), JSON.parse(said));
    deepStrictEqual(await readText(`${bare.memory}${path}`), said);
  }
}

async function open(products: number): Promise<Site> {
  const shop = await startShop(products);
  const reads = await readsOf(shop, products);
  const bare = await startBareServers(
    shop,
    reads.map(({ path }) => path),
  );
  const site = { products, shop, bare, reads };
  await agree(site);
  return site;
}

async function measure({ shop, bare, products }: Site, read: Read, options: BenchOptions) {
  const ask = (url: string) => () => requestsPerSecond(url, options);
  return {
    part: 'reads',
    title: `${count(products)} products, ${read.title}`,
    unit: 'requests/s',
    goals: GOALS,
    samples: await alternate(options.rounds, {
      shop: ask(`${shop.url}${read.path}`),
      'stock engine': ask(`${shop.url}${read.enginePath}`),
      'node and pg': ask(`${bare.database}${read.path}`),
      'node, from memory': ask(`${bare.memory}${read.path}`),
    }),
  };
}

/** Compares the last page with the first one of the largest catalogue, and first pages by catalogue. */
async function compareSizes(sites: Site[], options: BenchOptions): Promise<Figure[]> {
  const pages = sites.map(({ shop, reads, products }) => {
    const [first, last] = reads.map(
      ({ path }) =>
        () =>
          requestsPerSecond(`${shop.url}${path}`, options),
    );
    return { name: `${count(products)} products`, first, last };
  });
  const [smallest, largest] = [pages.at(0), pages.at(-1)];
  if (!smallest || !largest?.first || !largest.last) return [];
  const depth = { 'first page': largest.first, 'last page': largest.last };
  const firsts = pages.flatMap(({ name, first }) => (first ? [[name, first] as const] : []));
  const figure = { part: 'reads', unit: 'requests/s' };
  const sizeGoal = { of: largest.name, against: smallest.name, atLeast: EVEN };
  return [
    {
      ...figure,
      title: `the depth of a page, ${largest.name}`,
      samples: await alternate(options.rounds, depth),
      goals: [{ of: 'last page', against: 'first page', atLeast: EVEN }],
    },
    {
      ...figure,
      title: 'the size of the catalogue, first page',
      samples: await alternate(options.rounds, Object.fromEntries(firsts)),
      goals: smallest === largest ? [] : [sizeGoal],
    },
  ];
}

/** Measures reads of the catalogue by its size. */
export const reads: Part = async (options) => {
  const sites: Site[] = [];
  try {
    for (const products of options.catalogues) sites.push(await open(products));
    const figures: Figure[] = [];
    for (const site of sites) {
      for (const read of site.reads) figures.push(await measure(site, read, options));
    }
    return [...figures, ...(await compareSizes(sites, options))];
  } finally {
    for (const { shop, bare } of sites) await Promise.all([bare.stop(), shop.stop()]);
  }
};
