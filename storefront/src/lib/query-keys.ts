/** Query keys that more than one feature invalidates. Keys of one feature stand beside its calls. */

/** The key of every list of orders. */
export const ordersKey = ['orders'];

/** The key of the page of a product. */
export const productPageKey = (handle: string) => ['product-page', handle];

/** The key of one order. */
export const orderKey = (id: string) => ['order', id];

/** The key of one product. */
export const productKey = (id: string) => ['product', id];
export const priceStepsKey = (id: string) => [...productKey(id), 'price-steps'];

/** The key of every check of the shopper's list. */
export const listCheckKey = ['list-check'];
