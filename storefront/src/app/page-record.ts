/** A page, as the router, the server, the bundler, the budgets and the journeys know it. */
export interface PageRecord {
  /** Its path, as the router writes it. */
  path: string;
  /** Its module in `routes`. */
  route: string;
  /** The role that may open it; everyone by default. */
  who?: 'users' | 'staff';
  /** The setting without which the shop does not have it. */
  needs?: 'demonstration' | 'authEmulator';
  /** The kind of thing that has one address each in the sitemap; undefined for a single page. */
  each?: 'product' | 'category' | 'machine' | 'figure' | 'page';
  /** Whether search engines must not list it, whatever its address. */
  isUnlisted?: boolean;
  /** The group in `vite.config.ts` that its module belongs to; by default it is a separate chunk. */
  chunk?: 'product' | 'machines' | 'figure' | 'shop-page' | 'inner' | 'desk';
  /** The most KiB of compressed JavaScript that it may take as the first page of a visit. */
  budget?: number;
}
