SELECT id, kind, year, number, issued_on::text AS "issuedOn", amount, currency_code AS currency,
       cause_id AS "causeId"
  FROM paper WHERE order_id = $1 ORDER BY id
