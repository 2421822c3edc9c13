-- The figures of the book $1, in order.
SELECT assembly_path(figure.assembly_id) AS assemblies, figure.number, figure.title, coalesce(figure.drawing, '') AS img,
       (SELECT count(DISTINCT item)::int FROM part_line WHERE figure_id = figure.id) AS items,
       cardinality(unplaced_items(figure)) AS unplaced
  FROM part_figure figure WHERE figure.book_id = $1 ORDER BY figure.position
