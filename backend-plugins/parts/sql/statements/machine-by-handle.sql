-- The machine with the handle $1, with its published books and their contents in order.
SELECT own.product_id AS "productId", coalesce(product.handle, product.id) AS handle, product.title AS name,
       coalesce(product.thumbnail, '') AS img, own.serial_place AS "serialPlace", to_json(scheme) AS scheme,
       (SELECT coalesce(json_agg(json_build_object('fromKey', from_key, 'toKey', to_key, 'from', serial_from,
                 'to', serial_to, 'yearFrom', year_from, 'yearTo', year_to) ORDER BY from_key), '[]')
          FROM machine_serials WHERE product_id = own.product_id) AS serials,
       (SELECT coalesce(json_agg(json_build_object('code', code, 'name', name) ORDER BY position), '[]')
          FROM machine_option WHERE product_id = own.product_id) AS options,
       (SELECT coalesce(json_agg(json_build_object('id', book.id, 'code', book.code, 'revision', book.revision,
                 'title', book.title, 'publishedAt', book.published_at, 'fromKey', book.from_key,
                 'toKey', book.to_key, 'assemblies', contents.assemblies, 'figures', contents.figures)
               ORDER BY book.from_key DESC, book.code), '[]')
          FROM part_book book
          JOIN LATERAL (
            SELECT (SELECT coalesce(json_agg(json_build_object('id', id, 'parentId', parent_id, 'name', name)
                           ORDER BY position), '[]')
                      FROM part_assembly WHERE book_id = book.id) AS assemblies,
                   (SELECT coalesce(json_agg(json_build_object('assemblyId', figure.assembly_id, 'number', figure.number,
                             'title', figure.title, 'img', coalesce(figure.drawing, ''),
                             'items', (SELECT count(DISTINCT item) FROM part_line WHERE figure_id = figure.id))
                           ORDER BY figure.position), '[]')
                      FROM part_figure figure WHERE figure.book_id = book.id) AS figures) contents ON true
         WHERE book.product_id = own.product_id AND book.state = 'published') AS books
  FROM machine own JOIN published_product product ON product.id = own.product_id
       LEFT JOIN serial_scheme scheme ON scheme.name = own.serial_scheme
 WHERE product.handle = $1 OR product.id = $1 AND product.handle IS NULL
