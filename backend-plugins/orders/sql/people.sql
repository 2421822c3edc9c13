-- The email of someone who acts: a login of the stock admin, or a customer with or without rights.
CREATE OR REPLACE FUNCTION person_email(person_id text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT email FROM "user" WHERE id = person_id),
                  (SELECT email FROM customer WHERE id = person_id))
$$;

-- The id to record for a member of staff: their login of the stock admin, or else their customer.
CREATE OR REPLACE FUNCTION staff_id(staff_email text, customer_id text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT id FROM "user" WHERE lower(email) = staff_email AND deleted_at IS NULL LIMIT 1), customer_id)
$$;

-- What a customer has paid in a currency less refunds, and the refunds, in the smallest unit.
CREATE OR REPLACE FUNCTION customer_payments(buyer_id text, currency text, OUT paid float8, OUT refunded float8)
LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(so.amount - coalesce(payments.refunded, 0)), 0), coalesce(sum(payments.refunded), 0)
    FROM storefront_order so JOIN "order" o ON o.id = so.order_id AND o.currency_code = currency
    LEFT JOIN LATERAL (SELECT sum(amount_refunded) AS refunded FROM payment
                        WHERE order_id = so.order_id AND captured_at IS NOT NULL) AS payments ON true
   WHERE so.customer_id = buyer_id AND so.paid_at IS NOT NULL
$$;

-- Whether a note about a customer, which has this metadata, is also shown on the customer's orders and their slips.
CREATE OR REPLACE FUNCTION is_pinned(metadata jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(metadata->'pinned' = 'true', false)
$$;
