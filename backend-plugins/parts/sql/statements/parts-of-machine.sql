-- The lines of the published books of the machine $1, at the key $2 of a serial number or at any if it is null, whose part
-- number begins with $3, or whose name or figure has some of the words $4: those with most of them first. A line without
-- a number is not sold separately.
WITH listed AS (
  SELECT fitment.part, part.name, part.words, fitment.figure_id, fitment.item, fitment.quantity, fitment.usable_on,
         fitment.from_key, fitment.to_key, fitment.serial_from, fitment.serial_to, NULL AS note
    FROM part_fitment fitment JOIN part ON part.number = fitment.part
   WHERE fitment.product_id = $1
  UNION ALL
  SELECT NULL, line.name, to_tsvector('simple', line.name), line.figure_id, line.item, line.quantity, line.usable_on,
         greatest(line.from_key, book.from_key), least(line.to_key, book.to_key), line.serial_from, line.serial_to, line.note
    FROM part_book book JOIN part_figure figure ON figure.book_id = book.id
         JOIN part_line line ON line.figure_id = figure.id
   WHERE book.product_id = $1 AND book.state = 'published' AND line.part IS NULL)
SELECT listed.part AS number, listed.name, listed.item, listed.quantity, listed.note,
       listed.usable_on AS "usableOn", listed.serial_from AS "from", listed.serial_to AS "to",
       json_build_object('number', figure.number, 'title', figure.title) AS figure
  FROM listed JOIN part_figure figure ON figure.id = listed.figure_id
       CROSS JOIN LATERAL (
         SELECT 2 * count(*) FILTER (WHERE listed.words @@ word::tsquery)
                + count(*) FILTER (WHERE to_tsvector('simple', figure.title) @@ word::tsquery)
           FROM unnest($4::text[]) word) found (hits)
 WHERE ($2::text IS NULL OR $2 COLLATE "C" BETWEEN listed.from_key AND listed.to_key)
   AND (listed.part LIKE $3 || '%' OR found.hits > 0)
 ORDER BY listed.part LIKE $3 || '%' DESC NULLS LAST, found.hits DESC, listed.part, figure.position, listed.from_key
 LIMIT 20
