-- What staff set of the product with the handle $1, published or not; isMachine is false for an ordinary product.
SELECT product.id AS "productId", product.title AS name, own.product_id IS NOT NULL AS "isMachine", own.serial_place AS "serialPlace",
       to_json(scheme) AS scheme,
       (SELECT coalesce(json_agg(json_build_object('fromKey', from_key, 'toKey', to_key, 'from', serial_from, 'to', serial_to, 'yearFrom', year_from,
                 'yearTo', year_to) ORDER BY from_key), '[]')
          FROM machine_serials WHERE product_id = product.id) AS serials,
       (SELECT coalesce(json_agg(json_build_object('code', code, 'name', name) ORDER BY position), '[]')
          FROM machine_option WHERE product_id = product.id) AS options
  FROM product LEFT JOIN machine own ON own.product_id = product.id
       LEFT JOIN serial_scheme scheme ON scheme.name = own.serial_scheme
 WHERE (product.handle = $1 OR product.id = $1 AND product.handle IS NULL) AND product.deleted_at IS NULL
