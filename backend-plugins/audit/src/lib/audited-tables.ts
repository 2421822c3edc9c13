/** A table whose changes by staff are recorded. */
export type AuditedTable = {
  /** Quoted where SQL needs it. */
  table: string;
  /** The first half of its actions: the noun of the record that a row is, or is a part of. */
  noun: string;
  /** The column with that record's id, by default its own; '' if another table knows it. */
  subject?: string;
  /** The statements to record; all changes of rows by default. */
  on?: string;
};

/** Records whose actions are simply `<noun>.created`, `.updated` and `.deleted`. */
const RECORDS = {
  product: 'product',
  product_category: 'category',
  product_collection: 'collection',
  customer: 'customer',
  customer_group: 'customer_group',
  discount: 'discount',
  gift_card: 'gift_card',
  invite: 'invite',
  price_list: 'price_list',
  publishable_api_key: 'api_key',
  region: 'region',
  return_reason: 'return_reason',
  sales_channel: 'sales_channel',
  shipping_option: 'shipping_option',
  shipping_profile: 'shipping_profile',
  store: 'store',
  tax_rate: 'tax_rate',
  '"user"': 'user',
};

/** Parts of a product; a change of their rows is recorded as a change of the product. */
const PARTS_OF_PRODUCT: AuditedTable[] = [
  { table: 'product_variant', noun: 'product', subject: 'product_id' },
  { table: 'product_category_product', noun: 'product', subject: 'product_id' },
  { table: 'product_images', noun: 'product', subject: 'product_id' },
  // a price is not yet linked to its variant when it is added, and no longer linked once it is deleted
  { table: 'product_variant_money_amount', noun: 'product', subject: '', on: 'INSERT OR DELETE' },
  { table: 'money_amount', noun: 'product', subject: '', on: 'UPDATE' },
];

/**
 * The tables that hold the states of orders and the records that staff add to them. Rows of payments
 * repeat these states and hold data of the provider, so they are not audited.
 */
const ORDERS: AuditedTable[] = [
  { table: '"order"', noun: 'order', on: 'UPDATE' },
  { table: 'refund', noun: 'order', subject: 'order_id', on: 'INSERT' },
  { table: 'fulfillment', noun: 'order', subject: 'order_id', on: 'UPDATE OF canceled_at' },
  { table: 'tracking_link', noun: 'order', subject: '' },
];

/**
 * The tables of the first migration. Later ones add groups (`group-functions.ts`), amounts of price lists and
 * parts of orders, products, regions and the store.
 */
export const AUDITED_TABLES: readonly AuditedTable[] = [
  ...Object.entries(RECORDS).map(([table, noun]) => ({ table, noun })),
  ...PARTS_OF_PRODUCT,
  ...ORDERS,
  { table: 'discount_rule', noun: 'discount', subject: '' },
  { table: 'admin_promotion', noun: 'admin', subject: 'customer_id' },
  {
    table: 'shop_review',
    noun: 'review',
    on: 'INSERT OR DELETE OR UPDATE OF name, email, review, point, hidden_reason, answer',
  },
];

/** Columns that are never recorded: secrets, technical columns, and copies of other columns. */
export const UNRECORDED_COLUMNS: readonly string[] = [
  ...['password_hash', 'api_token', 'token', 'payment_config', 'data', 'cart_id'],
  ...['id', 'metadata', 'created_at', 'updated_at', 'deleted_at', 'mpath', 'answered_at'],
  ...['product_id', 'order_id', 'customer_id', 'variant_id', 'fulfillment_id', 'money_amount_id'],
  ...['idempotency_key', 'external_id', 'draft_order_id', 'promoted_by', 'profile_id'],
  ...['product_category_id', 'image_id'],
];
