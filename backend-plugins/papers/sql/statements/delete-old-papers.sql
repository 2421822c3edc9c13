-- Deletes the content of up to $1 papers after their retention period. The numbers stay, so the series has no gap.
UPDATE paper SET content = NULL, pdf = NULL
 WHERE id IN (SELECT id FROM paper WHERE content IS NOT NULL AND keep_until <= current_date
               ORDER BY keep_until LIMIT $1)
RETURNING id
