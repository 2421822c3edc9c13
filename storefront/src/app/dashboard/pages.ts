import {
  BookOpen,
  ChartColumn,
  ClipboardList,
  History,
  Mail,
  Package,
  PackageCheck,
  PackagePlus,
  Settings,
  Star,
  Sun,
  Tractor,
  UserRound,
  UserRoundCog,
  Users,
  Webhook,
  type LucideIcon,
} from 'lucide-react';
import * as deskPaths from '../../config/desk-paths.ts';
import * as paths from '../../config/paths.ts';
import type { Duty } from '@harrow/contract';
import type { dashboardMessages } from '../../messages/en/dashboard.ts';
import type { PageRecord } from '../page-record.ts';

/** The entry of a page in the menu of staff or, for a page that is not theirs, of customers. */
export interface MenuEntry {
  label: keyof typeof dashboardMessages;
  icon: LucideIcon;
  /** Whether it is in both menus. */
  isShared?: boolean;
  /** The path prefixes of pages without an entry, for which this one is marked. */
  within?: readonly string[];
  /** Shows how many orders wait to be shipped. */
  hasCount?: boolean;
  /** Begins a group of entries, below a line. */
  startsGroup?: boolean;
}

/** A page below `/dashboard`. */
interface DashboardPage extends PageRecord {
  menu?: MenuEntry;
  /** The least duty of an admin who may open it, for a page of staff. */
  duty?: Duty;
}

/** The pages for everyone who is logged in, in the order of their menu. */
const ownPages: readonly DashboardPage[] = [
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
  { path: paths.payment(':id'), route: 'payment' },
  {
    path: paths.myMachines,
    route: 'my-machines',
    menu: { label: 'myMachines', icon: Tractor },
  },
  { path: paths.addReview, route: 'add-review', menu: { label: 'addReview', icon: Star } },
];

/** The pages of staff, in the order of their menu; by default they are for managers and owners. */
const staffPages: readonly DashboardPage[] = [
  {
    path: paths.users,
    route: 'users',
    duty: 'owner',
    menu: { label: 'makeAdmin', icon: UserRoundCog },
  },
  {
    path: paths.addProduct,
    route: 'add-new-product',
    menu: { label: 'addNewProduct', icon: PackagePlus },
  },
  {
    path: paths.manageProducts,
    route: 'manage-products',
    menu: {
      label: 'manageProducts',
      icon: Package,
      within: [deskPaths.editProduct(''), deskPaths.changePrices],
    },
  },
  { path: deskPaths.editProduct(':id'), route: 'edit-product' },
  { path: deskPaths.productStock(':id'), route: 'product-stock' },
  { path: deskPaths.changePrices, route: 'price-change' },
  { path: deskPaths.priceChange(':id'), route: 'price-change' },
  {
    path: paths.manageOrders,
    route: 'manage-orders',
    duty: 'packer',
    chunk: 'desk',
    menu: {
      label: 'manageOrders',
      icon: PackageCheck,
      within: [paths.order('')],
      hasCount: true,
    },
  },
  { path: paths.packingSlip(':id'), route: 'packing-slip', duty: 'packer', chunk: 'desk' },
  { path: deskPaths.slips, route: 'slips', duty: 'packer', chunk: 'desk' },
  { path: paths.today, route: 'today', menu: { label: 'today', icon: Sun, startsGroup: true } },
  { path: deskPaths.figures, route: 'figures', menu: { label: 'figures', icon: ChartColumn } },
  {
    path: deskPaths.customers,
    route: 'customers',
    menu: { label: 'customers', icon: Users, within: [deskPaths.customer('')] },
  },
  { path: deskPaths.customer(':id'), route: 'customer' },
  { path: paths.moderation, route: 'moderation', menu: { label: 'reviews', icon: Star } },
  { path: paths.messages, route: 'messages', menu: { label: 'messages', icon: Mail } },
  { path: paths.history, route: 'history', menu: { label: 'history', icon: History } },
  {
    path: paths.partsBooks,
    route: 'parts-books',
    menu: {
      label: 'partsBooks',
      icon: BookOpen,
      within: [deskPaths.partsBook(''), deskPaths.machineSettings(''), deskPaths.partUses],
    },
  },
  { path: deskPaths.partsBook(':id'), route: 'parts-book' },
  { path: deskPaths.bookManual(':id'), route: 'book-manual' },
  { path: deskPaths.bookFigure(':id', ':number'), route: 'book-figure' },
  { path: deskPaths.machineSettings(':handle'), route: 'machine-settings' },
  { path: deskPaths.partUses, route: 'part-uses' },
  {
    path: deskPaths.allSettings,
    route: 'settings',
    duty: 'owner',
    menu: { label: 'settings', icon: Settings, within: [deskPaths.settings('')] },
  },
  { path: deskPaths.settings(':section'), route: 'settings', duty: 'owner' },
  {
    path: paths.webhooks,
    route: 'webhooks',
    duty: 'owner',
    menu: { label: 'webhooks', icon: Webhook },
  },
];

/** The pages below `/dashboard`. */
export const dashboardPages: readonly DashboardPage[] = [
  ...ownPages,
  ...staffPages.map((page) => ({ duty: 'manager' as const, ...page, who: 'staff' as const })),
];
