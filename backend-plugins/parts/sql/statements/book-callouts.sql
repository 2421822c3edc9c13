-- The figures of the book $1, in order, with the items of their lists and their callouts.
SELECT figure.id, figure.number, figure.drawing IS NOT NULL AS "isDrawn",
       (SELECT coalesce(json_agg(item ORDER BY first), '[]')
          FROM (SELECT item, min(position) AS first FROM part_line WHERE figure_id = figure.id GROUP BY item) line) AS items,
       (SELECT coalesce(json_agg(json_build_object('item', item, 'x', x, 'y', y, 'tipX', tip_x, 'tipY', tip_y)
               ORDER BY position), '[]')
          FROM part_callout WHERE figure_id = figure.id) AS callouts
  FROM part_figure figure WHERE figure.book_id = $1 ORDER BY figure.position
