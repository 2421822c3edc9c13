-- Changes the address ($2) or events ($3) of a webhook ($1) unless null. A new address, or $4, restarts an ended
-- webhook. Returns whether anything has changed, and no row for an unknown webhook.
WITH former AS (SELECT * FROM webhook_endpoint WHERE id = $1 FOR UPDATE),
latter AS (
  SELECT id, coalesce($2, url) AS url, coalesce($3, events) AS events,
         CASE WHEN $4 OR url <> coalesce($2, url) THEN NULL ELSE ended_at END AS ended_at,
         CASE WHEN $4 OR url <> coalesce($2, url) THEN NULL ELSE paused_until END AS paused_until
    FROM former),
changed AS (
  UPDATE webhook_endpoint kept
     SET url = latter.url, events = latter.events, ended_at = latter.ended_at, paused_until = latter.paused_until
    FROM latter
   WHERE kept.id = latter.id
     AND (kept.url, kept.events, kept.ended_at) IS DISTINCT FROM (latter.url, latter.events, latter.ended_at)
  RETURNING kept.id)
SELECT EXISTS (SELECT FROM changed) AS changed FROM former
