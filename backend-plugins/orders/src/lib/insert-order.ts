import { type ProductSelector, selectOfferBy, unitPriceOf } from '@harrow/catalogue';
import { PreparedStatement, ShopError } from '@harrow/plugin-kit';
import type { EntityManager } from 'typeorm';
import { changeStock } from './stock';
import { UNPAID } from './order-state';
import { tooManyUnpaid } from './order-problem';

/** The values of an order; ids are the engine's, amounts in the smallest unit of the currency. */
export type OrderValues = {
  order_id: string;
  shipping_address_id: string;
  billing_address_id: string;
  line_item_id: string;
  shipping_method_id: string;
  line_item_tax_line_id: string;
  shipping_method_tax_line_id: string;
  payment_id: string;
  staged_job_id: string;
  customer_id: string;
  email: string;
  first_name: string;
  last_name: string;
  phone: string;
  address: string;
  quantity: number;
  /** The amount that the buyer expects to pay: the price times the quantity. */
  total: number;
  provider_id: string;
  /** The event for subscribers; null if there are none. */
  event_name: string | null;
  /** The customer's `Idempotency-Key`, if any, and the fingerprint of the body sent with it. */
  key: string | null;
  body_hash: string | null;
  /** The maximum number of unpaid orders of the customer, including this one; 0 = unlimited. */
  max_unpaid: number;
  placed_unverified: boolean;
};

/**
 * The shop's region, its country and its cheapest shipping option, which every order references.
 * They are read for each order, because staff may replace them in the stock admin at any time.
 */
const SHOP = `
  SELECT r.id AS region_id, country.iso_2 AS country_code, option.id AS shipping_option_id,
         (SELECT default_sales_channel_id FROM store LIMIT 1) AS sales_channel_id
    FROM given JOIN region r USING (currency_code)
    JOIN LATERAL (SELECT iso_2 FROM country WHERE region_id = r.id ORDER BY iso_2 LIMIT 1)
         country ON true
    JOIN LATERAL (SELECT id FROM shipping_option
                   WHERE region_id = r.id AND deleted_at IS NULL AND NOT is_return
                   ORDER BY amount NULLS FIRST, created_at, id LIMIT 1) option ON true
   WHERE r.deleted_at IS NULL
   ORDER BY r.created_at, r.id LIMIT 1`;

/**
 * Returns a row if there is exactly one such product, and it is sold in this quantity for this total.
 * `checkQuantity` and `checkTotal` say why there is none. OFFSET keeps PostgreSQL from looking the price up
 * twice, for the comparison and for the row.
 */
const OFFER = `
  SELECT "productId" AS product_id, "variantId" AS variant_id, unit_price
    FROM asked, given,
         LATERAL (SELECT ${unitPriceOf({
           ...{ variantId: 'asked."variantId"', regularPrice: 'asked."unitPrice"' },
           ...{ currency: 'given.currency_code', quantity: 'given.quantity' },
           customerId: 'given.customer_id',
         })} AS unit_price OFFSET 0) charged
   WHERE (SELECT count(*) FROM asked) = 1 AND quantity BETWEEN minimum AND available
     AND unit_price::bigint * quantity = total`;

/**
 * Returns a row while the customer has fewer unpaid orders than the limit. Concurrent orders do not see
 * each other, so customers may exceed it by a few; `orderAlone` keeps those of unverified ones apart.
 */
const ALLOWANCE = `
  SELECT max_unpaid FROM given
   WHERE max_unpaid = 0
      OR max_unpaid > (SELECT count(*) FROM "order" o
                        WHERE o.customer_id = given.customer_id AND ${UNPAID})`;

/** An order for the product that the selector names, sold in this currency. */
type Purchase = { currency: string; selector: ProductSelector; values: OrderValues };

/** The conditions that the statement found, and whether it has placed the order. */
type Outcome = {
  has_shop: boolean;
  has_offer: boolean;
  is_allowed: boolean;
  is_placed: boolean;
};

const TAKE_STOCK = changeStock({
  from: 'FROM given, shop, offer, allowance',
  variantId: 'offer.variant_id',
  pieces: '-given.quantity',
});

/** Writes the rows of an order from the one row of `sale`, if it has one. */
const WRITES = `placed AS (
    INSERT INTO "order" (id, email, customer_id, region_id, sales_channel_id, currency_code,
                         payment_status, shipping_address_id, billing_address_id, metadata)
    SELECT order_id, email, customer_id, region_id, sales_channel_id, currency_code,
           'awaiting', shipping_address_id, billing_address_id, '{}' FROM sale
    RETURNING id),
  once AS (
    INSERT INTO order_idempotency_key (customer_id, key, body_hash, order_id)
    SELECT customer_id, key, body_hash, order_id FROM sale WHERE key IS NOT NULL),
  addresses AS (
    INSERT INTO address (id, first_name, last_name, phone, address_1, country_code)
    SELECT new.id, first_name, last_name, phone, address, country_code
      FROM sale, LATERAL (VALUES (shipping_address_id), (billing_address_id)) new (id)),
  item AS (
    INSERT INTO line_item (id, order_id, variant_id, title, description, thumbnail, quantity,
                           unit_price, is_giftcard, allow_discounts, should_merge, metadata)
    SELECT line_item_id, order_id, v.id, p.title, v.title, p.thumbnail, quantity,
           unit_price, p.is_giftcard, p.discountable, false, '{}'
      FROM sale JOIN product_variant v ON v.id = sale.variant_id JOIN product p ON p.id = v.product_id),
  shipping AS (
    INSERT INTO shipping_method (id, order_id, shipping_option_id, price, data)
    SELECT shipping_method_id, order_id, shipping_option_id, 0, '{}' FROM sale),
  item_tax AS (
    INSERT INTO line_item_tax_line (id, item_id, rate, name, code)
    SELECT line_item_tax_line_id, line_item_id, 0, 'default', 'default' FROM sale),
  shipping_tax AS (
    INSERT INTO shipping_method_tax_line (id, shipping_method_id, rate, name, code)
    SELECT shipping_method_tax_line_id, shipping_method_id, 0, 'default', 'default' FROM sale),
  promise AS (
    INSERT INTO payment (id, order_id, provider_id, amount, currency_code, data)
    SELECT payment_id, order_id, provider_id, total, currency_code,
           jsonb_build_object('status', 'promised', 'amount', total, 'currency', currency_code)
      FROM sale),
  ours AS (
    INSERT INTO storefront_order (order_id, customer_id, product_id, taken_pieces, placed_unverified,
                                  amount)
    SELECT order_id, customer_id, product_id, taken_pieces, placed_unverified, total FROM sale),
  announced AS (
    INSERT INTO staged_job (id, event_name, data, options)
    SELECT staged_job_id, event_name,
           jsonb_build_object('id', order_id, 'no_notification', false), '{}'
      FROM sale WHERE event_name IS NOT NULL)`;

/**
 * Places an order in one statement, usually its own transaction: every further statement would add a
 * round trip during which all buyers of the product wait for its stock. The statement reads the
 * product and takes the stock first, so that it writes nothing without an offer or stock. Shipping
 * is free. The payment is a placeholder until the customer pays. Tax lines of 0 % say that the price is
 * the total: without them the engine applies the region's current rate to each order that it reads.
 * The engine's event is staged like its event bus does it, and emitted after the commit, if it has
 * subscribers.
 */
const insertBy = (column: 'id' | 'title') =>
  new PreparedStatement<Outcome>(
    `insert_order_by_${column}`,
    `
  WITH given AS (
    SELECT *, $1::text AS currency_code FROM jsonb_to_record($3) AS given (
      order_id text, shipping_address_id text, billing_address_id text, line_item_id text,
      shipping_method_id text, line_item_tax_line_id text, shipping_method_tax_line_id text,
      payment_id text, staged_job_id text, customer_id text, email text, first_name text,
      last_name text, phone text, address text, quantity int, total int, provider_id text,
      event_name text, key text, body_hash text, max_unpaid int, placed_unverified boolean)),
  asked AS (${selectOfferBy(column)}),
  shop AS (${SHOP}),
  offer AS (${OFFER}),
  allowance AS (${ALLOWANCE}),
  taken AS (${TAKE_STOCK}),
  sale AS (
    SELECT given.*, shop.*, offer.*,
           CASE WHEN taken.manage_inventory THEN given.quantity ELSE 0 END AS taken_pieces
      FROM given, shop, offer, taken),
  ${WRITES}
  SELECT EXISTS (SELECT FROM shop) AS has_shop, EXISTS (SELECT FROM offer) AS has_offer,
         EXISTS (SELECT FROM allowance) AS is_allowed, EXISTS (SELECT FROM placed) AS is_placed`,
  );
const INSERT_BY_ID = insertBy('id');
const INSERT_BY_TITLE = insertBy('title');

/**
 * Takes an order's stock and writes the order, for the product with this id or name and in this
 * currency. Returns false if the shop does not sell the product in this quantity for this total.
 * Throws `conflict` if the shop has no region or the customer has too many unpaid orders, and the
 * database's error if the key has been used.
 */
export async function insertOrder(
  manager: EntityManager,
  { currency, selector, values }: Purchase,
): Promise<boolean> {
  const { productId, name } = selector;
  const insert = productId ? INSERT_BY_ID : INSERT_BY_TITLE;
  const given = [currency, productId ?? name, JSON.stringify(values)];
  const [outcome] = await insert.run(manager, given);
  if (!outcome?.has_offer || outcome.is_placed) return outcome?.is_placed ?? false;
  if (!outcome.has_shop) throw noShop(currency);
  if (!outcome.is_allowed) throw tooManyUnpaid(values.max_unpaid);
  return false;
}

const noShop = (currency: string) =>
  new ShopError(
    'conflict',
    `The shop has no region in ${currency} with a country and a shipping option.`,
    { code: 'shop_not_ready' },
  );
