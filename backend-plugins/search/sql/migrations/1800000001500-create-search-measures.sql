-- The figures with units that products have, each once: 118 of hp, 3000 of mm. The lexeme of one is ~118hp. There is
-- deliberately no unique key, as for words.
CREATE TABLE catalogue_search_measure (
  unit text COLLATE "C" NOT NULL,
  value numeric NOT NULL
);
CREATE INDEX catalogue_search_measure_value ON catalogue_search_measure (unit, value);

-- Every product is looked at again at the next start of a backend, which learns its figures.
UPDATE catalogue_search SET source = NULL;
UPDATE catalogue_search_setting SET filled_up_to = '';
