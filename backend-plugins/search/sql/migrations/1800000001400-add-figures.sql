-- The figures of the products that the shop sells. A figure is a number or a range with its unit, or a text.
CREATE TABLE catalogue_search_figure (
  number bigint NOT NULL REFERENCES catalogue_search ON DELETE CASCADE,
  name text COLLATE "C" NOT NULL,
  place smallint NOT NULL, -- among the specifications of its product
  low float8,
  high float8,
  unit text,
  value text COLLATE "C", -- null for a number
  PRIMARY KEY (number, name)
);
CREATE INDEX catalogue_search_figure_range ON catalogue_search_figure (name, low, high) WHERE value IS NULL;
CREATE INDEX catalogue_search_figure_value ON catalogue_search_figure (name, value) WHERE value IS NOT NULL;

-- Every product is looked at again at the next start of a backend.
UPDATE catalogue_search SET source = NULL;
UPDATE catalogue_search_setting SET filled_up_to = '';
