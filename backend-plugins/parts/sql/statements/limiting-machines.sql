-- The machines with the handles $1.
SELECT own.product_id AS "productId", coalesce(product.handle, product.id) AS handle, to_json(scheme) AS scheme
  FROM machine own JOIN product ON product.id = own.product_id AND product.deleted_at IS NULL
       LEFT JOIN serial_scheme scheme ON scheme.name = own.serial_scheme
 WHERE coalesce(product.handle, product.id) = ANY ($1)
