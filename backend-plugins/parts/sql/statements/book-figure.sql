-- The figure with the number $2 of the book $1.
SELECT figure.id, figure.number, figure.title, assembly_path(figure.assembly_id) AS assemblies, figure.drawing,
       figure.width, figure.height, book.state,
       (SELECT coalesce(json_agg(json_build_object('item', item, 'x', x, 'y', y, 'tipX', tip_x, 'tipY', tip_y)
               ORDER BY position), '[]')
          FROM part_callout WHERE figure_id = figure.id) AS callouts,
       (SELECT coalesce(json_agg(json_build_object('item', line.item, 'level', line.level, 'part', part.printed,
                 'name', coalesce(line.name, part.name), 'quantity', line.quantity, 'from', line.serial_from,
                 'to', line.serial_to, 'usableOn', line.usable_on, 'note', line.note) ORDER BY line.position), '[]')
          FROM part_line line LEFT JOIN part ON part.number = line.part WHERE line.figure_id = figure.id) AS lines
  FROM part_book book JOIN part_figure figure ON figure.book_id = book.id
 WHERE book.id = $1 AND figure.number = $2
