-- The machines of the customer $1, oldest first.
SELECT own.id AS _id,
       json_build_object('handle', coalesce(product.handle, product.id), 'name', product.title,
                         'img', coalesce(product.thumbnail, '')) AS machine,
       own.serial, own.options, own.nickname, own.created_at AS "createdAt"
  FROM owned_machine own JOIN product ON product.id = own.product_id
 WHERE own.customer_id = $1 ORDER BY own.created_at, own.id
