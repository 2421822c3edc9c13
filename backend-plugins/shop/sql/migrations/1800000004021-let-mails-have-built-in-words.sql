-- null stands for the built-in words
ALTER TABLE shop_mail ALTER COLUMN subject DROP NOT NULL, ALTER COLUMN opening DROP NOT NULL,
  ALTER COLUMN closing DROP NOT NULL
