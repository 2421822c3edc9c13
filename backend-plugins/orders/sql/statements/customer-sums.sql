-- Orders and payments of the customers $1, in the order of their ids; sums are in the currency $2, in the smallest unit.
SELECT customer.id AS _id, customer.email, customer.first_name, customer.last_name, customer.created_at AS since,
       placed.orders, placed.last_order_at, paid.paid
  FROM unnest($1::text[]) WITH ORDINALITY AS wanted (id, place)
  JOIN customer ON customer.id = wanted.id
 CROSS JOIN LATERAL (SELECT count(*)::int AS orders, max(placed_at) AS last_order_at FROM storefront_order
                      WHERE customer_id = customer.id AND state NOT IN ('cancelled', 'expired')) AS placed
 CROSS JOIN LATERAL customer_payments(customer.id, $2) AS paid
 ORDER BY wanted.place
