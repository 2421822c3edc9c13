-- Takes up to $1 rows that no other process writes.
WITH taken AS MATERIALIZED (
  SELECT import_id, number, change FROM product_import_row
   ORDER BY import_id, number LIMIT $1 FOR UPDATE SKIP LOCKED),
gone AS (
  DELETE FROM product_import_row written USING taken
   WHERE (written.import_id, written.number) = (taken.import_id, taken.number))
SELECT change FROM taken ORDER BY import_id, number
