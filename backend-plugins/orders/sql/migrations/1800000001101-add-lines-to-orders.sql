ALTER TABLE storefront_order
  ADD COLUMN lines smallint NOT NULL DEFAULT 1,
  -- the customer's number for the order
  ADD COLUMN po_number varchar;
