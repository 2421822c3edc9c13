-- words to find a page by, beside its title
ALTER TABLE shop_page ADD COLUMN topics text NOT NULL DEFAULT ''
