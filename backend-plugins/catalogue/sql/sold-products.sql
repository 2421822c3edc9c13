-- What the shop sells. Orders, the catalogue, the search, lists, figures and imports read these, so that each rule
-- is written once. PostgreSQL puts views and functions of one SELECT in the place where they are read: a column that
-- a query does not use costs it nothing, and its conditions find their indexes.

-- The minimum of a product; a missing or malformed one counts as 1. The index product_minimum has the same expression.
CREATE OR REPLACE FUNCTION product_minimum(metadata jsonb) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN metadata->>'minimum' ~ '^[1-9][0-9]{0,8}$' THEN (metadata->>'minimum')::int ELSE 1 END
$$;

-- packages/contract/src/stock.ts has the same two rules.
CREATE OR REPLACE FUNCTION is_low_stock(pieces int, minimum int) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT pieces < 2 * minimum $$;

CREATE OR REPLACE FUNCTION is_sold_out(pieces int, minimum int) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT pieces < minimum $$;

-- The products that are not removed. A draft is what the engine does not call published.
CREATE OR REPLACE VIEW kept_product AS
  SELECT id, title, description, thumbnail, handle, metadata, created_at, updated_at,
         product_minimum(metadata) AS minimum, status
    FROM product WHERE deleted_at IS NULL;

CREATE OR REPLACE VIEW published_product AS
  SELECT id, title, description, thumbnail, handle, metadata, created_at, updated_at, minimum
    FROM kept_product WHERE status = 'published';

-- The prices of variants without price lists, of any region.
CREATE OR REPLACE VIEW base_price AS
  SELECT link.variant_id, price.id, price.currency_code, price.region_id, price.amount, price.created_at, price.updated_at
    FROM product_variant_money_amount link JOIN money_amount price ON price.id = link.money_amount_id
   WHERE price.price_list_id IS NULL AND price.deleted_at IS NULL
     AND price.min_quantity IS NULL AND price.max_quantity IS NULL;

-- The categories that shoppers see: active and public ones, whose parents are so too. The paths have the ids and the
-- ranks from the top level down to the category itself.
CREATE OR REPLACE VIEW shown_category AS
  WITH RECURSIVE tree AS (
    SELECT id, handle, name, description, metadata, rank, parent_category_id, ARRAY[id] AS path, ARRAY[rank] AS ranks
      FROM product_category
     WHERE parent_category_id IS NULL AND is_active AND NOT is_internal
    UNION ALL
    SELECT c.id, c.handle, c.name, c.description, c.metadata, c.rank, c.parent_category_id,
           tree.path || c.id, tree.ranks || c.rank
      FROM tree JOIN product_category c ON c.parent_category_id = tree.id
     WHERE c.is_active AND NOT c.is_internal)
  SELECT id, handle, name, description, coalesce(metadata->>'image', '') AS img, rank, parent_category_id, path, ranks
    FROM tree;

-- The products with a price, by the currency of the price: a row for the first variant and its base price,
-- in the smallest unit. Each query asks for one currency. A product without a handle is addressed by its id.
CREATE OR REPLACE VIEW priced_product AS
  SELECT p.id AS product_id, v.id AS variant_id, p.title, p.description, p.thumbnail, p.metadata, v.sku,
         p.handle AS own_handle, coalesce(p.handle, p.id) AS handle,
         price.currency_code, price.amount AS unit_price,
         greatest(v.inventory_quantity, 0) AS available, p.minimum,
         is_low_stock(v.inventory_quantity, p.minimum) AS is_low,
         p.created_at, greatest(p.updated_at, price.updated_at) AS updated_at, p.status
    FROM kept_product p
    JOIN LATERAL (
      SELECT id, sku, inventory_quantity FROM product_variant
       WHERE product_id = p.id AND deleted_at IS NULL
       ORDER BY variant_rank NULLS LAST, created_at, id LIMIT 1) v ON true
    JOIN LATERAL (
      SELECT DISTINCT ON (currency_code) currency_code, amount, updated_at FROM base_price
       WHERE variant_id = v.id
       ORDER BY currency_code, region_id NULLS FIRST, created_at) price ON true;

-- Those of them that are published.
CREATE OR REPLACE VIEW sold_product AS
  SELECT product_id, variant_id, title, description, thumbnail, metadata, sku, own_handle, handle, currency_code,
         unit_price, available, minimum, is_low, created_at, updated_at
    FROM priced_product WHERE status = 'published';

-- The category of each product that has one: the deepest, which is the most specific.
CREATE OR REPLACE VIEW category_of_product AS
  SELECT DISTINCT ON (link.product_id) link.product_id, category.id, category.handle, category.name, category.path,
         category.ranks
    FROM product_category_product link JOIN shown_category category ON category.id = link.product_category_id
   ORDER BY link.product_id, cardinality(category.path) DESC, category.rank, category.id;

-- Drafts and published products with what their pages show. A query locks all tables of a view, whichever columns it
-- reads: an order reads sold_product, so that it never waits for reviews, categories or pictures.
CREATE OR REPLACE VIEW written_product AS
  SELECT priced.*, priced.status <> 'published' AS is_draft,
         coalesce(rating.points, 0)::int AS points, coalesce(rating.reviews, 0) AS reviews,
         (SELECT jsonb_build_object('handle', category.handle, 'name', category.name)
            FROM category_of_product category WHERE category.product_id = priced.product_id) AS category,
         ARRAY(SELECT image.url FROM product_images link JOIN image ON image.id = link.image_id
                WHERE link.product_id = priced.product_id AND image.deleted_at IS NULL
                ORDER BY image.created_at, image.id) AS images
    FROM priced_product priced LEFT JOIN product_rating rating USING (product_id);

-- The published ones of these, which shoppers see.
CREATE OR REPLACE VIEW shown_product AS
  SELECT product_id, variant_id, title, description, thumbnail, metadata, sku, own_handle, handle, currency_code,
         unit_price, available, minimum, is_low, created_at, updated_at, points, reviews, category, images
    FROM written_product WHERE NOT is_draft;
