-- Adds a draft, or changes it: its id ($1), machine ($2), code ($3), revision ($4), title ($5) and range ($6 to $9).
INSERT INTO part_book (id, product_id, code, revision, title, from_key, to_key, serial_from, serial_to)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
    ON CONFLICT (id) DO UPDATE
   SET title = excluded.title, from_key = excluded.from_key, to_key = excluded.to_key,
       serial_from = excluded.serial_from, serial_to = excluded.serial_to, imported_at = now()
