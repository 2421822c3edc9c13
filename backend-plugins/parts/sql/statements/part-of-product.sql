-- The number of the part that the product $1 is, and the figures of its published books if it is a machine.
SELECT (SELECT number FROM part WHERE product_id = $1 ORDER BY number LIMIT 1) AS number,
       (SELECT count(*)::int FROM part_book book JOIN part_figure figure ON figure.book_id = book.id
         WHERE book.product_id = $1 AND book.state = 'published') AS figures
