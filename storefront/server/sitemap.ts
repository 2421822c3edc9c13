import {
  getShop,
  listCategories,
  listProductAddresses,
  type AnswerOf,
  type Category,
  type Shop,
} from '@harrow/contract';
import { addressIn, baseOf, MAIN_LANGUAGE, type Language } from './page-languages.ts';
import { listedBooks } from './listed-books.ts';
import { answerTo } from './public-calls.ts';
import type { ListedPage, Read } from './renderer.ts';
import { sharedRun } from './shared-run.ts';

/** The protocol's limit for one file (sitemaps.org). */
const MAX_ADDRESSES = 50_000;
/**
 * It may list hundreds of thousands of products, and anyone may ask for it: building it may take at most
 * 20 % of the time, and it is never older than a minute.
 */
const KEPT = { timesItsMaking: 4, atMostMs: 60_000 };
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const ALTERNATES = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

type Product = AnswerOf<typeof listProductAddresses>['data'][number];

/** An address, and when its page last changed. */
interface Entry {
  path: string;
  lastmod?: string;
  /** The language of the page, where the shop has several. */
  language?: Language;
}

/** A thing with a page: its place in the addresses, and when the page last changed, if that is known. */
interface Listed {
  handle: string;
  number?: string;
  lastmod?: string;
}

const latest = (moments: (string | undefined)[]): string | undefined =>
  moments
    .filter((moment) => moment !== undefined)
    .reduce((one, other) => (one > other ? one : other), '') || undefined;

/** Lists each category with the latest change of the products in it and below it. */
function categoryEntries(
  tree: readonly Category[],
  changes: ReadonlyMap<string, string>,
): Listed[] {
  return tree.flatMap(({ handle, children }) => {
    const below = categoryEntries(children, changes);
    const lastmod = latest([changes.get(handle), ...below.map((entry) => entry.lastmod)]);
    return [{ handle, lastmod }, ...below];
  });
}

function changesByCategory(products: readonly Product[]): Map<string, string> {
  const changes = new Map<string, string>();
  for (const { category, updatedAt } of products) {
    if (category !== null && updatedAt > (changes.get(category) ?? '')) {
      changes.set(category, updatedAt);
    }
  }
  return changes;
}

const xml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** The sitemap of the shop: one file, or an index of several beyond 50,000 addresses. */
export class Sitemap {
  private files: ReadonlyMap<string, string> | undefined;
  private keptUntil = 0;
  private readonly make = sharedRun(async () => {
    if (this.files && performance.now() < this.keptUntil) return this.files;
    const from = performance.now();
    this.files = this.write(this.inLanguages(await this.entries()));
    const made = performance.now();
    this.keptUntil = made + Math.min((made - from) * KEPT.timesItsMaking, KEPT.atMostMs);
    return this.files;
  });

  constructor(
    private readonly read: Read,
    private readonly pages: readonly ListedPage[],
    private readonly site: { origin: string; languages: readonly Language[] },
  ) {}

  /** Returns a file by its path; undefined if there is none. Throws if the backend cannot be read. */
  async at(path: string): Promise<string | undefined> {
    return (await this.make()).get(path);
  }

  private async entries(): Promise<Entry[]> {
    const products = await this.products();
    const { data: tree } = await answerTo(this.read, listCategories);
    const each = {
      product: products.map(({ handle, updatedAt }) => ({ handle, lastmod: updatedAt })),
      category: categoryEntries(tree, changesByCategory(products)),
      ...(await listedBooks(this.read)),
    };
    const { pages: written } = await answerTo(this.read, getShop);
    return this.pages.flatMap((page): Entry[] => {
      if (!page.each) return [{ path: page.path }];
      if (page.each === 'page') return this.pagesAt(page.path, written);
      return each[page.each].map(({ handle, number = '', lastmod }: Listed) => ({
        path: page.path
          .replace(':handle', encodeURIComponent(handle))
          .replace(':number', encodeURIComponent(number)),
        lastmod,
      }));
    });
  }

  /** Lists each page in each language, one after the other. */
  private inLanguages(entries: Entry[]): Entry[] {
    const { languages } = this.site;
    if (languages.length === 1) return entries;
    return entries.flatMap((entry) => languages.map((language) => ({ ...entry, language })));
  }

  /** The pages that the maker has written and that are at an address: one of its own, or that of all others. */
  private pagesAt(path: string, written: Shop['pages']): Entry[] {
    const isShort = (slug: string) =>
      this.pages.some((page) => page.each === 'page' && page.path === `/${slug}`);
    return path.includes(':slug')
      ? written
          .filter(({ slug }) => !isShort(slug))
          .map(({ slug }) => ({ path: path.replace(':slug', slug) }))
      : written.filter(({ slug }) => path === `/${slug}`).map(() => ({ path }));
  }

  private async products(): Promise<Product[]> {
    const products: Product[] = [];
    for (let pageNumber = 0; ; pageNumber += 1) {
      const { data } = await answerTo(this.read, listProductAddresses, { query: { pageNumber } });
      if (data.length === 0) return products;
      products.push(...data);
    }
  }

  private write(entries: Entry[]): Map<string, string> {
    const count = Math.ceil(entries.length / MAX_ADDRESSES);
    const parts = Array.from({ length: count }, (_, index) =>
      this.urlSet(entries.slice(index * MAX_ADDRESSES, (index + 1) * MAX_ADDRESSES)),
    );
    if (parts.length === 1) return new Map([['/sitemap.xml', parts[0] ?? '']]);
    const files = new Map(parts.map((part, index) => [`/sitemap-${index + 1}.xml`, part]));
    const listed = [...files.keys()].map((path) => this.element('sitemap', { path }));
    const index = `<sitemapindex ${NAMESPACE}>\n${listed.join('')}</sitemapindex>\n`;
    return files.set('/sitemap.xml', DECLARATION + index);
  }

  private urlSet(entries: Entry[]): string {
    const urls = entries.map((entry) => this.element('url', entry));
    const names = this.site.languages.length === 1 ? NAMESPACE : `${NAMESPACE} ${ALTERNATES}`;
    return `${DECLARATION}<urlset ${names}>\n${urls.join('')}</urlset>\n`;
  }

  private element(name: string, { path, lastmod, language }: Entry): string {
    const changed = lastmod === undefined ? '' : `<lastmod>${xml(lastmod)}</lastmod>`;
    const address = this.addressOf(path, language ?? MAIN_LANGUAGE);
    const others = language === undefined ? '' : this.alternates(path);
    return `<${name}><loc>${address}</loc>${changed}${others}</${name}>\n`;
  }

  private addressOf(path: string, language: Language): string {
    return xml(this.site.origin + addressIn(language, path));
  }

  /** The addresses of a page in all languages, which search engines want at each of them. */
  private alternates(path: string): string {
    return this.site.languages
      .map(
        (language) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${this.addressOf(path, language)}"/>`,
      )
      .join('');
  }
}

/** Asks crawlers not to open the pages of a user, and names the sitemap. */
export function robots(origin: string, languages: readonly Language[]): string {
  const closed = languages.flatMap((language) =>
    ['/dashboard', '/purchase/'].map((path) => `Disallow: ${baseOf(language)}${path}\n`),
  );
  return `User-agent: *\n${closed.join('')}\nSitemap: ${origin}/sitemap.xml\n`;
}
