-- The language of the order's mails and papers: that of the storefront in which it was placed.
ALTER TABLE storefront_order ADD COLUMN language varchar NOT NULL DEFAULT 'en'
