import type { Redirect } from '../../server/renderer.ts';

// The declarations of a page for the server that renders it.

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
  head: (answers: Answers) => Head | Redirect | null;
}

/** The parts of a page that the server needs to render it. */
export interface Content {
  /** The names of the query's parameters that change it. */
  known?: readonly string[];
  /** The same for names that follow from the data. */
  knownIn?: (query: URLSearchParams) => string[];
  /** Reads an address of the page. */
  at: (place: Place) => PageAt;
}
