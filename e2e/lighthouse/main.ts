import lighthouse, { type Result } from 'lighthouse';
import { z } from 'zod';
import { freePort } from '@harrow/processes/free-port';
import { reportProblem } from '@harrow/processes/report-problem';
import { errorMessage } from '@harrow/processes/start-error';
import { withShopAndBrowser } from '../lib/with-shop-and-browser.ts';

const PATHS = [
  ...['/', '/allproduct', '/login', '/blogs'],
  ...['/machines', '/machines/disc-harrow', '/machines/disc-harrow/20-1'],
];
/** Search engines may not list it, which Lighthouse counts as a fault. */
const UNLISTED = '/search?q=drill';
const ROUNDS = 3;

/** The goals of each page: scores in percent, times in milliseconds. */
const GOALS = {
  performance: { least: 99 },
  accessibility: { least: 100 },
  'best-practices': { least: 100 },
  seo: { least: 100 },
  LCP: { most: 1500 },
  CLS: { most: 0.01 },
  TBT: {},
} satisfies Record<string, { least?: number; most?: number }>;

type Figure = keyof typeof GOALS;
type Figures = Record<Figure, number>;

const FIGURES = Object.keys(GOALS) as Figure[];

function figuresOf({ categories, audits }: Result): Figures {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Infinity;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    LCP: Math.round(value('largest-contentful-paint')),
    CLS: Number(value('cumulative-layout-shift').toFixed(4)),
    TBT: Math.round(value('total-blocking-time')),
  };
}

/** A visit from a phone on a slow network, simulated with Lighthouse's defaults. */
async function visit(url: string, port: number): Promise<Figures> {
  const outcome = await lighthouse(url, { port, logLevel: 'error' });
  if (!outcome) throw new Error(`Lighthouse said nothing of ${url}.`);
  const { runtimeError } = outcome.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  return figuresOf(outcome.lhr);
}

/** Visits at most for a round: now and then a trace lacks the beginning of its navigation. */
const TRIES = 3;

/** A visit that is repeated when Lighthouse could not measure it; null if it never could. */
async function measuredVisit(url: string, port: number): Promise<Figures | null> {
  for (let tries = 1; tries <= TRIES; tries += 1) {
    try {
      return await visit(url, port);
    } catch (error) {
      console.error(`Visit ${tries} of ${TRIES} failed. ${errorMessage(error)}`);
    }
  }
  return null;
}

/** Measures a page, and prints its figures at once; null if a round could not be measured. */
async function measured(url: string, port: number): Promise<Figures | null> {
  const rounds: Figures[] = [];
  for (let n = 0; n < ROUNDS; n += 1) {
    const round = await measuredVisit(url, port);
    if (!round) return null;
    rounds.push(round);
  }
  const figures = medians(rounds);
  console.log(new URL(url).pathname, figures);
  return figures;
}

function medians(rounds: Figures[]): Figures {
  const middle = (figure: Figure) =>
    rounds.map((round) => round[figure]).sort((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? 0;
  return Object.fromEntries(FIGURES.map((figure) => [figure, middle(figure)])) as Figures;
}

/** Returns the goals that a page misses. */
function missed(path: string, figures: Figures): string[] {
  return FIGURES.flatMap((figure) => {
    if (path === UNLISTED && figure === 'seo') return [];
    const { least = -Infinity, most = Infinity }: { least?: number; most?: number } = GOALS[figure];
    const value = figures[figure];
    const isMet = value >= least && value <= most;
    return isMet ? [] : [`${path}: ${figure} is ${value}, not ${Math.max(least, -most)}`];
  });
}

const firstProduct = z.object({ data: z.array(z.object({ handle: z.string() })).min(1) });

/** The path of the newest product's page. */
async function productPath(backend: string): Promise<string> {
  const answer = await fetch(`${backend}/services?limit=1&pageNumber=0`);
  const [product] = firstProduct.parse(await answer.json()).data;
  return `/products/${product?.handle ?? ''}`;
}

/** Measures the public pages of the shop at the given addresses, or of a new shop. */
async function main(): Promise<void> {
  const port = await freePort();
  await withShopAndBrowser(async ({ storefront, backend }) => {
    const pages: Record<string, Figures> = {};
    const misses: string[] = [];
    for (const path of [...PATHS, await productPath(backend), UNLISTED]) {
      const figures = await measured(storefront + path, port);
      if (figures) pages[path] = figures;
      else misses.push(`${path}: it could not be measured`);
    }
    console.table(pages);
    misses.push(...Object.entries(pages).flatMap(([path, figures]) => missed(path, figures)));
    for (const miss of misses) console.error(miss);
    process.exitCode = misses.length > 0 ? 1 : 0;
  }, `--remote-debugging-port=${port}`);
}

main().catch((error: unknown) => {
  reportProblem(error);
  process.exitCode = 1;
});
