import { PreparedStatement } from '@harrow/plugin-kit';
import type { SpecifiedProduct } from './key-figures';
import { priceStepsOf, type StepRow } from './price-steps';
import { type CatalogueProduct, PRODUCT_COLUMNS } from './product';
import {
  DETAILED_COLUMNS,
  type DetailedProduct,
  type WrittenProduct,
  type PricedProduct,
  type ProductAddress,
} from './product-details';

/** A statement about the products that are sold in the currency $1. */
const fromShown = <Row>(name: string, columns: string, rest: string) =>
  new PreparedStatement<Row>(
    name,
    `SELECT ${columns} FROM shown_product WHERE currency_code = $1 ${rest}`,
  );

const BY_IDS = 'AND product_id = ANY ($2)';
const BY_HANDLE = 'AND (own_handle = $2 OR product_id = $2 AND own_handle IS NULL)';

export const PRODUCTS = fromShown<CatalogueProduct>('products_by_ids', PRODUCT_COLUMNS, BY_IDS);
export const SPECIFIED = fromShown<SpecifiedProduct>(
  'products_with_specifications',
  `${PRODUCT_COLUMNS}, metadata -> 'specifications' AS specifications`,
  BY_IDS,
);
export const DETAILS = fromShown<DetailedProduct>(
  'product_details_by_ids',
  DETAILED_COLUMNS,
  BY_IDS,
);
export const PAGE = fromShown<PricedProduct>(
  'product_details',
  `${DETAILED_COLUMNS}, ${priceStepsOf('NULL')} AS steps, related_products(product_id, metadata) AS related`,
  BY_HANDLE,
);
export const ID = fromShown<{ productId: string }>(
  'product_id_by_handle',
  'product_id AS "productId"',
  BY_HANDLE,
);
export const STEPS = fromShown<{ currencyCode: string; steps: StepRow[] }>(
  'price_steps_by_id',
  `currency_code AS "currencyCode", ${priceStepsOf('$3::text')} AS steps`,
  'AND product_id = $2',
);
export const ADDRESSES = fromShown<ProductAddress>(
  'product_addresses',
  `handle, category ->> 'handle' AS category, updated_at AS "updatedAt"`,
  'ORDER BY product_id COLLATE "C" LIMIT $2 OFFSET $3',
);

/** Drafts too. */
export const WRITTEN = new PreparedStatement<WrittenProduct>(
  'written_product_by_id',
  `SELECT ${DETAILED_COLUMNS}, is_draft AS "isDraft" FROM written_product
    WHERE currency_code = $1 AND product_id = $2`,
);

const DRAFTS_LIKE = `FROM written_product WHERE currency_code = $1 AND is_draft
  AND position(lower($2) IN lower(concat(title, ' ', sku))) > 0`;

export const DRAFTS = new PreparedStatement<CatalogueProduct>(
  'drafts',
  `SELECT ${PRODUCT_COLUMNS} ${DRAFTS_LIKE} ORDER BY created_at DESC, product_id LIMIT $3 OFFSET $4`,
);
export const DRAFT_COUNT = new PreparedStatement<{ count: number }>(
  'draft_count',
  `SELECT count(*)::int AS count ${DRAFTS_LIKE}`,
);

export const IDS_BY_NAME = new PreparedStatement<{ productId: string }>(
  'product_ids_by_name',
  `SELECT product_id AS "productId" FROM sold_product WHERE currency_code = $1 AND title = $2 LIMIT 2`,
);
