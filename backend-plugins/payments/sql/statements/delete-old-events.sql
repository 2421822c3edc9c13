-- Deletes some events that were handled long ago ($1 days), and skips rows that another process is
-- deleting. The opening event of a dispute stays until the dispute is closed, and the closing event
-- as long as the opening one exists: without it, the dispute would count as open.
DELETE FROM stripe_event WHERE id IN (
  SELECT id FROM stripe_event event
   WHERE handled_at < now() - make_interval(days => $1)
     AND NOT (type = 'charge.dispute.created'
              AND EXISTS (SELECT FROM open_dispute WHERE id = event.payment->>'id')
              OR type = 'charge.dispute.closed'
              AND EXISTS (SELECT FROM stripe_event opened
                           WHERE opened.type = 'charge.dispute.created'
                             AND opened.payment->>'id' = event.payment->>'id'))
   LIMIT $2 FOR UPDATE SKIP LOCKED);
