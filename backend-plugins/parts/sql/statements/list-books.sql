-- The books of the machine $1, or of all, by code, the newest revision first; with $2 that one alone.
SELECT _id, machine, code, revision, title, serial_from AS "from", serial_to AS "to", state, figures, lines, unplaced,
       created_at AS "createdAt", published_at AS "publishedAt"
  FROM part_book_listed
 WHERE ($1::text IS NULL OR product_id = $1) AND ($2::text IS NULL OR _id = $2)
 ORDER BY code, revision DESC
