-- The printed ranges and the numbers that hang on the schemes of machines, each once; a customer's own number is not a
-- range.
CREATE OR REPLACE FUNCTION printed_ranges(machines text[]) RETURNS TABLE (serial_from text, serial_to text)
LANGUAGE sql STABLE AS $$
  SELECT serial_from, serial_to FROM machine_serials WHERE product_id = ANY (machines)
  UNION
  SELECT serial_from, serial_to FROM part_book WHERE product_id = ANY (machines)
  UNION
  SELECT serial_from, serial_to FROM part_supersession WHERE product_id = ANY (machines)
  UNION
  SELECT line.serial_from, line.serial_to
    FROM part_book book JOIN part_figure figure ON figure.book_id = book.id JOIN part_line line ON line.figure_id = figure.id
   WHERE book.product_id = ANY (machines)
$$;

CREATE OR REPLACE FUNCTION keyed_ranges(ranges jsonb)
RETURNS TABLE (serial_from text, serial_to text, from_key text, to_key text) LANGUAGE sql IMMUTABLE AS $$
  SELECT given."from", given."to", given."fromKey", given."toKey"
    FROM jsonb_to_recordset(ranges) AS given ("from" text, "to" text, "fromKey" text, "toKey" text)
$$;

-- Writes the keys of printed ranges of machines again, and what fits by them.
CREATE OR REPLACE FUNCTION rekey_ranges(machines text[], ranges jsonb) RETURNS void LANGUAGE sql AS $$
  UPDATE machine_serials own SET from_key = given.from_key, to_key = given.to_key FROM keyed_ranges(ranges) given
   WHERE own.product_id = ANY (machines) AND own.serial_from = given.serial_from
     AND own.serial_to IS NOT DISTINCT FROM given.serial_to;
  UPDATE part_book own SET from_key = given.from_key, to_key = given.to_key FROM keyed_ranges(ranges) given
   WHERE own.product_id = ANY (machines) AND own.serial_from IS NOT DISTINCT FROM given.serial_from
     AND own.serial_to IS NOT DISTINCT FROM given.serial_to;
  UPDATE part_supersession own SET from_key = given.from_key, to_key = given.to_key FROM keyed_ranges(ranges) given
   WHERE own.product_id = ANY (machines) AND own.serial_from IS NOT DISTINCT FROM given.serial_from
     AND own.serial_to IS NOT DISTINCT FROM given.serial_to;
  UPDATE part_line own SET from_key = given.from_key, to_key = given.to_key
    FROM keyed_ranges(ranges) given, part_book book, part_figure figure
   WHERE book.product_id = ANY (machines) AND figure.book_id = book.id AND own.figure_id = figure.id
     AND own.serial_from IS NOT DISTINCT FROM given.serial_from AND own.serial_to IS NOT DISTINCT FROM given.serial_to;
  SELECT write_fitments(book.id) FROM part_book book WHERE book.product_id = ANY (machines) AND book.state = 'published';
$$;
