-- Moves noted products to the outbox, oldest first, until $1 messages about products wait for each webhook. A product
-- with a waiting message stays noted, because the message may contain the state before the latest change.
WITH room AS (
  SELECT endpoint.id, 'webhook:' || endpoint.id AS lane, $1 - waiting.messages AS messages
    FROM webhook_endpoint endpoint, LATERAL (
      SELECT count(*)::int AS messages FROM outbox
       WHERE kind = 'webhook' AND outbox.lane = 'webhook:' || endpoint.id AND subject = 'product.changed'
         AND state = 'due') waiting
   WHERE EXISTS (SELECT FROM webhook_product_change WHERE endpoint_id = endpoint.id)),
moved AS (
  DELETE FROM webhook_product_change noted
   USING room, LATERAL (
     SELECT product_id FROM webhook_product_change next
      WHERE next.endpoint_id = room.id
        AND NOT EXISTS (SELECT FROM outbox
                         WHERE stream = 'product:' || next.product_id AND outbox.lane = room.lane AND state = 'due')
      ORDER BY changed_at, product_id LIMIT greatest(room.messages, 0)) picked
   WHERE noted.endpoint_id = room.id AND noted.product_id = picked.product_id
  RETURNING room.lane, noted.product_id, noted.changed_at)
INSERT INTO outbox (kind, lane, subject, stream, cause, dedupe_key, payload, created_at)
SELECT 'webhook', lane, 'product.changed', 'product:' || product_id, product_id,
       lane || ':product.changed:' || product_id || ':' || pg_current_xact_id(),
       jsonb_build_object('productId', product_id), changed_at
  FROM moved ORDER BY changed_at, product_id
