-- Adds parts: their numbers ($1), as printed ($2), and their names ($3).
INSERT INTO part (number, printed, name)
SELECT * FROM unnest($1::text[], $2::text[], $3::text[])
    ON CONFLICT (number) DO NOTHING
