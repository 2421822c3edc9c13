SELECT id, at, category, percent::text AS percent, amount, currency_code AS currency, undone_at AS "undoneAt",
       put_back AS "putBack", products AS count
  FROM price_change WHERE id = $1
