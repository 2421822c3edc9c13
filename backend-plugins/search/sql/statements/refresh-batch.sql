WITH batch AS (SELECT id FROM product WHERE id > $1 ORDER BY id LIMIT $2),
refreshed AS (SELECT catalogue_search_refresh(coalesce(array_agg(id), '{}')) FROM batch)
SELECT max(id) AS "lastId" FROM batch, refreshed
