-- One row, which the plugin keeps equal to its option.
CREATE TABLE catalogue_search_setting (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  currency text NOT NULL,
  -- the products up to this id have been searched for prices in this currency; null once all have been
  filled_up_to text
);
INSERT INTO catalogue_search_setting (currency)
SELECT coalesce((SELECT default_currency_code FROM store ORDER BY created_at LIMIT 1), '');

-- A number for each category, and the words of its own name. Products know their categories by number
-- only: a category can be renamed, moved or hidden without a change of any product.
CREATE TABLE catalogue_search_category (
  number int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  category_id text NOT NULL UNIQUE,
  words text[] NOT NULL
);

-- The combinations of categories that products are directly in: few, and never changed.
CREATE TABLE catalogue_search_category_set (
  set_number int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  numbers int[] NOT NULL UNIQUE
);

-- One row per product that the shop sells. in_stock is in no index: a product that is sold out changes
-- this row alone, and no index.
CREATE TABLE catalogue_search (
  number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id text COLLATE "C" NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  price int NOT NULL, -- smallest unit of the setting's currency
  rating real,
  name_words smallint NOT NULL, -- the shorter name is the closer match
  in_stock boolean NOT NULL,
  set_number int NOT NULL,
  name text COLLATE "C" NOT NULL, -- folded
  skus text[] NOT NULL,
  document tsvector NOT NULL, -- A the name, B part numbers (#) and categories (@), C specifications
  -- What the words were made of; null if it is not known. Set it to null after changing how words are derived.
  source text COLLATE "C"
) WITH (fillfactor = 90);

-- The same with the description (D), which is searched only if the shorter fields find little.
CREATE TABLE catalogue_search_text (
  number bigint PRIMARY KEY REFERENCES catalogue_search ON DELETE CASCADE,
  document tsvector NOT NULL
);

-- What facets and sorting without words need, in a tenth of the space.
CREATE TABLE catalogue_search_facet (
  number bigint PRIMARY KEY REFERENCES catalogue_search ON DELETE CASCADE,
  set_number int NOT NULL,
  price int NOT NULL,
  in_stock boolean NOT NULL
) WITH (fillfactor = 90);

CREATE INDEX catalogue_search_document ON catalogue_search USING gin (document);
CREATE INDEX catalogue_search_document_name ON catalogue_search USING gin (ts_filter(document, '{a}'));
CREATE INDEX catalogue_search_name ON catalogue_search (name, number);
CREATE INDEX catalogue_search_rating ON catalogue_search (rating DESC NULLS LAST, number DESC);
CREATE INDEX catalogue_search_newest ON catalogue_search (created_at DESC, product_id DESC);
CREATE INDEX catalogue_search_text_document ON catalogue_search_text USING gin (document);
CREATE INDEX catalogue_search_facet_group ON catalogue_search_facet (set_number, in_stock, price);
CREATE INDEX catalogue_search_facet_price ON catalogue_search_facet (price, number);

-- A word may be kept twice, and there is deliberately no unique key: transactions that meet the same new
-- word must not wait for each other.
CREATE TABLE catalogue_search_vocabulary (
  word text COLLATE "C" NOT NULL,
  stem text COLLATE "C" NOT NULL,
  products int NOT NULL DEFAULT 1 -- about how many hold it; decides between equally near corrections
);
CREATE INDEX catalogue_search_vocabulary_word ON catalogue_search_vocabulary (word);
CREATE INDEX catalogue_search_vocabulary_stem ON catalogue_search_vocabulary (stem);
DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
    CREATE INDEX catalogue_search_vocabulary_like ON catalogue_search_vocabulary
    USING gist (word gist_trgm_ops);
  END IF;
END $$;

-- Each word with one letter missing: two words that share one differ by one letter.
CREATE TABLE catalogue_search_deletion (
  deletion text COLLATE "C" NOT NULL,
  word text COLLATE "C" NOT NULL
);
CREATE INDEX catalogue_search_deletion_deletion ON catalogue_search_deletion (deletion);

-- A phrase of stems, and another that means the same.
CREATE TABLE catalogue_search_synonym (
  term text COLLATE "C" NOT NULL,
  meaning text COLLATE "C" NOT NULL,
  PRIMARY KEY (term, meaning)
);

-- A row to lock for each product: the product's own row is locked in another order by staff and orders,
-- and one advisory lock for each product of a large import would not fit into shared memory.
CREATE TABLE catalogue_search_turn (product_id text COLLATE "C" PRIMARY KEY);

-- The products that a transaction has changed. Empty after each commit, and after a crash.
CREATE UNLOGGED TABLE catalogue_search_pending (
  xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  product_id text NOT NULL,
  PRIMARY KEY (xid, product_id)
);

CREATE TYPE catalogue_search_row AS (
  product_id text, created_at timestamptz, price int, rating real, name_words smallint, in_stock boolean,
  numbers int[], name text, skus text[], document tsvector, vocabulary text[]
);

CREATE TYPE catalogue_search_state AS (
  product_id text, created_at timestamptz, price int, rating real, in_stock boolean, source text
);

-- A public category, and the words of its own name and of its parents' names.
CREATE TYPE catalogue_search_branch AS (number int, words text[]);

-- The tokens from first_token to last_token, and what they find.
CREATE TYPE catalogue_search_term AS (
  first_token int, last_token int,
  query tsquery,      -- with synonyms, beginnings and categories
  exactly tsquery,    -- as typed, for names that have it so
  categories tsquery, -- the categories that are named so
  corrected text, is_unknown boolean
);
