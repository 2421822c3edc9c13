import type { Calls } from '../../admin/closed-section';

/** Paths under `/store` that answer 404, with all paths below them, and the reason. */
export const CLOSED_STORE: readonly { reason: string; paths: readonly string[] }[] = [
  {
    reason:
      'The engine’s own sign-up and sign-in do not verify email addresses: a person who registered another person’s address there first would share that customer record and see its orders.',
    paths: ['/auth', '/customers'],
  },
  {
    reason: 'Carts and what belongs to them would bypass the rules of `POST /orders`.',
    paths: ['/carts', '/order-edits', '/payment-collections', '/returns', '/swaps'],
  },
  { reason: 'Orders would be shown without a session.', paths: ['/orders'] },
  {
    reason: 'The shop has no gift cards and no returns.',
    paths: ['/gift-cards', '/return-reasons'],
  },
  {
    reason: 'Shipping options of a cart: there are no carts.',
    paths: ['/shipping-options/:cart_id'],
  },
];

/** Every call under `/store` that is open: it reads what the stock admin keeps. */
export const OPEN_STORE: Calls = {
  '/collections': 'GET',
  '/collections/:id': 'GET',
  '/product-categories': 'GET',
  '/product-categories/:id': 'GET',
  '/product-tags': 'GET',
  '/product-types': 'GET',
  '/products': 'GET',
  '/products/:id': 'GET',
  '/products/search': 'POST',
  '/regions': 'GET',
  '/regions/:region_id': 'GET',
  '/shipping-options': 'GET',
  '/variants': 'GET',
  '/variants/:id': 'GET',
};
