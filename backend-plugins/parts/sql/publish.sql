-- Derives what fits from the lines of a published book.
CREATE OR REPLACE FUNCTION write_fitments(book text) RETURNS void LANGUAGE sql AS $$
  DELETE FROM part_fitment kept USING part_figure figure WHERE kept.figure_id = figure.id AND figure.book_id = book;
  INSERT INTO part_fitment (part, product_id, figure_id, from_key, to_key, usable_on, item, quantity,
                            serial_from, serial_to)
  SELECT line.part, own.product_id, figure.id, greatest(line.from_key, own.from_key), least(line.to_key, own.to_key),
         line.usable_on, (array_agg(line.item ORDER BY line.position))[1],
         CASE WHEN bool_and(line.quantity IS NOT NULL) THEN sum(line.quantity) END,
         min(CASE WHEN line.from_key >= own.from_key THEN line.serial_from ELSE own.serial_from END),
         min(CASE WHEN line.to_key <= own.to_key THEN line.serial_to ELSE own.serial_to END)
    FROM part_book own JOIN part_figure figure ON figure.book_id = own.id
         JOIN part_line line ON line.figure_id = figure.id
   WHERE own.id = book AND own.state = 'published' AND line.part IS NOT NULL
     AND greatest(line.from_key, own.from_key) <= least(line.to_key, own.to_key)
   GROUP BY 1, 2, 3, 4, 5, 6
$$;

-- Makes a book the published revision of its code, and retires the one before.
CREATE OR REPLACE FUNCTION publish_book(book text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  own_code text;
BEGIN
  SELECT code INTO own_code FROM part_book WHERE id = book;
  DELETE FROM part_fitment kept USING part_figure figure, part_book former
   WHERE kept.figure_id = figure.id AND figure.book_id = former.id
     AND former.code = own_code AND former.state = 'published';
  UPDATE part_book SET state = 'retired' WHERE code = own_code AND state = 'published' AND id <> book;
  UPDATE part_book SET state = 'published', published_at = now() WHERE id = book;
  PERFORM write_fitments(book);
END $$;
