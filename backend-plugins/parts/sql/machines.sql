-- Writes what staff set of a machine: the name of its scheme, the place of its number, its ranges and its options.
CREATE OR REPLACE FUNCTION save_machine(machine_id text, scheme text, place text, ranges jsonb, options jsonb)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO machine (product_id, serial_scheme, serial_place) VALUES (machine_id, scheme, place)
      ON CONFLICT (product_id) DO UPDATE SET serial_scheme = excluded.serial_scheme, serial_place = excluded.serial_place;
  DELETE FROM machine_serials kept
   WHERE product_id = machine_id AND NOT EXISTS (
     SELECT FROM jsonb_to_recordset(ranges)
         AS given ("fromKey" text, "toKey" text, "from" text, "to" text, "yearFrom" smallint, "yearTo" smallint)
      WHERE (given."fromKey", given."toKey", given."from", given."to", given."yearFrom", given."yearTo") IS NOT DISTINCT FROM
            (kept.from_key::text, kept.to_key::text, kept.serial_from, kept.serial_to, kept.year_from, kept.year_to));
  INSERT INTO machine_serials (product_id, from_key, to_key, serial_from, serial_to, year_from, year_to)
  SELECT machine_id, given.* FROM jsonb_to_recordset(ranges)
      AS given ("fromKey" text, "toKey" text, "from" text, "to" text, "yearFrom" smallint, "yearTo" smallint)
      ON CONFLICT (from_key, product_id) DO NOTHING;
  DELETE FROM machine_option kept
   WHERE product_id = machine_id AND NOT EXISTS (SELECT FROM jsonb_array_elements(options) given WHERE given->>'code' = kept.code);
  INSERT INTO machine_option (product_id, code, name, position)
  SELECT machine_id, given->>'code', given->>'name', place_of_option
    FROM jsonb_array_elements(options) WITH ORDINALITY list (given, place_of_option)
      ON CONFLICT (product_id, code) DO UPDATE SET name = excluded.name, position = excluded.position;
END $$;

CREATE OR REPLACE FUNCTION save_scheme(given jsonb) RETURNS void LANGUAGE sql AS $$
  INSERT INTO serial_scheme (name, pattern, family, sequence, alphabets)
  SELECT given->>'name', given->>'pattern', ARRAY(SELECT jsonb_array_elements_text(given->'family')),
         ARRAY(SELECT jsonb_array_elements_text(given->'sequence')), given->'alphabets'
      ON CONFLICT (name) DO UPDATE SET pattern = excluded.pattern, family = excluded.family,
                                       sequence = excluded.sequence, alphabets = excluded.alphabets
$$;
