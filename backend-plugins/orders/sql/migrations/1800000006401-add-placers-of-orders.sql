-- The member of staff who placed the order for its customer; null for one that the customer has placed.
ALTER TABLE storefront_order ADD COLUMN placed_by varchar
