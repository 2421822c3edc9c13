-- The figures of products: their specifications as numbers with units, or as texts, without conversions in brackets.

-- A number at the beginning of a value, or a range of them, with one unit: 28 mm (1.1 in), Up to 20 cm, 1.5 to 6 bar.
-- Anything else is a text, such as 32 x 12 mm. Units that the search knows become those that it compares by: 3 m is
-- 3000 mm. Another unit stays as it is written.
CREATE OR REPLACE FUNCTION catalogue_search_figures(metadata jsonb)
RETURNS TABLE (name text, place int, low float8, high float8, unit text, value text)
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT DISTINCT ON (written.name) written.name, written.place::int,
         part.numbers[1]::float8 * coalesce(known.factor, 1),
         coalesce(part.numbers[2], part.numbers[1])::float8 * coalesce(known.factor, 1),
         CASE WHEN known.factor <> 1 THEN known.unit ELSE nullif(part.numbers[3], '') END,
         CASE WHEN part.numbers IS NULL THEN written.value END
    FROM (SELECT trim(entry->>'name') AS name, position AS place,
                 trim(regexp_replace(left(entry->>'value', 200), ' *\([^)]*\)', '', 'g')) AS value
            FROM jsonb_array_elements(
                   CASE WHEN jsonb_typeof(metadata->'specifications') = 'array'
                        THEN metadata->'specifications' ELSE '[]' END) WITH ORDINALITY AS entries (entry, position)
         ) AS written
   CROSS JOIN LATERAL (
      SELECT regexp_match(
               catalogue_search_plain_numbers(written.value),
               '^(?:(?:up to|from|at least|about) )?(-?[0-9]{1,12}(?:\.[0-9]{1,4})?)(?: ?(?:to|–|-) ?([0-9]{1,12}(?:\.[0-9]{1,4})?))? ?([[:alpha:]°%"][^[:space:],;()]{0,11})?(?:$|[,;])',
               'i') AS numbers) AS part
    LEFT JOIN LATERAL (
      SELECT split_part(found, ' ', 1)::float8 AS factor, split_part(found, ' ', 2) AS unit
        FROM catalogue_search_unit(lower(part.numbers[3])) AS found) AS known ON true
   WHERE written.name <> '' AND written.value <> ''
   ORDER BY written.name, written.place
$$;

-- Brings the figures of products up to date, which have a row of the search.
CREATE OR REPLACE FUNCTION catalogue_search_keep_figures(ids text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM catalogue_search_figure figure
   USING catalogue_search kept, product
   WHERE kept.product_id = ANY (ids) AND product.id = kept.product_id AND figure.number = kept.number
     AND figure.name NOT IN (SELECT made.name FROM catalogue_search_figures(product.metadata) AS made);
  INSERT INTO catalogue_search_figure AS kept (number, name, place, low, high, unit, value)
  SELECT found.number, made.*
    FROM catalogue_search found
    JOIN product ON product.id = found.product_id
   CROSS JOIN LATERAL catalogue_search_figures(product.metadata) AS made
   WHERE found.product_id = ANY (ids)
   ORDER BY found.number
  ON CONFLICT (number, name) DO UPDATE
     SET place = excluded.place, low = excluded.low, high = excluded.high, unit = excluded.unit,
         value = excluded.value
   WHERE (kept.place, kept.low, kept.high, kept.unit, kept.value)
         IS DISTINCT FROM (excluded.place, excluded.low, excluded.high, excluded.unit, excluded.value);
END $$;
