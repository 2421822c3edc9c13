-- texts in German; the English ones are shown in place of empty ones
ALTER TABLE shop_page ADD COLUMN title_de text NOT NULL DEFAULT '', ADD COLUMN text_de text NOT NULL DEFAULT '';
ALTER TABLE shop_page_version ADD COLUMN title_de text NOT NULL DEFAULT '', ADD COLUMN text_de text NOT NULL DEFAULT '';
-- null stands for the built-in words
ALTER TABLE shop_mail ADD COLUMN subject_de text, ADD COLUMN opening_de text, ADD COLUMN closing_de text
