-- The language of the mail that is promised.
ALTER TABLE product_watch ADD COLUMN language varchar NOT NULL DEFAULT 'en'
