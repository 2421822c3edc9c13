-- What an order keeps of each line, beside the engine's columns: its place in the order; its product, which may be
-- deleted; its part number then; and the pieces that it has taken from the stock and not returned. The previous version
-- leaves the last three null, and keeps product and pieces of its only line in storefront_order.
ALTER TABLE line_item
  ADD COLUMN place smallint NOT NULL DEFAULT 0,
  ADD COLUMN product_id varchar,
  ADD COLUMN part_number varchar,
  ADD COLUMN taken_pieces integer;
-- storefront_order_of_product has the first lines
CREATE INDEX line_item_of_product ON line_item (product_id, order_id) WHERE place > 0;
