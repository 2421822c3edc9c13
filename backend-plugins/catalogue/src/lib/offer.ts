/** The offer that a line of an order is checked against: a product's only variant, with its price and stock. */
export type Offer = {
  productId: string;
  variantId: string;
  title: string;
  /** Smallest unit of `currencyCode`. */
  unitPrice: number;
  currencyCode: string;
  available: number;
  minimum: number;
};

/** An offer with what one piece costs in an order. */
export type ChargedOffer = Offer & { chargedPrice: number };

/** The columns of an `Offer`, from the view `sold_product`. */
export const OFFER_COLUMNS = `
  product_id AS "productId", variant_id AS "variantId", title, unit_price AS "unitPrice",
  currency_code AS "currencyCode", available, minimum`;
