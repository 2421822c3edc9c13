import { shopFace } from '../../src/test/shop-face';
import { robots, Sitemap } from '../sitemap.ts';

const ORIGIN = 'https://shop.example';
const PAGES = [
  { path: '/machines' },
  { path: '/machines/:handle', each: 'machine' as const },
  { path: '/machines/:handle/:number', each: 'figure' as const },
];

const figure = (number: string) => ({ number, title: 'Disc arm', img: '', items: 2 });
const machine = (handle: string) => ({ _id: `prod_${handle}`, handle, name: handle, img: '' });
const listed = (handle: string, figures: number) => ({
  ...machine(handle),
  category: null,
  figures,
});

/** A backend with a machine that has a book and one without; its answers by path. */
const ANSWERS: Record<string, unknown> = {
  '/product-addresses?pageNumber=0': { data: [] },
  '/categories': { data: [] },
  '/shop': {
    ...shopFace,
    pages: [...shopFace.pages, { slug: 'imprint', title: 'Imprint', topics: '' }],
  },
  '/machines?limit=100&pageNumber=0': {
    data: [listed('disc-harrow', 2), listed('field-tractor', 0)],
    count: 2,
    categories: [],
  },
  '/machines/disc-harrow': {
    ...machine('disc-harrow'),
    ...{ options: [], serialPlace: null, serialExample: null, serial: null },
    books: [
      {
        ...{ code: 'PB-H520', revision: 3, title: 'Disc harrow' },
        publishedAt: '2026-11-01T08:00:00.000Z',
        assemblies: [
          {
            name: 'Discs',
            figures: [figure('20-1')],
            assemblies: [{ name: 'Hubs', figures: [figure('20-2')], assemblies: [] }],
          },
        ],
      },
    ],
  },
};

const ENGLISH = { origin: ORIGIN, languages: ['en'] as const };
const asked: string[] = [];
const read = (path: string) => {
  asked.push(path);
  const body = JSON.stringify(ANSWERS[path]);
  return Promise.resolve({ status: path in ANSWERS ? (200 as const) : (404 as const), body });
};

it('lists the machines with parts books, and each figure of them', async () => {
  const xml = (await new Sitemap(read, PAGES, ENGLISH).at('/sitemap.xml')) ?? '';
  expect([...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)).toEqual([
    `${ORIGIN}/machines`,
    `${ORIGIN}/machines/disc-harrow`,
    `${ORIGIN}/machines/disc-harrow/20-1`,
    `${ORIGIN}/machines/disc-harrow/20-2`,
  ]);
  expect(asked).not.toContain('/machines/field-tractor');
});

it('lists the pages that the maker has written, at their own addresses and at that of all others', async () => {
  const pages = ['/terms', '/nothing', '/pages/:slug'].map((path) => ({
    path,
    each: 'page' as const,
  }));
  const xml = (await new Sitemap(read, pages, ENGLISH).at('/sitemap.xml')) ?? '';
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual(
    [
      '/terms',
      '/pages/delivery',
      '/pages/returns',
      '/pages/warranty',
      '/pages/privacy',
      '/pages/imprint',
    ].map((path) => ORIGIN + path),
  );
});

it('lists each page in every language, with its addresses in all of them', async () => {
  const site = { origin: ORIGIN, languages: ['en', 'de'] as const };
  const xml = (await new Sitemap(read, [{ path: '/' }], site).at('/sitemap.xml')) ?? '';
  const alternates =
    `<xhtml:link rel="alternate" hreflang="en" href="${ORIGIN}/"/>` +
    `<xhtml:link rel="alternate" hreflang="de" href="${ORIGIN}/de"/>`;
  expect(xml).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  expect(xml).toContain(`<url><loc>${ORIGIN}/</loc>${alternates}</url>`);
  expect(xml).toContain(`<url><loc>${ORIGIN}/de</loc>${alternates}</url>`);
});

it('closes the pages of users in every language to crawlers', () => {
  expect(robots(ORIGIN, ['en'])).toBe(
    `User-agent: *\nDisallow: /dashboard\nDisallow: /purchase/\n\nSitemap: ${ORIGIN}/sitemap.xml\n`,
  );
  expect(robots(ORIGIN, ['en', 'de'])).toContain(
    'Disallow: /de/dashboard\nDisallow: /de/purchase/\n',
  );
});
