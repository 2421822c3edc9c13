-- The orders of each day (UTC, by its number since 1970) in each of the states $1 that were placed before a moment a
-- minute ago: all of them are committed. The index by state has those of a day together.
WITH day AS (
  SELECT state, first, first + interval '24 hours' AS next, until
    FROM (SELECT date_trunc('milliseconds', now() - interval '1 minute') AS until) known,
         unnest($1::varchar[]) state,
         LATERAL (SELECT min(placed_at) AS at FROM storefront_order so WHERE so.state = state.state) oldest,
         generate_series(date_trunc('day', oldest.at, 'UTC'), until, '24 hours') first)
SELECT (extract(epoch FROM first) / 86400)::int AS day, state, count, until
  FROM day CROSS JOIN LATERAL (
       SELECT count(*)::int FROM storefront_order so
        WHERE so.state = day.state AND so.placed_at >= first AND so.placed_at < least(next, until)) placed
 WHERE count > 0 ORDER BY day
