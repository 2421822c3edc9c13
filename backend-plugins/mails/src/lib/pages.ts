// The pages of the storefront that mails link to; storefront/src/config/paths.ts has them all.

export const orderPage = (origin: string, orderId: string) =>
  `${origin}/dashboard/orders/${encodeURIComponent(orderId)}`;
export const paymentPage = (origin: string, orderId: string) =>
  `${origin}/dashboard/payment/${encodeURIComponent(orderId)}`;
/** Pays an order without a log-in. The token is behind a `#`, which browsers send to no server. */
export const paymentLink = (origin: string, token: string) => `${origin}/pay#${token}`;
export const productPage = (origin: string, handle: string) =>
  `${origin}/products/${encodeURIComponent(handle)}`;
export const productsPage = (origin: string) => `${origin}/allproduct`;
export const todayPage = (origin: string) => `${origin}/dashboard/today`;
