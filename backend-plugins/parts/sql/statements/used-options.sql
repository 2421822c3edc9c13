-- The codes that lines of the books of the machine $1 are for; retired books count, because they can be published again.
SELECT DISTINCT unnest(line.usable_on) AS code
  FROM part_book book JOIN part_figure figure ON figure.book_id = book.id JOIN part_line line ON line.figure_id = figure.id
 WHERE book.product_id = $1
