import { dashboardPages } from './dashboard/pages.ts';
import type { PageRecord } from './page-record.ts';
import { publicPages } from './public-pages.ts';

/**
 * All pages of the shop, for what runs in Node. In a browser the two lists are separate chunks, so that
 * the first page does not load that of the dashboard.
 */
export const pages: readonly PageRecord[] = [
  ...publicPages,
  ...dashboardPages.map((page) => ({
    who: 'users' as const,
    ...page,
    route: `dashboard/${page.route}`,
  })),
];
