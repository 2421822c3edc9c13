SELECT CASE WHEN finished_at IS NULL THEN 'running' ELSE 'done' END AS state, rows,
       rows - (SELECT count(*) FROM product_import_row WHERE import_id = id)::int AS written,
       created, updated, unchanged
  FROM product_import WHERE key = $1
