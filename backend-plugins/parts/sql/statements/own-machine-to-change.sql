-- The machine $2 of the customer $1, locked, with the handle that reads its serial numbers.
SELECT own.id, own.serial, own.serial_key AS "serialKey", own.options, own.nickname, coalesce(product.handle, product.id) AS handle
  FROM owned_machine own JOIN product ON product.id = own.product_id
 WHERE own.customer_id = $1 AND own.id = $2 FOR UPDATE OF own
