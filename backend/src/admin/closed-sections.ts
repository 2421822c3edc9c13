import type { ClosedSection } from './closed-section';

/** Every closed part of the stock admin: the server refuses by this list, and the pages show it. */
export const CLOSED_SECTIONS: readonly ClosedSection[] = [
  {
    title: 'Discounts',
    sentence:
      'This shop has no discounts: an order costs the price of the product. To sell for less, lower the price on the product’s page, under Edit Prices, or make a price list under Pricing.',
    pages: [],
    closedPages: ['/discounts', '/discounts/*'],
    calls: {
      '/discounts': 'POST',
      '/discounts/:discount_id': 'POST DELETE',
      '/discounts/:discount_id/conditions': 'POST',
      '/discounts/:discount_id/conditions/:condition_id': 'POST DELETE',
      '/discounts/:discount_id/conditions/:condition_id/batch': 'POST DELETE',
      '/discounts/:discount_id/dynamic-codes': 'POST',
      '/discounts/:discount_id/dynamic-codes/:code': 'DELETE',
      '/discounts/:discount_id/regions/:region_id': 'POST DELETE',
    },
  },
  {
    title: 'Gift cards',
    sentence:
      'This shop neither sells nor accepts gift cards. To give money back, refund an order on its page.',
    pages: [],
    closedPages: ['/gift-cards', '/gift-cards/*'],
    calls: { '/gift-cards': 'POST', '/gift-cards/:id': 'POST DELETE' },
    fields: { 'POST /products': ['is_giftcard'] },
  },
  {
    title: 'Draft orders',
    sentence:
      'Orders of this shop are placed by its customers, who pay by card. Send the customer the address of the product’s page.',
    pages: ['/settings/details'],
    closedPages: ['/draft-orders', '/draft-orders/*'],
    controls: { '/settings/details': ['Draft order link template'] },
    calls: {
      '/draft-orders': 'POST',
      '/draft-orders/:id': 'POST DELETE',
      '/draft-orders/:id/line-items': 'POST',
      '/draft-orders/:id/line-items/:line_id': 'POST DELETE',
      '/draft-orders/:id/pay': 'POST',
    },
    fields: { 'POST /store': ['payment_link_template'] },
  },
  {
    title: 'Returns, exchanges, claims and edits',
    sentence:
      'An order keeps its lines and its total, as it was paid. Cancel an unpaid order, or refund a paid one, and ask the customer to order again.',
    pages: ['/orders/*', '/settings/details'],
    closedPages: ['/settings/return-reasons'],
    controls: {
      '/orders/*': ['Edit Order', 'Request Return', 'Register Exchange', 'Register Claim'],
      '/settings/details': ['Swap link template'],
      '/settings/regions/*': ['Return Shipping Options > Add Option'],
    },
    calls: {
      '/order-edits': 'POST',
      '/order-edits/:id': 'POST DELETE',
      '/order-edits/:id/cancel': 'POST',
      '/order-edits/:id/changes/:change_id': 'DELETE',
      '/order-edits/:id/confirm': 'POST',
      '/order-edits/:id/items': 'POST',
      '/order-edits/:id/items/:item_id': 'POST DELETE',
      '/order-edits/:id/request': 'POST',
      '/orders/:id/claims': 'POST',
      '/orders/:id/claims/:claim_id': 'POST',
      '/orders/:id/claims/:claim_id/cancel': 'POST',
      '/orders/:id/claims/:claim_id/fulfillments': 'POST',
      '/orders/:id/claims/:claim_id/fulfillments/:fulfillment_id/cancel': 'POST',
      '/orders/:id/claims/:claim_id/shipments': 'POST',
      '/orders/:id/return': 'POST',
      '/orders/:id/shipping-methods': 'POST',
      '/orders/:id/swaps': 'POST',
      '/orders/:id/swaps/:swap_id/cancel': 'POST',
      '/orders/:id/swaps/:swap_id/fulfillments': 'POST',
      '/orders/:id/swaps/:swap_id/fulfillments/:fulfillment_id/cancel': 'POST',
      '/orders/:id/swaps/:swap_id/process-payment': 'POST',
      '/orders/:id/swaps/:swap_id/shipments': 'POST',
      '/return-reasons': 'POST',
      '/return-reasons/:id': 'POST DELETE',
      '/returns/:id/cancel': 'POST',
      '/returns/:id/receive': 'POST',
    },
    fields: { 'POST /store': ['swap_link_template'] },
  },
  {
    title: 'Taxes',
    sentence:
      'The price of a product includes its taxes: nothing is added to an order, and a new region needs the tax rate 0. Set the price on the product’s page, under Edit Prices.',
    pages: ['/settings/regions/*'],
    closedPages: ['/settings/taxes', '/settings/taxes/*'],
    controls: { '/settings/regions/*': ['Default Tax Code'] },
    calls: {
      '/currencies/:code': 'POST',
      '/tax-rates': 'POST',
      '/tax-rates/:id': 'POST DELETE',
      '/tax-rates/:id/product-types/batch': 'POST DELETE',
      '/tax-rates/:id/products/batch': 'POST DELETE',
      '/tax-rates/:id/shipping-options/batch': 'POST DELETE',
    },
    fields: {
      'POST /price-lists': ['includes_tax'],
      'POST /price-lists/:id': ['includes_tax'],
      'POST /regions': ['includes_tax', 'tax_code', 'tax_rate'],
      'POST /regions/:region_id': [
        'automatic_taxes',
        'gift_cards_taxable',
        'includes_tax',
        'tax_code',
        'tax_provider_id',
        'tax_rate',
      ],
    },
  },
  {
    title: 'Shipping prices and profiles',
    sentence:
      'Shipping is free in this shop: an order costs the price of the product. A region needs one shipping option with the amount 0, visible in store.',
    pages: ['/settings/regions', '/settings/regions/*'],
    controls: { '/settings/regions/*': ['Min. subtotal', 'Max. subtotal'] },
    calls: { '/shipping-profiles': 'POST', '/shipping-profiles/:profile_id': 'POST DELETE' },
    fields: {
      'POST /shipping-options': ['admin_only', 'amount', 'is_return', 'requirements'],
      'POST /shipping-options/:option_id': ['admin_only', 'amount', 'requirements'],
    },
  },
  {
    title: 'Payment and fulfillment providers',
    sentence:
      'Customers pay by card, and staff ship by hand, in every region. The card provider is set in the settings of the server.',
    pages: ['/settings/regions', '/settings/regions/*'],
    calls: {
      '/regions/:region_id/fulfillment-providers': 'POST',
      '/regions/:region_id/fulfillment-providers/:provider_id': 'DELETE',
      '/regions/:region_id/payment-providers': 'POST',
      '/regions/:region_id/payment-providers/:provider_id': 'DELETE',
    },
  },
  {
    title: 'Sales channels',
    sentence:
      'This shop sells in one place, its website. To take a product out of it, unpublish the product on its page.',
    pages: [],
    closedPages: ['/sales-channels', '/sales-channels/*'],
    controls: { '/products': ['Sales channels'], '/products/*': ['Edit Sales Channels'] },
    calls: {
      '/sales-channels': 'POST',
      '/sales-channels/:id': 'POST DELETE',
      '/sales-channels/:id/products/batch': 'POST DELETE',
      '/sales-channels/:id/stock-locations': 'POST DELETE',
    },
    fields: { 'POST /products/:id': ['sales_channels'] },
  },
  {
    title: 'Publishable API keys',
    sentence:
      'The API of this shop needs no such keys, and they limit nothing. Its calls are described at /openapi.json.',
    pages: [],
    closedPages: ['/publishable-api-keys', '/publishable-api-keys/*'],
    calls: {
      '/publishable-api-keys': 'POST',
      '/publishable-api-keys/:id': 'POST DELETE',
      '/publishable-api-keys/:id/revoke': 'POST',
      '/publishable-api-keys/:id/sales-channels/batch': 'POST DELETE',
    },
  },
  {
    title: 'Collections, types and tags',
    sentence:
      'The shop does not show collections, types or tags. Use Categories, which have pages and filter the search.',
    pages: ['/products', '/products/*'],
    closedPages: ['/collections', '/collections/*'],
    controls: {
      '/products': [
        'Collections',
        'New Collection',
        'Type',
        'Collection',
        'Tags (comma separated)',
      ],
      '/products/*': ['Type', 'Collection', 'Tags (comma separated)'],
    },
    calls: {
      '/collections': 'POST',
      '/collections/:id': 'POST DELETE',
      '/collections/:id/products/batch': 'POST DELETE',
    },
    fields: {
      'POST /products': ['collection_id', 'tags', 'type'],
      'POST /products/:id': ['collection_id', 'tags', 'type'],
    },
  },
  {
    title: 'Back orders',
    sentence: 'The shop sells what is in stock, and nothing beyond. Raise the stock instead.',
    pages: ['/products/*'],
    controls: { '/products': ['Allow backorders'], '/products/*': ['Allow backorders'] },
    calls: {},
    fields: {
      'POST /products': ['variants.allow_backorder'],
      'POST /products/:id': ['variants.allow_backorder'],
      'POST /products/:id/variants': ['allow_backorder'],
      'POST /products/:id/variants/:variant_id': ['allow_backorder'],
    },
  },
  {
    title: 'Imports',
    sentence:
      'Tables are imported in the shop’s dashboard, under Manage Products: with a preview, every wrong cell named, and all rows or none.',
    pages: ['/products'],
    controls: { '/products': ['Import Products'] },
    calls: { '/uploads/protected': 'POST' },
    values: { 'POST /batch-jobs': { type: ['product-import', 'price-list-import'] } },
  },
  {
    title: 'The name that customers see',
    sentence:
      'The store name is shown in the stock admin alone. For the name on the pages of the shop, ask the person who runs its server.',
    pages: ['/settings/details'],
    calls: {},
  },
  {
    title: 'Passwords of customers',
    sentence:
      'Staff cannot set the password of a customer. The customer resets it on the login page of the shop.',
    pages: [],
    calls: {},
    fields: { 'POST /customers/:id': ['password'] },
  },
  {
    title: 'Passwords of staff',
    sentence:
      'The stock admin sends no emails, so it cannot reset a password. Ask another member of staff to remove your login under Settings, The Team, and to invite you again.',
    pages: [],
    controls: { '/login': ['Forgot your password?'] },
    calls: { '/users/password-token': 'POST', '/users/reset-password': 'POST' },
  },
  {
    title: 'Notifications',
    sentence:
      'The stock admin sends no emails, even where it says so. Write to the customer at the address on the order’s page, and give new staff the link of their invitation, which The Team copies.',
    pages: ['/orders/*', '/settings/team'],
    calls: { '/notifications/:id/resend': 'POST' },
  },
  {
    title: 'Apps and usage data',
    sentence:
      'This shop connects no apps to the stock admin and sends no usage data. There is nothing to set.',
    pages: [],
    closedPages: ['/oauth/*'],
    calls: {
      '/analytics-configs': 'POST DELETE',
      '/analytics-configs/update': 'POST',
      '/apps/authorizations': 'POST',
    },
  },
  {
    title: 'Warehouses and reservations',
    sentence:
      'This shop has one stock for each product, and takes from it when an order is placed. Set it on the product’s page, under Edit Inventory.',
    pages: [],
    closedPages: ['/inventory', '/inventory/*'],
    calls: {
      '/inventory-items': 'GET POST',
      '/inventory-items/:id': 'GET POST DELETE',
      '/inventory-items/:id/location-levels': 'GET POST',
      '/inventory-items/:id/location-levels/:location_id': 'POST DELETE',
      '/orders/:id/line-items/:line_item_id/reserve': 'POST',
      '/orders/:id/reservations': 'GET',
      '/reservations': 'GET POST',
      '/reservations/:id': 'GET POST DELETE',
      '/stock-locations': 'GET POST',
      '/stock-locations/:id': 'GET POST DELETE',
      '/variants/:id/inventory': 'GET',
    },
    isAbsent: true,
  },
  {
    title: 'Payments by themselves, and workflows',
    sentence:
      'An order has one payment, which follows the order. Capture or refund the order on its page.',
    pages: [],
    calls: {
      '/payment-collections/:id': 'GET POST DELETE',
      '/payment-collections/:id/authorize': 'POST',
      '/payments/:id/capture': 'POST',
      '/payments/:id/refund': 'POST',
      '/workflows-executions': 'GET',
      '/workflows-executions/:id': 'GET',
      '/workflows-executions/:id/run': 'POST',
      '/workflows-executions/:id/steps/failure': 'POST',
      '/workflows-executions/:id/steps/success': 'POST',
      '/workflows-executions/:workflow_id/:transaction_id': 'GET',
    },
    isAbsent: true,
  },
];
