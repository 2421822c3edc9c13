-- The lines of the published books of the machine $1, at the key $2 of a serial number or at any if it is null, whose part
-- number begins with $3, or whose name or figure has some of the words $4: those with most of them first.
SELECT part.number, part.printed, part.name, part.product_id AS "productId", fitment.item, fitment.quantity,
       fitment.usable_on AS "usableOn", fitment.serial_from AS "from", fitment.serial_to AS "to",
       json_build_object('number', figure.number, 'title', figure.title) AS figure
  FROM part_fitment fitment JOIN part ON part.number = fitment.part
       JOIN part_figure figure ON figure.id = fitment.figure_id
       CROSS JOIN LATERAL (
         SELECT 2 * count(*) FILTER (WHERE part.words @@ word::tsquery)
                + count(*) FILTER (WHERE to_tsvector('simple', figure.title) @@ word::tsquery)
           FROM unnest($4::text[]) word) found (hits)
 WHERE fitment.product_id = $1 AND ($2::text IS NULL OR $2 COLLATE "C" BETWEEN fitment.from_key AND fitment.to_key)
   AND (part.number LIKE $3 || '%' OR found.hits > 0)
 ORDER BY part.number LIKE $3 || '%' DESC NULLS LAST, found.hits DESC, part.number, figure.position, fitment.from_key
 LIMIT 20
