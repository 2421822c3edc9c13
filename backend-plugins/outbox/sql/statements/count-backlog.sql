-- Due and failed messages by kind, and the events of the payment provider, which have a separate table.
SELECT kind, count(message.id) FILTER (WHERE state = 'due')::int AS pending,
       count(message.id) FILTER (WHERE state = 'failed')::int AS failed,
       coalesce(extract(epoch FROM now() - min(created_at) FILTER (WHERE state = 'due')), 0)::float AS "oldestSeconds"
  FROM unnest(ARRAY['mail', 'invoice', 'webhook']) AS kind
  LEFT JOIN (SELECT * FROM outbox WHERE state = 'due'
             UNION ALL
             SELECT * FROM outbox WHERE state = 'failed') message USING (kind)
 GROUP BY kind
 UNION ALL
SELECT 'event', count(*)::int, count(last_error)::int,
       coalesce(extract(epoch FROM now() - min(received_at)), 0)::float
  FROM stripe_event WHERE handled_at IS NULL
