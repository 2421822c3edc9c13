-- The figures with the number $2 in the published books of the machine $1, usually one: what they list, and which parts
-- replace the listed ones, in any number of steps, on that machine or on every one.
SELECT figure.id, figure.number, figure.title, figure.drawing, figure.width, figure.height, book.code, book.revision,
       book.title AS "bookTitle", to_json(book.published_at) AS "publishedAt", book.from_key AS "fromKey", book.to_key AS "toKey",
       assembly_path(figure.assembly_id) AS assemblies,
       (SELECT json_build_object('number', number, 'title', title) FROM part_figure
         WHERE book_id = book.id AND position < figure.position ORDER BY position DESC LIMIT 1) AS previous,
       (SELECT json_build_object('number', number, 'title', title) FROM part_figure
         WHERE book_id = book.id AND position > figure.position ORDER BY position LIMIT 1) AS next,
       (SELECT coalesce(json_agg(json_build_object('item', item, 'x', x, 'y', y, 'tipX', tip_x, 'tipY', tip_y)
               ORDER BY position), '[]')
          FROM part_callout WHERE figure_id = figure.id) AS callouts,
       (SELECT coalesce(json_agg(json_build_object('item', item, 'level', level, 'part', part, 'name', name,
                 'quantity', quantity, 'fromKey', from_key, 'toKey', to_key, 'from', serial_from, 'to', serial_to,
                 'usableOn', usable_on, 'note', note) ORDER BY position), '[]')
          FROM part_line WHERE figure_id = figure.id) AS lines,
       replacement.parts, replacement.steps
  FROM part_book book JOIN part_figure figure ON figure.book_id = book.id
       JOIN LATERAL (
         WITH RECURSIVE reached AS (
           SELECT DISTINCT part::text COLLATE "C" AS part FROM part_line
            WHERE figure_id = figure.id AND part IS NOT NULL
           UNION
           SELECT item.new_part::text COLLATE "C"
             FROM reached JOIN part_supersession step
                  ON step.old_part = reached.part AND (step.product_id IS NULL OR step.product_id = book.product_id)
                  JOIN part_supersession_item item ON item.supersession_id = step.id)
         SELECT (SELECT coalesce(json_agg(json_build_object('number', part.number, 'printed', part.printed,
                          'name', part.name, 'productId', part.product_id)), '[]')
                   FROM reached JOIN part ON part.number = reached.part) AS parts,
                (SELECT coalesce(json_agg(part_step(step)), '[]')
                   FROM reached JOIN part_supersession step
                        ON step.old_part = reached.part AND (step.product_id IS NULL OR step.product_id = book.product_id)
                ) AS steps
       ) replacement ON true
 WHERE book.product_id = $1 AND book.state = 'published' AND figure.number = $2
 ORDER BY book.from_key DESC, book.code
