/**
 * The channel on which PostgreSQL announces each change of what shoppers see, as part of the
 * transaction that makes it. The payload is the id of the product.
 */
export const CATALOGUE_CHANGES = 'harrow_catalogue';
