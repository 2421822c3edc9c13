import * as paths from '../config/paths.ts';
import type { PageRecord } from './page-record.ts';

const SHOP_PAGE = { route: 'shop-page', each: 'page' } as const;

const RECORDS = [
  { path: paths.home, route: 'home' },
  { path: paths.products, route: 'all-products' },
  { path: paths.category(':handle'), route: 'category', each: 'category' },
  { path: paths.search, route: 'search', isUnlisted: true },
  {
    path: paths.product(':handle'),
    route: 'product',
    each: 'product',
  },
  { path: paths.machines, route: 'machines' },
  {
    path: paths.machine(':handle'),
    route: 'machine',
    each: 'machine',
  },
  {
    path: paths.figure(':handle', ':number'),
    route: 'figure',
    each: 'figure',
  },
  // the address in the QR code of a type plate
  {
    path: paths.machineBySerial(':serial'),
    route: 'machines',
    isUnlisted: true,
  },
  { path: paths.list, route: 'list', isUnlisted: true },
  { path: paths.login, route: 'login' },
  { path: paths.signup, route: 'signup' },
  { path: paths.resetPassword, route: 'reset-password' },
  { path: paths.portfolio, route: 'portfolio', needs: 'demonstration' },
  { path: paths.blogs, route: 'blogs', needs: 'demonstration' },
  // written by the maker
  ...[...paths.KNOWN_PAGES, ':slug'].map((slug) => ({ path: paths.shopPage(slug), ...SHOP_PAGE })),
  { path: paths.mailLink, route: 'mail-link' },
  { path: paths.pay, route: 'pay' },
  { path: paths.mailbox, route: 'mailbox', needs: 'authEmulator' },
  { path: paths.purchase(':id'), route: 'purchase', who: 'users' },
  { path: `${paths.dashboard}/*`, route: 'dashboard', who: 'users' },
] as const satisfies readonly PageRecord[];

/** The module of a page outside the dashboard. */
export type PublicRoute = (typeof RECORDS)[number]['route'];

/** The pages outside the dashboard. Every first page loads this list: keep its records short. */
export const publicPages: readonly (PageRecord & { route: PublicRoute })[] = RECORDS;
