-- Stores an event ($1, $2) with the members of its object ($3), and claims it for its first attempt
-- if it is to be handled ($4). Returns no row if it was stored before.
INSERT INTO stripe_event (id, type, payment, handled_at, attempts, next_attempt_at)
VALUES ($1, $2, $3, CASE WHEN $4 THEN NULL ELSE now() END, CASE WHEN $4 THEN 1 ELSE 0 END,
        next_attempt(0))
    ON CONFLICT DO NOTHING
RETURNING id;
