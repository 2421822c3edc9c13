-- The orders in each of the states $1 that were placed from the time in $2 on and before the time in $3.
SELECT range.state, sum(found.count)::int AS count
  FROM unnest($1::varchar[], $2::timestamptz[], $3::timestamptz[]) range (state, first, next)
 CROSS JOIN LATERAL (
   SELECT count(*) FROM storefront_order so
    WHERE so.state = range.state AND so.placed_at >= range.first AND so.placed_at < range.next) found
 GROUP BY range.state
