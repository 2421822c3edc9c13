-- Sets the words of the mails of the kind $1; returns no row if nothing changes.
INSERT INTO shop_mail AS mail (kind, subject, opening, closing) VALUES ($1, $2, $3, $4)
    ON CONFLICT (kind) DO UPDATE
       SET subject = excluded.subject, opening = excluded.opening, closing = excluded.closing, updated_at = now()
     WHERE (mail.subject, mail.opening, mail.closing)
           IS DISTINCT FROM (excluded.subject, excluded.opening, excluded.closing)
RETURNING kind
