// The addresses of the pages, for `import * as paths`. The specification chose the short ones.

export const home = '/';
export const products = '/allproduct';
export const category = (handle: string) => `/categories/${handle}`;
export const search = '/search';
export const results = (words: string) =>
  `${search}?${new URLSearchParams({ q: words }).toString()}`;
export const product = (handle: string) => `/products/${handle}`;
/** The machines, the parts book of one, and a figure of it. */
export const machines = '/machines';
export const machine = (handle: string) => `${machines}/${handle}`;
export const figure = (handle: string, number: string) => `${machine(handle)}/${number}`;
/** Leads to the product with a part number in any spelling, or to what replaces it. */
export const part = (number: string) => `/parts/${number}`;
/** Opens the machine with a serial number. */
export const machineBySerial = (serial: string) => `/m/${serial}`;
/** The name of the parameter with the serial number of the machine that a page is about. */
export const SERIAL = 'serial';
/** A page of a machine for a serial number; without one, for all of them. */
export const forSerial = (path: string, serial: string | undefined) =>
  serial === undefined ? path : `${path}?${new URLSearchParams({ [SERIAL]: serial }).toString()}`;
/** The fragment that opens an item of a figure. */
export const itemFragment = (item: string) => `item-${item}`;
/** The shopper's list, and the parameter with the lines that a link offers: `F-93:4,HR-14-361:10`. */
export const list = '/list';
export const LINES = 'lines';
export const portfolio = '/myportfolio';
export const blogs = '/blogs';
/** Pages of the maker that every shop is expected to have: their addresses are short. */
export const KNOWN_PAGES = ['delivery', 'returns', 'warranty', 'terms', 'privacy'];
export const shopPage = (slug: string) =>
  KNOWN_PAGES.includes(slug) ? `/${slug}` : `/pages/${slug}`;
export const login = '/login';
export const signup = '/signup';
export const resetPassword = '/resetpass';
/** The target of the links in the identity provider's emails. */
export const mailLink = '/auth/action';
/** Only in the embedded shop. */
export const mailbox = '/mailbox';
export const purchase = (productId: string) => `/purchase/${productId}`;
/** The name of the parameter with the quantity that the purchase page starts with. */
export const QUANTITY = 'quantity';
export const purchaseOf = (productId: string, quantity: number) =>
  `${purchase(productId)}?${QUANTITY}=${quantity}`;
export const dashboard = '/dashboard';
export const orders = '/dashboard/myorders';
export const order = (orderId: string) => `/dashboard/orders/${orderId}`;
export const packingSlip = (orderId: string) => `${order(orderId)}/slip`;
export const myMachines = '/dashboard/mymachines';
export const addReview = '/dashboard/addreview';
export const payment = (orderId: string) => `/dashboard/payment/${orderId}`;
/** Pays an order without a log-in. The token of the link is behind a `#`, which browsers send to no server. */
export const pay = '/pay';
export const payByLink = (token: string) => `${pay}#${token}`;
export const users = '/dashboard/users';
export const addProduct = '/dashboard/addnewproduct';
export const manageProducts = '/dashboard/manageproducts';
export const manageOrders = '/dashboard/manageorders';
export const moderation = '/dashboard/reviews';
export const history = '/dashboard/history';
export const messages = '/dashboard/messages';
export const today = '/dashboard/today';
export const partsBooks = '/dashboard/partsbooks';
export const webhooks = '/dashboard/webhooks';
