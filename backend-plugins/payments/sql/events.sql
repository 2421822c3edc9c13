-- The order of the payment that an event is about, if it has one.
CREATE OR REPLACE FUNCTION order_of_event(payment jsonb) RETURNS varchar
LANGUAGE sql STABLE AS $$
  SELECT order_id FROM payment_intent
   WHERE intent_id = coalesce(payment->>'payment_intent', payment->>'id')
$$;

-- Disputes about payments of this shop whose closing has not arrived. Events arrive in any order.
CREATE OR REPLACE VIEW open_dispute AS
SELECT (opened.payment->>'id')::varchar AS id, min(opened.received_at) AS opened_at,
       intent.intent_id, intent.order_id,
       min((opened.payment->>'amount')::bigint) AS amount,
       min(opened.payment->>'currency')::varchar AS currency_code
  FROM stripe_event opened
  JOIN payment_intent intent ON intent.intent_id = opened.payment->>'payment_intent'
 WHERE opened.type = 'charge.dispute.created'
   AND NOT EXISTS (SELECT FROM stripe_event closed
                    WHERE closed.type = 'charge.dispute.closed'
                      AND closed.payment->>'id' = opened.payment->>'id')
 GROUP BY opened.payment->>'id', intent.intent_id, intent.order_id;
