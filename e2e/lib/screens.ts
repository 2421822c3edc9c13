import type { Page } from 'playwright-core';
import type { Furniture } from './furnished-shop.ts';

/** The viewer of a screen. */
export type Role = 'visitor' | 'customer' | 'admin';

/** A screen of the shop. A new page is a line in the table below. */
interface Screen {
  /** Its name, and that of its screenshot. */
  name: string;
  /** Its path; `:product`, `:order` and `:shipped` stand for seeded ones. */
  path: string;
  /** The text that shows that it is loaded. */
  shows: string | RegExp;
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

const home: Screen = { name: 'home', path: '/', shows: 'Buy Now' };

const SIGNED_IN: readonly Screen[] = [
  { name: 'profile', path: '/dashboard', shows: 'PROFESSION' },
  {
    name: 'profile-form',
    path: '/dashboard',
    shows: 'PROFESSION',
    act: dialogAfter('Update Profile'),
  },
  { name: 'purchase', path: '/purchase/:product', shows: 'Price per unit' },
];

/** Every screen of the shop, by role. */
export const SCREENS: Record<Role, readonly Screen[]> = {
  visitor: [
    home,
    { name: 'all-products', path: '/allproduct?size=12', shows: 'Buy Now' },
    { name: 'category', path: '/categories/parts', shows: 'Buy Now' },
    { name: 'search', path: '/search?q=plow', shows: 'Buy Now' },
    { name: 'search-without-results', path: '/search?q=zzyzx', shows: 'zzyzx' },
    { name: 'product', path: '/products/field-tractor', shows: 'Specifications' },
    { name: 'portfolio', path: '/myportfolio', shows: 'Wilma Acker' },
    { name: 'blogs', path: '/blogs', shows: 'Questions from the workshop' },
    { name: 'not-found', path: '/nowhere', shows: 'Stuck in the mud' },
    { name: 'login', path: '/login', shows: 'Place orders, pay for them' },
    {
      name: 'login-errors',
      path: '/login',
      shows: 'Place orders, pay for them',
      act: press(/^Log in$/),
    },
    { name: 'signup', path: '/signup', shows: 'One account to place orders' },
    {
      name: 'signup-errors',
      path: '/signup',
      shows: 'One account to place orders',
      act: press('Sign up'),
    },
    { name: 'reset-password', path: '/resetpass', shows: 'Reset your password' },
    {
      name: 'dead-link',
      path: '/auth/action?mode=resetPassword&oobCode=gone',
      shows: 'This link does not work',
    },
    { name: 'mailbox', path: '/mailbox', shows: 'mailbox' },
  ],
  customer: [
    home,
    ...SIGNED_IN,
    {
      name: 'purchase-form',
      path: '/purchase/:product',
      shows: 'Price per unit',
      act: pickQuantity,
    },
    { name: 'my-orders', path: '/dashboard/myorders', shows: 'Pay Amount' },
    {
      name: 'cancel-order',
      path: '/dashboard/myorders',
      shows: 'Pay Amount',
      act: dialogAfter(/^Cancel Order/),
    },
    { name: 'add-review', path: '/dashboard/addreview', shows: 'Post Review' },
    {
      name: 'add-review-errors',
      path: '/dashboard/addreview',
      shows: 'Post Review',
      act: press('Post Review'),
    },
    { name: 'payment', path: '/dashboard/payment/:order', shows: 'Card number' },
    { name: 'order', path: '/dashboard/orders/:order', shows: 'Placed' },
    { name: 'shipped-order', path: '/dashboard/orders/:shipped', shows: '1Z 999' },
    { name: 'invoice', path: '/dashboard/orders/:shipped/invoice', shows: 'Bill to' },
  ],
  admin: [
    ...SIGNED_IN,
    { name: 'users', path: '/dashboard/users', shows: 'farmer@harrow.test' },
    { name: 'add-new-product', path: '/dashboard/addnewproduct', shows: 'Minimum quantity' },
    { name: 'manage-products', path: '/dashboard/manageproducts', shows: /\d+ pieces/ },
    {
      name: 'remove-product',
      path: '/dashboard/manageproducts',
      shows: /\d+ pieces/,
      act: dialogAfter(/^Remove/),
    },
    {
      name: 'edit-product',
      path: '/dashboard/manageproducts',
      shows: /\d+ pieces/,
      act: dialogAfter(/^Edit/),
    },
    {
      name: 'import-products',
      path: '/dashboard/manageproducts',
      shows: /\d+ pieces/,
      act: dialogAfter(/^Import/),
    },
    { name: 'manage-orders', path: '/dashboard/manageorders', shows: 'Un Paid' },
    { name: 'desk-order', path: '/dashboard/orders/:shipped', shows: 'Timeline' },
    {
      name: 'refund',
      path: '/dashboard/orders/:shipped',
      shows: 'Timeline',
      act: dialogAfter(/^Refund/),
    },
    { name: 'packing-slip', path: '/dashboard/orders/:shipped/slip', shows: 'Packed by' },
    { name: 'label', path: '/dashboard/orders/:shipped/slip?sheet=label', shows: 'Address label' },
    { name: 'today', path: '/dashboard/today', shows: 'Best products' },
    { name: 'moderation', path: '/dashboard/reviews', shows: /^\d+–\d+ of \d+/ },
    {
      name: 'answer-review',
      path: '/dashboard/reviews',
      shows: /^\d+–\d+ of \d+/,
      act: dialogAfter(/^Answer/),
    },
    { name: 'history', path: '/dashboard/history', shows: '1Z 999' },
  ],
};

/** Opens a screen and waits until it is loaded. */
export async function openScreen(
  page: Page,
  origin: string,
  { path, shows, act }: Screen,
  { product, unpaidOrder, shippedOrder }: Furniture,
): Promise<void> {
  const seeded = { ':product': product, ':order': unpaidOrder, ':shipped': shippedOrder };
  const filled = Object.entries(seeded).reduce((text, [name, id]) => text.replace(name, id), path);
  await page.goto(origin + filled);
  await page.getByText(shows).locator('visible=true').first().waitFor();
  // a rendered form works only after its code has loaded
  await page.locator('[data-waiting=true]').waitFor({ state: 'detached' });
  await act?.(page);
}
