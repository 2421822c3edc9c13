-- The face of the shop, in one row. Members that a column of jsonb lacks have the defaults of lib/shop-dto.ts.
CREATE TABLE shop (
  id varchar PRIMARY KEY DEFAULT 'shop' CHECK (id = 'shop'),
  name text NOT NULL DEFAULT '',
  logo text,
  icon text,
  colors jsonb,
  maker jsonb NOT NULL DEFAULT '{}',
  delivery jsonb NOT NULL DEFAULT '{}',
  tax jsonb,
  home jsonb NOT NULL DEFAULT '{}',
  navigation jsonb NOT NULL DEFAULT '[]',
  updated_at timestamptz NOT NULL DEFAULT now()
);
INSERT INTO shop DEFAULT VALUES;

CREATE TABLE shop_page (
  slug varchar PRIMARY KEY,
  title text NOT NULL,
  -- Markdown without HTML
  text text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- Every text that a page has had, in the order of their ids; those of a deleted page too.
CREATE TABLE shop_page_version (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  slug varchar NOT NULL,
  title text NOT NULL,
  text text NOT NULL,
  -- the id of the customer who is an admin; null for the seed, and after an erasure
  saved_by varchar,
  saved_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX shop_page_version_of ON shop_page_version (slug, id DESC);
CREATE INDEX shop_page_version_saved_by ON shop_page_version (saved_by);

-- The words of a kind of mail that the shop has in place of the built-in ones.
CREATE TABLE shop_mail (
  kind varchar PRIMARY KEY,
  subject text NOT NULL,
  opening text NOT NULL,
  closing text NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);
