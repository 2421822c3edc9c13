-- The machines that list the part $1, by handle: $2 of them, those after the handle $3. Ten figures of each. A machine
-- that is not published has no page.
SELECT coalesce(product.handle, product.id) AS handle, product.title AS name, coalesce(product.thumbnail, '') AS img,
       (SELECT json_agg(json_build_object('number', figure.number, 'title', figure.title, 'quantity', fitment.quantity,
                 'fromKey', fitment.from_key, 'toKey', fitment.to_key,
                 'from', fitment.serial_from, 'to', fitment.serial_to) ORDER BY figure.position, fitment.from_key)
          FROM (SELECT * FROM part_fitment WHERE part = $1 AND product_id = product.id LIMIT 10) fitment
               JOIN part_figure figure ON figure.id = fitment.figure_id) AS figures
  FROM published_product product
 WHERE product.id IN (SELECT product_id FROM part_fitment WHERE part = $1)
   AND coalesce(product.handle, product.id) COLLATE "C" > $3
 ORDER BY coalesce(product.handle, product.id) COLLATE "C" LIMIT $2
