-- The published machines that list one of the parts $1, by handle: $2 of them, those after the handle $3. Ten figures of
-- each, and the numbers from the first to the last; without bounds if it is for every number.
SELECT product.id AS "productId", coalesce(product.handle, product.id) AS handle, product.title AS name,
       coalesce(product.thumbnail, '') AS img, used.figures, used.serials
  FROM published_product product
       JOIN LATERAL (
         SELECT (SELECT json_agg(json_build_object('number', figure.number, 'title', figure.title,
                          'quantity', listed.quantity, 'from', listed.serial_from, 'to', listed.serial_to)
                        ORDER BY figure.position, listed.from_key)
                   FROM (SELECT * FROM part_fitment WHERE part = ANY ($1) AND product_id = product.id LIMIT 10) listed
                        JOIN part_figure figure ON figure.id = listed.figure_id) AS figures,
                (SELECT CASE WHEN bool_or(from_key = '' AND to_key = '~') THEN json_build_object('from', NULL, 'to', NULL)
                             ELSE json_build_object('from', (array_agg(serial_from ORDER BY from_key))[1],
                                                    'to', (array_agg(serial_to ORDER BY to_key DESC))[1]) END
                   FROM part_fitment WHERE part = ANY ($1) AND product_id = product.id) AS serials) used ON true
 WHERE product.id IN (SELECT product_id FROM part_fitment WHERE part = ANY ($1))
   AND coalesce(product.handle, product.id) COLLATE "C" > $3
 ORDER BY coalesce(product.handle, product.id) COLLATE "C" LIMIT $2
