/** The path of the list of products; apart, for a script that runs before any schema is loaded. */
export const PRODUCTS_PATH = '/services';
