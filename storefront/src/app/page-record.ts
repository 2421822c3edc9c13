/** A page, as the router, the server, the bundler and the journeys know it. */
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
  /** The group in `vite.config.ts` that the module of a protected page belongs to; by default it is a separate chunk. */
  chunk?: 'inner' | 'desk';
}
