-- Orders that lack an invoice or a credit note, and papers whose number comes after a gap or is a double.
SELECT order_id AS problem FROM storefront_order WHERE lacks_paper(order_id)
UNION ALL
SELECT concat_ws(' ', kind, year, number)
  FROM (SELECT kind, year, number, row_number() OVER (PARTITION BY kind, year ORDER BY number) AS place FROM paper) paper
 WHERE number <> place
