-- The lines that list the part $1: $2 of them from the place $3 on, those of retired books last, and how many there are of
-- the latest $4.
WITH listed AS MATERIALIZED (
  SELECT figure_id, position FROM part_line WHERE part = $1 ORDER BY figure_id DESC LIMIT $4),
page AS (
  SELECT row_number() OVER (ORDER BY book.state = 'retired', product.title, product.id, book.code, book.state = 'draft',
                            book.revision DESC, figure.position, listed.position) AS place,
         listed.figure_id, listed.position, book.id AS book_id, product.id AS product_id
    FROM listed JOIN part_figure figure ON figure.id = listed.figure_id
         JOIN part_book book ON book.id = figure.book_id JOIN product ON product.id = book.product_id
   ORDER BY place LIMIT $2 OFFSET $3)
SELECT (SELECT count(*)::int FROM listed) AS count,
       (SELECT coalesce(json_agg(json_build_object(
                 'machine', json_build_object('handle', coalesce(product.handle, product.id), 'name', product.title),
                 'book', json_build_object('_id', book.id, 'code', book.code, 'revision', book.revision, 'state', book.state),
                 'figure', json_build_object('number', figure.number, 'title', figure.title),
                 'position', line.position, 'item', line.item, 'quantity', line.quantity, 'from', line.serial_from, 'to', line.serial_to,
                 'usableOn', line.usable_on, 'note', line.note) ORDER BY page.place), '[]')
          FROM page JOIN part_line line USING (figure_id, position)
               JOIN part_figure figure ON figure.id = page.figure_id
               JOIN part_book book ON book.id = page.book_id JOIN product ON product.id = page.product_id) AS uses
