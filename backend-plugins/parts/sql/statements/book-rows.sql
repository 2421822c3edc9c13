-- The lines of the book $1, as its table has them.
SELECT assemblies, figure, title, item, level, part, name, quantity, serial_from AS "from", serial_to AS "to",
       usable_on AS "usableOn", note
  FROM part_book_row WHERE book_id = $1 ORDER BY figure_position, position
