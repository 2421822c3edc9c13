-- Figures with units: those of the catalogue, and which are nearest to what a shopper has typed.

-- Adds the figures of these products that are not known yet.
CREATE OR REPLACE FUNCTION catalogue_search_learn_measures(ids text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO catalogue_search_measure (unit, value)
  SELECT DISTINCT part[2], part[1]::numeric
    FROM catalogue_search, unnest(document) AS word,
         regexp_match(word.lexeme, '^~([0-9.]+)([a-z]+)$') AS part
   WHERE product_id = ANY (ids) AND part IS NOT NULL
     AND NOT EXISTS (SELECT FROM catalogue_search_measure WHERE unit = part[2] AND value = part[1]::numeric)
$$;

-- The units that measure the same, with the size of each. Inch, foot, gallon, pound and acre are those of the United
-- States, and hp is mechanical horsepower: NIST Special Publication 811 (2008), appendix B.8.
CREATE OR REPLACE FUNCTION catalogue_search_sizes(unit text) RETURNS jsonb
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT coalesce(
    (SELECT sizes
       FROM jsonb_array_elements('[
         {"um": 0.001, "mm": 1, "in": 25.4, "ft": 304.8},
         {"l": 1, "gal": 3.785411784},
         {"kg": 1, "lb": 0.45359237},
         {"w": 0.001, "kw": 1, "hp": 0.7456998716},
         {"bar": 1, "psi": 0.06894757293},
         {"ha": 1, "acre": 0.4046872610}
       ]') AS sizes WHERE sizes ? unit),
    jsonb_build_object(unit, 1))
$$;

-- The lexemes of the nearest figures that products have, in any unit that measures the same, nearest first. Those that
-- differ by more than a third mean something else.
CREATE OR REPLACE FUNCTION catalogue_search_near_measures(typed numeric, unit text) RETURNS text[]
LANGUAGE plpgsql STABLE STRICT AS $$
DECLARE
  at_most CONSTANT int := 12;
  sizes CONSTANT jsonb := catalogue_search_sizes(unit);
  wanted CONSTANT numeric := typed * (sizes->>unit)::numeric;
BEGIN
  RETURN (
    SELECT coalesce(array_agg(near.lexeme ORDER BY near.distance, near.lexeme), '{}')
      FROM (
        SELECT DISTINCT '~' || known.value || size.unit AS lexeme, abs(known.value * size.factor - wanted) AS distance
          FROM (SELECT key AS unit, value::numeric AS factor FROM jsonb_each_text(sizes)) AS size
         CROSS JOIN LATERAL (
           (SELECT measure.value FROM catalogue_search_measure measure
             WHERE measure.unit = size.unit
               AND measure.value >= wanted / size.factor AND measure.value * size.factor <= wanted * 4 / 3
             ORDER BY measure.value LIMIT at_most)
           UNION ALL
           (SELECT measure.value FROM catalogue_search_measure measure
             WHERE measure.unit = size.unit
               AND measure.value < wanted / size.factor AND measure.value * size.factor >= wanted * 2 / 3
             ORDER BY measure.value DESC LIMIT at_most)) AS known
         ORDER BY distance, lexeme LIMIT at_most) AS near);
END $$;

-- Forgets the figures that no product has any more. Returns how many. A scan for each figure would take minutes.
CREATE OR REPLACE FUNCTION catalogue_search_forget_measures() RETURNS bigint
LANGUAGE sql SET enable_seqscan = off AS $$
  WITH gone AS (
    DELETE FROM catalogue_search_measure known
     WHERE NOT EXISTS (
             SELECT FROM catalogue_search
              WHERE document @@ quote_literal('~' || known.value || known.unit)::tsquery)
    RETURNING 1)
  SELECT count(*) FROM gone
$$;
