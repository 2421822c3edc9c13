-- The published machines with the words $1 (each anywhere in the name) and below the category $2, if it is not null.
WITH found AS (
  SELECT product.id, coalesce(product.handle, product.id) AS handle, product.title AS name,
         coalesce(product.thumbnail, '') AS img, category.handle AS category_handle, category.name AS category_name,
         category.path, category.ranks
    FROM machine own JOIN published_product product ON product.id = own.product_id
         LEFT JOIN category_of_product category ON category.product_id = product.id
   WHERE lower(product.title) LIKE ALL ($1::text[])),
chosen AS (
  SELECT * FROM found
   WHERE $2::text IS NULL OR path @> ARRAY(SELECT id FROM shown_category WHERE handle = $2) AND
         EXISTS (SELECT FROM shown_category WHERE handle = $2))
SELECT (SELECT count(*)::int FROM chosen) AS count,
       (SELECT coalesce(json_agg(json_build_object('handle', top.handle, 'name', top.name, 'count', top.count)
               ORDER BY top.ranks), '[]')
          FROM (SELECT shown.handle, shown.name, shown.ranks, count(*)::int AS count
                  FROM found JOIN shown_category shown ON shown.id = found.path[1]
                 GROUP BY shown.handle, shown.name, shown.ranks) top) AS categories,
       (SELECT coalesce(json_agg(json_build_object('_id', page.id, 'handle', page.handle, 'name', page.name,
                 'img', page.img, 'category',
                 CASE WHEN page.category_handle IS NOT NULL
                      THEN json_build_object('handle', page.category_handle, 'name', page.category_name) END,
                 'figures', (SELECT count(*)::int FROM part_book book JOIN part_figure figure ON figure.book_id = book.id
                              WHERE book.product_id = page.id AND book.state = 'published'))
               ORDER BY page.name, page.id), '[]')
          FROM (SELECT * FROM chosen ORDER BY name, id LIMIT $3 OFFSET $4) page) AS data
