-- Sets the words of the mails of the kind $1; returns no row if nothing changes.
INSERT INTO shop_mail AS mail (kind, subject, opening, closing, subject_de, opening_de, closing_de)
VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT (kind) DO UPDATE
       SET subject = excluded.subject, opening = excluded.opening, closing = excluded.closing,
           subject_de = excluded.subject_de, opening_de = excluded.opening_de, closing_de = excluded.closing_de,
           updated_at = now()
     WHERE (mail.subject, mail.opening, mail.closing, mail.subject_de, mail.opening_de, mail.closing_de)
           IS DISTINCT FROM (excluded.subject, excluded.opening, excluded.closing, excluded.subject_de,
                             excluded.opening_de, excluded.closing_de)
RETURNING kind
