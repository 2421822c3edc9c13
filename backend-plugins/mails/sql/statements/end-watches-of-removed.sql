-- Ends the watches of products that have been removed, without a mail.
DELETE FROM product_watch watch USING product
 WHERE product.id = watch.product_id AND product.deleted_at IS NOT NULL
