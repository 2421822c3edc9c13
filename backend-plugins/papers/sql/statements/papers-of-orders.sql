SELECT id, order_id AS "orderId", kind, year, number, issued_on::text AS "issuedOn", amount, currency_code AS currency,
       cause_id AS "causeId"
  FROM paper WHERE order_id = ANY ($1) ORDER BY id
