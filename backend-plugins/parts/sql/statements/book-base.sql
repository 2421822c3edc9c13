-- The latest revision of the book with the code $1, whose drawings and callouts the next draft keeps.
SELECT book.id, book.product_id AS "productId", book.revision, book.state, book.title, book.serial_from AS "from",
       book.serial_to AS "to",
       (SELECT coalesce(json_agg(json_build_object('number', figure.number, 'drawing', figure.drawing, 'width', figure.width,
                 'height', figure.height, 'placedAt', figure.placed_at,
                 'callouts', (SELECT coalesce(json_agg(json_build_object('item', item, 'x', x, 'y', y, 'tipX', tip_x,
                                       'tipY', tip_y) ORDER BY position), '[]')
                                FROM part_callout WHERE figure_id = figure.id))), '[]')
          FROM part_figure figure WHERE figure.book_id = book.id) AS figures
  FROM part_book book WHERE book.code = $1 ORDER BY book.revision DESC LIMIT 1
