-- Events of orders whose mail has not been sent.
SELECT subject || ' ' || cause AS problem
  FROM (SELECT 'order.placed' AS subject, order_id AS cause FROM storefront_order
        UNION ALL
        SELECT 'order.paid', order_id FROM storefront_order WHERE paid_at IS NOT NULL
        UNION ALL
        SELECT 'order.' || state, order_id FROM storefront_order WHERE state IN ('shipped', 'cancelled', 'expired')
        UNION ALL
        SELECT 'order.refunded', id FROM refund WHERE order_id IS NOT NULL) event
 WHERE NOT EXISTS (SELECT FROM outbox mail
                    WHERE mail.kind = 'mail' AND mail.state = 'done'
                      AND mail.subject = event.subject AND mail.cause = event.cause)
