import {
  ClipboardList,
  History,
  Package,
  PackageCheck,
  PackagePlus,
  Star,
  Sun,
  UserRound,
  UserRoundCog,
  type LucideIcon,
} from 'lucide-react';
import * as paths from '../../config/paths.ts';
import type { dashboardMessages } from '../../messages/en/dashboard.ts';
import type { PageRecord } from '../page-record.ts';

/** The entry of a page in the menu: that of staff for their pages, that of customers for the others. */
export interface MenuEntry {
  label: keyof typeof dashboardMessages;
  icon: LucideIcon;
  /** Whether it is in both menus. */
  isShared?: boolean;
  /** The path prefixes of pages that belong to this entry and have none themselves. */
  within?: readonly string[];
  /** Shows how many orders wait to be shipped. */
  hasCount?: boolean;
  /** Begins a group of entries, below a line. */
  startsGroup?: boolean;
}

/** A page below `/dashboard`. */
interface DashboardPage extends PageRecord {
  menu?: MenuEntry;
}

/** The pages below `/dashboard`, in the order of their menus. */
export const dashboardPages: readonly DashboardPage[] = [
  {
    path: paths.dashboard,
    route: 'profile',
    menu: { label: 'myProfile', icon: UserRound, isShared: true },
  },
  {
    path: paths.orders,
    route: 'my-orders',
    menu: {
      label: 'myOrders',
      icon: ClipboardList,
      within: [paths.payment(''), paths.order('')],
    },
  },
  { path: paths.order(':id'), route: 'order', chunk: 'inner' },
  { path: paths.invoice(':id'), route: 'invoice', chunk: 'inner' },
  { path: paths.payment(':id'), route: 'payment' },
  { path: paths.addReview, route: 'add-review', menu: { label: 'addReview', icon: Star } },
  {
    path: paths.users,
    route: 'users',
    who: 'staff',
    menu: { label: 'makeAdmin', icon: UserRoundCog },
  },
  {
    path: paths.addProduct,
    route: 'add-new-product',
    who: 'staff',
    menu: { label: 'addNewProduct', icon: PackagePlus },
  },
  {
    path: paths.manageProducts,
    route: 'manage-products',
    who: 'staff',
    menu: { label: 'manageProducts', icon: Package },
  },
  {
    path: paths.manageOrders,
    route: 'manage-orders',
    who: 'staff',
    chunk: 'desk',
    menu: {
      label: 'manageOrders',
      icon: PackageCheck,
      within: [paths.order('')],
      hasCount: true,
    },
  },
  { path: paths.packingSlip(':id'), route: 'packing-slip', who: 'staff', chunk: 'desk' },
  {
    path: paths.today,
    route: 'today',
    who: 'staff',
    menu: { label: 'today', icon: Sun, startsGroup: true },
  },
  {
    path: paths.moderation,
    route: 'moderation',
    who: 'staff',
    menu: { label: 'reviews', icon: Star },
  },
  {
    path: paths.history,
    route: 'history',
    who: 'staff',
    menu: { label: 'history', icon: History },
  },
];
