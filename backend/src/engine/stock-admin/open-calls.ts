import type { Calls } from '../../admin/closed-section';

/** Calls of the engine that are open in this shop, and their effect. */
type OpenCalls = { title: string; effect: string; calls: Calls };

/** Every open change under `/admin`; the paths begin after it. */
export const OPEN_CHANGES: readonly OpenCalls[] = [
  {
    title: 'Login',
    effect: 'Signs staff in and out of the stock admin.',
    calls: { '/auth': 'POST DELETE', '/auth/token': 'POST' },
  },
  {
    title: 'Products',
    effect:
      'Shows in the shop and its search at once. The first variant is the one that is sold, at its price in the shop’s currency. Subtitle, material, measures, customs data and “Discountable” are notes for staff.',
    calls: {
      '/products': 'POST',
      '/products/:id': 'POST DELETE',
      '/products/:id/metadata': 'POST',
      '/products/:id/options': 'POST',
      '/products/:id/options/:option_id': 'POST DELETE',
      '/products/:id/variants': 'POST',
      '/products/:id/variants/:variant_id': 'POST DELETE',
    },
  },
  {
    title: 'Pictures',
    effect:
      'Stores a picture of a product in the sizes of the shop, or removes it. The same call removes the file of an export.',
    calls: { '/uploads': 'POST DELETE' },
  },
  {
    title: 'Exports',
    effect:
      'Makes a table of all products or orders, or of those with the filters of the page, at most 10,000. The file is private: its link works for ten minutes and only with a login of the stock admin, and it is deleted after 24 hours.',
    calls: {
      '/batch-jobs': 'POST',
      '/batch-jobs/:id/cancel': 'POST',
      '/batch-jobs/:id/confirm': 'POST',
      '/uploads/download-url': 'POST',
    },
  },
  {
    title: 'Categories',
    effect: 'Changes the categories of the shop, their pages and the filters of the search.',
    calls: {
      '/product-categories': 'POST',
      '/product-categories/:id': 'POST DELETE',
      '/product-categories/:id/products/batch': 'POST DELETE',
    },
  },
  {
    title: 'Orders',
    effect:
      'Follows the rules of the shop: an unpaid order can be cancelled, a paid one packed, shipped, completed, archived and refunded. The customer sees the new state at once.',
    calls: {
      '/orders/:id': 'POST',
      '/orders/:id/archive': 'POST',
      '/orders/:id/cancel': 'POST',
      '/orders/:id/capture': 'POST',
      '/orders/:id/complete': 'POST',
      '/orders/:id/fulfillment': 'POST',
      '/orders/:id/fulfillments/:fulfillment_id/cancel': 'POST',
      '/orders/:id/refund': 'POST',
      '/orders/:id/shipment': 'POST',
    },
  },
  {
    title: 'Notes',
    effect: 'Keeps notes of staff with an order. Customers do not see them.',
    calls: { '/notes': 'POST', '/notes/:id': 'POST DELETE' },
  },
  {
    title: 'Customers',
    effect:
      'Changes the name, the phone number and the groups of a customer. A new record belongs to the first login with its email, once that is verified.',
    calls: { '/customers': 'POST', '/customers/:id': 'POST' },
  },
  {
    title: 'Price lists',
    effect:
      'Lowers the price of a piece in new orders, for everyone or for groups of customers, from and up to a quantity, and between two times: the buyer pays the lowest of the regular price and the amounts that apply. Amounts are in the shop’s currency. The kind of list, sale or override, is a note for staff. The engine’s pages have no fields for quantities: the shop adds Prices by quantity to the page of a list.',
    calls: {
      '/price-lists': 'POST',
      '/price-lists/:id': 'POST DELETE',
      '/price-lists/:id/prices/batch': 'POST DELETE',
      '/price-lists/:id/products/:product_id/prices': 'DELETE',
      '/price-lists/:id/products/prices/batch': 'DELETE',
      '/price-lists/:id/variants/:variant_id/prices': 'DELETE',
    },
  },
  {
    title: 'Customer groups',
    effect:
      'Says which customers pay the prices of a list for groups. A group that a price list is for alone cannot be deleted: the list would be for everyone.',
    calls: {
      '/customer-groups': 'POST',
      '/customer-groups/:id': 'POST DELETE',
      '/customer-groups/:id/customers/batch': 'POST DELETE',
    },
  },
  {
    title: 'Regions and shipping options',
    effect:
      'The oldest region in the shop’s currency, its countries and its cheapest shipping option go into each new order. Without them no order can be placed.',
    calls: {
      '/regions': 'POST',
      '/regions/:region_id': 'POST DELETE',
      '/regions/:region_id/countries': 'POST',
      '/regions/:region_id/countries/:country_code': 'DELETE',
      '/shipping-options': 'POST',
      '/shipping-options/:option_id': 'POST DELETE',
    },
  },
  {
    title: 'Store details and currencies',
    effect:
      'Changes the name and the link of invitations in the stock admin, and the currencies in which products can have prices. The shop sells in the currency of the server’s settings.',
    calls: { '/store': 'POST', '/store/currencies/:currency_code': 'POST DELETE' },
  },
  {
    title: 'The team',
    effect:
      'Adds, changes and removes logins of the stock admin. An invitation is a link, which staff copy and send themselves. All of its roles may do the same; one with the email of a packer or a manager of the shop may do nothing here.',
    calls: {
      '/invites': 'POST',
      '/invites/:invite_id': 'DELETE',
      '/invites/:invite_id/resend': 'POST',
      '/invites/accept': 'POST',
      '/users': 'POST',
      '/users/:user_id': 'POST DELETE',
    },
  },
];

/** Every call under `/admin` that only reads; those of closed sections show what was kept. */
export const READS: readonly string[] = [
  '/analytics-configs',
  '/apps',
  '/auth',
  '/batch-jobs',
  '/batch-jobs/:id',
  '/collections',
  '/collections/:id',
  '/currencies',
  '/customer-groups',
  '/customer-groups/:id',
  '/customer-groups/:id/customers',
  '/customers',
  '/customers/:id',
  '/discounts',
  '/discounts/:discount_id',
  '/discounts/:discount_id/conditions/:condition_id',
  '/discounts/code/:code',
  '/draft-orders',
  '/draft-orders/:id',
  '/gift-cards',
  '/gift-cards/:id',
  '/invites',
  '/notes',
  '/notes/:id',
  '/notifications',
  '/order-edits',
  '/order-edits/:id',
  '/orders',
  '/orders/:id',
  '/orders/:id/events',
  '/payments/:id',
  '/price-lists',
  '/price-lists/:id',
  '/price-lists/:id/products',
  '/private-files/:name',
  '/product-categories',
  '/product-categories/:id',
  '/product-tags',
  '/product-types',
  '/products',
  '/products/:id',
  '/products/:id/variants',
  '/products/tag-usage',
  '/products/types',
  '/publishable-api-keys',
  '/publishable-api-keys/:id',
  '/publishable-api-keys/:id/sales-channels',
  '/regions',
  '/regions/:region_id',
  '/regions/:region_id/fulfillment-options',
  '/return-reasons',
  '/return-reasons/:id',
  '/returns',
  '/sales-channels',
  '/sales-channels/:id',
  '/shipping-options',
  '/shipping-options/:option_id',
  '/shipping-profiles',
  '/shipping-profiles/:profile_id',
  '/store',
  '/store/payment-providers',
  '/store/tax-providers',
  '/swaps',
  '/swaps/:id',
  '/tax-rates',
  '/tax-rates/:id',
  '/users',
  '/users/:user_id',
  '/variants',
  '/variants/:id',
];
