-- A page of the orders in these of the engine's states (null: in any) that were created after $4, from $5, before
-- $6 and until $7, newest first: $8 ids after the first $9. Also the number of all, counted up to $10. The index
-- order_by_state has the orders of each combination in this order, however rare they are among all orders.
WITH state AS MATERIALIZED (
  SELECT status, payment_status, fulfillment_status
    FROM unnest(enum_range(NULL::order_status_enum)) status,
         unnest(enum_range(NULL::order_payment_status_enum)) payment_status,
         unnest(enum_range(NULL::order_fulfillment_status_enum)) fulfillment_status
   WHERE coalesce(status::text = ANY ($1::text[]), $1 IS NULL)
     AND coalesce(payment_status::text = ANY ($2::text[]), $2 IS NULL)
     AND coalesce(fulfillment_status::text = ANY ($3::text[]), $3 IS NULL))
SELECT ARRAY(
         SELECT found.id
           FROM state s CROSS JOIN LATERAL (
                SELECT o.id, o.created_at FROM "order" o
                 WHERE (o.status, o.payment_status, o.fulfillment_status)
                     = (s.status, s.payment_status, s.fulfillment_status)
                   AND o.created_at > coalesce($4::timestamptz, '-infinity')
                   AND o.created_at >= coalesce($5::timestamptz, '-infinity')
                   AND o.created_at < coalesce($6::timestamptz, 'infinity')
                   AND o.created_at <= coalesce($7::timestamptz, 'infinity')
                 ORDER BY o.created_at DESC LIMIT $8::int + $9::int) found
          ORDER BY found.created_at DESC, found.id DESC LIMIT $8 OFFSET $9) AS ids,
       (SELECT count(*)::int FROM (
          SELECT FROM state s CROSS JOIN LATERAL (
                 SELECT FROM "order" o
                  WHERE (o.status, o.payment_status, o.fulfillment_status)
                      = (s.status, s.payment_status, s.fulfillment_status)
                    AND o.created_at > coalesce($4::timestamptz, '-infinity')
                    AND o.created_at >= coalesce($5::timestamptz, '-infinity')
                    AND o.created_at < coalesce($6::timestamptz, 'infinity')
                    AND o.created_at <= coalesce($7::timestamptz, 'infinity')
                  LIMIT $10::int) o
           LIMIT $10) counted) AS count
