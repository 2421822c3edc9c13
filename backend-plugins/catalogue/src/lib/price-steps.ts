import { MAX_PIECES, type PriceStep } from '@harrow/contract';
import { toDecimal } from '@harrow/money';
import { IS_SOLD, MINIMUM, type Offer, selectOfferBy, SOLD_PRODUCTS } from './offer';

/** SQL expressions of what an order is about. */
type Terms = {
  variantId: string;
  /** The price without price lists, in the smallest unit of the currency. */
  regularPrice: string;
  currency: string;
  quantity: string;
  /** The id of the buyer; null for what everyone pays. */
  customerId: string;
};

/**
 * The amounts of price lists in effect for a variant and this buyer, as a FROM with its WHERE: of lists for
 * everyone, and of those for a group that the buyer is in. The region of an amount does not matter,
 * because the shop sells in one.
 */
const listedAmounts = ({
  variantId,
  currency,
  customerId,
}: Pick<Terms, 'variantId' | 'currency' | 'customerId'>): string => `
         product_variant_money_amount listed_link
    JOIN money_amount listed ON listed.id = listed_link.money_amount_id
    JOIN price_list_in_effect USING (price_list_id)
   WHERE listed_link.variant_id = ${variantId} AND listed.currency_code = ${currency}
     AND listed.deleted_at IS NULL
     AND (NOT EXISTS (SELECT FROM price_list_customer_groups
                       WHERE price_list_id = listed.price_list_id)
          OR EXISTS (SELECT FROM price_list_customer_groups
                       JOIN customer_group_customers USING (customer_group_id)
                      WHERE price_list_id = listed.price_list_id AND customer_id = ${customerId}))`;

/**
 * The price of one piece in an order, as an expression: the lowest of the regular price and of all amounts
 * of price lists that are for this buyer and quantity.
 */
export const unitPriceOf = (terms: Terms): string => `
  least(${terms.regularPrice}, (
    SELECT min(listed.amount) FROM ${listedAmounts(terms)}
       AND ${terms.quantity} >= coalesce(listed.min_quantity, 0)
       AND ${terms.quantity} <= coalesce(listed.max_quantity, ${MAX_PIECES})))`;

/** A step as the database selects it, its price in the smallest unit. */
export type StepRow = { quantity: number; unitPrice: number };

/**
 * The steps of a product of `SOLD_PRODUCTS` for this buyer, as an expression of type jsonb: the price at
 * its minimum, and at each quantity beyond at which the price changes.
 */
export const priceStepsOf = (customerId: string): string => {
  const terms = {
    ...{ variantId: 'v.id', regularPrice: 'price.amount', currency: '$1::text', customerId },
    quantity: 'bounds.quantity',
  };
  return `(
    SELECT jsonb_agg(jsonb_build_object('quantity', quantity, 'unitPrice', unit_price) ORDER BY quantity)
      FROM (
        SELECT quantity, unit_price, lag(unit_price) OVER (ORDER BY quantity) AS former
          FROM (
            SELECT ${MINIMUM}::bigint AS quantity
             UNION
            SELECT bound FROM (
              SELECT unnest(ARRAY[listed.min_quantity, listed.max_quantity::bigint + 1]) AS bound
                FROM ${listedAmounts(terms)}) given
             WHERE bound > ${MINIMUM} AND bound <= ${MAX_PIECES}) bounds,
          LATERAL (SELECT ${unitPriceOf(terms)} AS unit_price) charged) steps
     WHERE former IS DISTINCT FROM unit_price)`;
};

/** Selects the steps of the product with the id $2 for the buyer $3, in the currency $1. */
export const SELECT_STEPS = `
  SELECT price.currency_code AS "currencyCode", ${priceStepsOf('$3::text')} AS steps
    FROM ${SOLD_PRODUCTS} WHERE ${IS_SOLD} AND p.id = $2`;

/** An offer with what one piece costs in an order. */
export type ChargedOffer = Offer & { chargedPrice: number };

/**
 * Selects the offer of a product by id or exact name, $2, in the currency $1, as it is charged the buyer $3
 * for the quantity $4: up to two rows, like `selectOfferBy`.
 */
export const selectChargedOfferBy = (column: 'id' | 'title'): string => {
  const charged = unitPriceOf({
    ...{ variantId: 'offer."variantId"', regularPrice: 'offer."unitPrice"', currency: '$1' },
    ...{ customerId: '$3::text', quantity: '$4::int' },
  });
  return `SELECT offer.*, ${charged} AS "chargedPrice" FROM (${selectOfferBy(column)}) offer`;
};

/** Translates steps to those of the REST edge. */
export const toPriceSteps = (steps: StepRow[], currencyCode: string): PriceStep[] =>
  steps.map(({ quantity, unitPrice }) => ({ quantity, price: toDecimal(unitPrice, currencyCode) }));
