import type { Language } from './page-languages.ts';

/** A page of the shop: what an address shows to a visitor. */
export interface Page {
  /** The path and the parameters that the page depends on: one page has one key. */
  key: string;
}

/** The answer to a public call: its body, with its status, of these. Throws without such an answer. */
export type Read = (path: string) => Promise<{ status: 200 | 404 | 422; body: string }>;

/** The sources of a page's data. */
export interface Sources {
  /** Reads a public call of the backend, by its path and query. */
  read: Read;
  /** Reads one of the storefront's own files by its path, as a browser gets it. */
  readFile: (path: string) => Promise<string>;
  /** Origin of the shop, for addresses that machines read. */
  origin: string;
  /** The languages that the shop is offered in. */
  languages: readonly Language[];
}

/** The content of a page, as markup for the template. */
export interface RenderedPage {
  status: 200 | 404 | 503;
  /** The path at which the browser may hydrate it; undefined if it renders the page itself. */
  path?: string;
  /** File of the page in `src/app/routes`, whose chunks are loaded early. */
  route?: string;
  /** Elements of the document's head. */
  head: string;
  body: string;
  /** JSON: the initial cache of the browser. */
  data: string;
  /** Whether everything that it shows was read, so that it may be kept. */
  isComplete: boolean;
}

/** The address that a page leads to instead of being shown. */
export interface Redirect {
  redirect: string;
  /** Whether this follows from what its address names, and not from what is shown today. */
  isPermanent?: boolean;
}

/** The result of rendering an address: a page, or a redirect. */
export type Rendered = RenderedPage | Redirect;

/** A page for the sitemap. */
export interface ListedPage {
  /** Its path, such as `/products/:handle`. */
  path: string;
  /** The kind of thing that has one address each; undefined for a single page. */
  each?: 'product' | 'category' | 'machine' | 'figure' | 'page';
}

/** The shop as a module for Node, which the build makes of `src/app/server.tsx`. */
export interface Renderer {
  /** Returns the page at a path with a query. */
  pageAt(url: string): Page;
  /** Throws if the data of the page cannot be read. */
  render(page: Page, sources: Sources): Promise<Rendered>;
  /** The page that says that the shop is unavailable for the moment, for any address. */
  renderUnavailable(): Promise<RenderedPage>;
  /** The notice for browsers without JavaScript. */
  noScript: string;
  /** The pages that search engines may list. */
  listedPages: readonly ListedPage[];
}
