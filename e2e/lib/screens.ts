import { basename } from 'node:path/posix';
import { pages } from '@harrow/storefront/pages';
import type { Page } from 'playwright-core';
import type { Furniture } from './furnished-shop.ts';

/** The viewer of a screen. */
export type Role = 'visitor' | 'customer' | 'admin';

/** A screen of the shop. */
interface Screen {
  /** Its name, and that of its screenshot. */
  name: string;
  /** Its path; `:product`, `:order`, `:shipped` and `:book` stand for seeded ones. */
  path: string;
  /** The text that shows that it is loaded; by default its heading does. */
  shows?: string | RegExp;
  /** The steps that open it from its path. */
  act?: (page: Page) => Promise<void>;
}

/** Presses the first button with that name in the main content. */
const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click();

const dialog = (page: Page) => page.getByRole('dialog').waitFor();

const pickQuantity = async (page: Page) => {
  await page.getByLabel('Quantity').fill('1');
  await press('Pick Quantity')(page);
  await dialog(page);
};

const dialogAfter = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page);
  await dialog(page);
};

const enlargePicture = async (page: Page) => {
  await page.getByRole('main').getByRole('link', { name: 'Enlarge the picture' }).click();
  await dialog(page);
};

/** Closes the toasts, which cover what is below them for a while. */
const closeToasts = async (page: Page) => {
  const toasts = page.locator('.Toastify__toast');
  for (const close of await toasts.getByRole('button', { name: 'close' }).all())
    await close.click();
  await toasts.first().waitFor({ state: 'detached' });
};

/** Adds three lines to the list: one ready to order, two with problems. */
const addLines = async (page: Page) => {
  await page
    .getByLabel('Part numbers and pieces, one line each')
    .fill('HR-14-361 10\nHR-14-220 1\nNO-SUCH-1 3');
  await press('Add lines')(page);
  await page.getByText('2 lines need a look').first().waitFor();
  await closeToasts(page);
};

/** Does the same, then opens the dialog that orders the first line. */
const orderOfLines = async (page: Page) => {
  await addLines(page);
  await dialogAfter(/^Order 1 product/)(page);
};

const previewPrices = async (page: Page) => {
  await page.getByLabel('Percent').fill('-99');
  await press('Preview')(page);
  await page.getByRole('heading', { name: 'Left out' }).waitFor();
};

const typeInSearch = async (page: Page) => {
  await page.getByRole('searchbox', { name: 'Search' }).fill('disc');
  await page.getByRole('listbox').waitFor();
};

/** The parameters of a page's address, and the text that shows that its data is loaded; by route. */
const DETAILS: Readonly<Record<string, Partial<Screen>>> = {
  home: { shows: 'Buy Now' },
  'all-products': { path: '/allproduct?size=12', shows: 'Buy Now' },
  category: { path: '/categories/parts', shows: 'Buy Now' },
  search: { path: '/search?q=plow', shows: 'Buy Now' },
  product: { path: '/products/field-tractor' },
  machines: { shows: /\d+ figures/ },
  machine: { path: '/machines/disc-harrow', shows: 'Folding ram' },
  figure: { path: '/machines/disc-harrow/20-1', shows: 'Arm with lower clamp' },
  'mail-link': {
    path: '/auth/action?mode=resetPassword&oobCode=gone',
    shows: 'This link does not work',
  },
  purchase: { path: '/purchase/:product', shows: 'Price per unit' },
  'dashboard/profile': { shows: 'PROFESSION' },
  'dashboard/my-orders': { shows: 'Pay Amount' },
  'dashboard/my-machines': { shows: 'Find your machine' },
  'dashboard/order': { path: '/dashboard/orders/:order', shows: 'Placed' },
  'dashboard/payment': { path: '/dashboard/payment/:order', shows: 'Card number' },
  'dashboard/users': { shows: 'farmer@harrow.test' },
  'dashboard/manage-products': { shows: /\d+ pieces/ },
  'dashboard/edit-product': {
    path: '/dashboard/products/:product',
    shows: 'Nothing is changed yet.',
  },
  'dashboard/product-stock': {
    path: '/dashboard/products/:product/stock',
    shows: 'History of the stock',
  },
  'dashboard/manage-orders': { shows: 'Un Paid' },
  'dashboard/packing-slip': { path: '/dashboard/orders/:shipped/slip', shows: 'Packed by' },
  'dashboard/slips': { shows: 'No orders are selected' },
  'dashboard/customers': { shows: 'farmer@harrow.test' },
  'dashboard/customer': {
    path: '/dashboard/customers',
    act: async (page) => {
      await page.getByRole('main').getByRole('link', { name: 'farmer@harrow.test' }).click();
      await page.getByRole('heading', { name: 'Contact' }).waitFor();
    },
  },
  'dashboard/settings': { path: '/dashboard/settings/maker', shows: 'Legal name of the maker' },
  'dashboard/today': { shows: 'Best products' },
  'dashboard/figures': { shows: 'By category' },
  'dashboard/moderation': { shows: /^\d+–\d+ of \d+/ },
  'dashboard/history': { shows: '1Z 999' },
  'dashboard/parts-books': { shows: /, revision \d/ },
  'dashboard/parts-book': { path: '/dashboard/partsbooks/:book', shows: /\d+ of \d+ placed/ },
  'dashboard/book-figure': {
    path: '/dashboard/partsbooks/:book/figures/20-1',
    shows: /items have a number in the drawing/,
  },
  'dashboard/book-manual': {
    path: '/dashboard/partsbooks/:book/manual',
    shows: 'Choose a PDF',
  },
  'dashboard/machine-settings': {
    path: '/dashboard/machines/disc-harrow',
    shows: 'Try a serial number',
  },
  'dashboard/part-uses': { path: '/dashboard/partuses?q=HR-14-361', shows: /^Listed in/ },
};

/** The screen of a page, or one that begins there. */
function at(route: string, further: Partial<Screen> = {}): Screen {
  const page = pages.find((known) => known.route === route);
  if (!page) throw new Error(`No page has the route ${route}.`);
  return { name: basename(route), path: page.path, ...DETAILS[route], ...further };
}

/** The pages for these people, once each; that of the dashboard is only the frame of others. */
function pagesOf(who?: 'users' | 'staff'): Screen[] {
  const routes = pages.filter((page) => page.who === who).map(({ route }) => route);
  return [...new Set(routes)].filter((route) => route !== 'dashboard').map((route) => at(route));
}

const profileForm = at('dashboard/profile', {
  name: 'profile-form',
  act: dialogAfter('Update Profile'),
});
const deskOrder = at('dashboard/order', {
  name: 'desk-order',
  path: '/dashboard/orders/:shipped',
  shows: 'Timeline',
});

/** Every screen of the shop, by role: its pages, and what they look like elsewhere or after a press. */
export const SCREENS: Record<Role, readonly Screen[]> = {
  visitor: [
    ...pagesOf(),
    { name: 'not-found', path: '/nowhere', shows: 'Stuck in the mud' },
    at('search', { name: 'search-without-results', path: '/search?q=zzyzx', shows: 'zzyzx' }),
    at('category', { name: 'category-cards', path: '/categories/parts?view=cards' }),
    at('search', { name: 'search-table', path: '/search?q=disc&view=table' }),
    at('product', { name: 'full-screen-picture', act: enlargePicture }),
    { name: 'suggestions', path: '/blogs', act: typeInSearch },
    at('login', { name: 'login-errors', act: press(/^Log in$/) }),
    at('signup', { name: 'signup-errors', act: press('Sign up') }),
  ],
  customer: [
    at('home'),
    ...pagesOf('users'),
    profileForm,
    at('purchase', { name: 'purchase-form', act: pickQuantity }),
    at('list', { name: 'order-list', act: orderOfLines }),
    at('dashboard/my-orders', { name: 'cancel-order', act: dialogAfter(/^Cancel Order/) }),
    at('dashboard/add-review', { name: 'add-review-errors', act: press('Post Review') }),
    at('dashboard/order', {
      name: 'shipped-order',
      path: '/dashboard/orders/:shipped',
      shows: '1Z 999',
    }),
  ],
  admin: [
    at('dashboard/profile'),
    profileForm,
    at('purchase'),
    deskOrder,
    { ...deskOrder, name: 'refund', act: dialogAfter(/^Refund/) },
    ...pagesOf('staff'),
    at('dashboard/manage-products', { name: 'remove-product', act: dialogAfter(/^Remove/) }),
    at('dashboard/manage-products', { name: 'import-products', act: dialogAfter(/^Import/) }),
    at('dashboard/settings', {
      name: 'settings-categories',
      path: '/dashboard/settings/categories?category=tillage',
      shows: 'A sentence about it',
    }),
    at('dashboard/price-change', { name: 'price-preview', act: previewPrices }),
    at('dashboard/parts-books', { name: 'import-book', act: dialogAfter('Import a book') }),
    at('dashboard/parts-books', { name: 'set-up-machine', act: dialogAfter('Set up a machine') }),
    at('dashboard/parts-books', { name: 'take-back-book', act: dialogAfter('Take back') }),
    at('dashboard/packing-slip', {
      name: 'label',
      path: '/dashboard/orders/:shipped/slip?sheet=label',
      shows: 'Address label',
    }),
    at('dashboard/moderation', { name: 'answer-review', act: dialogAfter(/^Answer/) }),
  ],
};

/** Opens a screen and waits until it is loaded. */
export async function openScreen(
  page: Page,
  origin: string,
  { path, shows, act }: Screen,
  { product, unpaidOrder, shippedOrder, book }: Furniture,
): Promise<void> {
  const seeded = {
    ...{ ':product': product, ':order': unpaidOrder, ':shipped': shippedOrder },
    ':book': book,
  };
  const filled = Object.entries(seeded).reduce((text, [name, id]) => text.replace(name, id), path);
  await page.goto(origin + filled);
  const sign = shows ? page.getByText(shows) : page.getByRole('main').getByRole('heading');
  await sign.locator('visible=true').first().waitFor();
  // a rendered form works only after its code has loaded
  await page.locator('[data-waiting=true]').waitFor({ state: 'detached' });
  await act?.(page);
}
