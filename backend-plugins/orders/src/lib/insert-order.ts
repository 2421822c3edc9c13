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
  product_id: string;
  variant_id: string;
  price_id: string;
  quantity: number;
  unit_price: number;
  total: number;
  currency_code: string;
  provider_id: string;
  /** The event for subscribers. */
  event_name: string;
  /** The customer's `Idempotency-Key`, if any, and the fingerprint of the body sent with it. */
  key: string | null;
  body_hash: string;
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

/** Returns a row while the product is sold at the price that the buyer saw. */
const OFFER = `
  SELECT p.id FROM given
    JOIN product p ON p.id = product_id AND p.status = 'published' AND p.deleted_at IS NULL
    JOIN money_amount price
      ON price.id = price_id AND price.amount = unit_price AND price.deleted_at IS NULL
     AND price.currency_code = given.currency_code`;

/**
 * Returns a row while the customer has fewer unpaid orders than the limit. Concurrent orders of one
 * customer do not see each other: a lock would slow down all orders for a limit that may be
 * exceeded by a few.
 */
const ALLOWANCE = `
  SELECT max_unpaid FROM given
   WHERE max_unpaid = 0
      OR max_unpaid > (SELECT count(*) FROM "order" o
                        WHERE o.customer_id = given.customer_id AND ${UNPAID})`;

const TAKE_STOCK = changeStock({
  from: 'FROM given, shop, offer, allowance',
  variantId: 'given.variant_id',
  pieces: '-given.quantity',
});

/**
 * Places an order in one statement, which is its own transaction: every further statement would add
 * a round trip during which all buyers of the product wait for its stock. The statement takes the
 * stock first, so that it writes nothing if the stock is too low or the offer has changed. Shipping
 * is free. The payment is a placeholder until the customer pays. Tax lines of 0 % say that the price is
 * the total: without them the engine applies the region's current rate to each order that it reads.
 * The engine's event is staged like its event bus does it, and emitted after the commit.
 */
const INSERT_ORDER = new PreparedStatement<{
  has_shop: boolean;
  is_allowed: boolean;
  is_placed: boolean;
}>(
  'insert_order',
  `
  WITH given AS (
    SELECT * FROM jsonb_to_record($1) AS given (
      order_id text, shipping_address_id text, billing_address_id text, line_item_id text,
      shipping_method_id text, line_item_tax_line_id text, shipping_method_tax_line_id text,
      payment_id text, staged_job_id text, customer_id text, email text, first_name text, last_name text, phone text, address text, product_id text, variant_id text,
      price_id text, quantity int, unit_price int, total int, currency_code text, provider_id text,
      event_name text, key text, body_hash text, max_unpaid int,
      placed_unverified boolean)),
  shop AS (${SHOP}),
  offer AS (${OFFER}),
  allowance AS (${ALLOWANCE}),
  taken AS (${TAKE_STOCK}),
  sale AS (
    SELECT given.*, shop.*,
           CASE WHEN taken.manage_inventory THEN given.quantity ELSE 0 END AS taken_pieces
      FROM given, shop, taken),
  placed AS (
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
    INSERT INTO storefront_order (order_id, customer_id, product_id, taken_pieces, placed_unverified)
    SELECT order_id, customer_id, product_id, taken_pieces, placed_unverified FROM sale),
  announced AS (
    INSERT INTO staged_job (id, event_name, data, options)
    SELECT staged_job_id, event_name,
           jsonb_build_object('id', order_id, 'no_notification', false), '{}' FROM sale)
  SELECT EXISTS (SELECT FROM shop) AS has_shop, EXISTS (SELECT FROM allowance) AS is_allowed,
         EXISTS (SELECT FROM placed) AS is_placed`,
);

/**
 * Takes an order's stock and writes the order. Returns false if the stock is too low or the product
 * is no longer sold at this price. Throws `conflict` if the shop has no region or the customer has
 * too many unpaid orders, and the database's error if the key has been used.
 */
export async function insertOrder(manager: EntityManager, values: OrderValues): Promise<boolean> {
  const [outcome] = await INSERT_ORDER.run(manager, [JSON.stringify(values)]);
  if (outcome?.has_shop) {
    if (!outcome.is_allowed) throw tooManyUnpaid(values.max_unpaid);
    return outcome.is_placed;
  }
  throw new ShopError(
    'conflict',
    `The shop has no region in ${values.currency_code} with a country and a shipping option.`,
    { code: 'shop_not_ready' },
  );
}
