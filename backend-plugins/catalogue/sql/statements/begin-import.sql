INSERT INTO product_import (actor, key, file_hash, rows, created, updated, unchanged)
SELECT $1, $3, $4, $5, $6, $7, $8 WHERE (SELECT coalesce(max(id), 0) FROM product_import) = $2
RETURNING id
