// The pages of the storefront that mails link to; storefront/src/config/paths.ts has them all.

export const orderPage = (origin: string, orderId: string) =>
  `${origin}/dashboard/orders/${encodeURIComponent(orderId)}`;
export const paymentPage = (origin: string, orderId: string) =>
  `${origin}/dashboard/payment/${encodeURIComponent(orderId)}`;
export const productPage = (origin: string, handle: string) =>
  `${origin}/products/${encodeURIComponent(handle)}`;
export const productsPage = (origin: string) => `${origin}/allproduct`;
export const todayPage = (origin: string) => `${origin}/dashboard/today`;
