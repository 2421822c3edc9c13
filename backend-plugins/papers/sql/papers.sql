-- The time of payment of an order, or of the capture by staff in the engine. Null if unpaid.
CREATE OR REPLACE FUNCTION order_paid_at(so storefront_order) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN so.paid_at IS NOT NULL OR so.state IN ('paid', 'shipped', 'refunded')
              THEN coalesce(so.paid_at, (SELECT min(captured_at) FROM payment WHERE order_id = so.order_id), so.placed_at) END
$$;

-- Whether an order is paid without an invoice, or refunded by more than its credit notes.
CREATE OR REPLACE FUNCTION lacks_paper(of_order varchar) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM storefront_order so
                  WHERE so.order_id = of_order AND order_paid_at(so) IS NOT NULL
                    AND NOT EXISTS (SELECT FROM paper WHERE kind = 'invoice' AND cause_id = of_order))
      OR EXISTS (SELECT FROM refund
                  WHERE order_id = of_order
                    AND NOT EXISTS (SELECT FROM paper WHERE kind = 'credit-note' AND cause_id = refund.id))
         AND (SELECT coalesce(sum(amount), 0) FROM refund WHERE order_id = of_order)
           > (SELECT coalesce(sum(amount), 0) FROM paper WHERE kind = 'credit-note' AND order_id = of_order)
$$;
