UPDATE stripe_event SET last_error = $2
 WHERE id = $1
RETURNING attempts, order_of_event(payment) AS order_id;
