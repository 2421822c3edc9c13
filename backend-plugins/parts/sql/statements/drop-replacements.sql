-- Deletes the replacements with these keys: old parts ($1), machines ($2) and beginnings ($3).
DELETE FROM part_supersession step USING unnest($1::text[], $2::text[], $3::text[]) given (old, machine, from_key)
 WHERE step.old_part = given.old AND step.product_id IS NOT DISTINCT FROM given.machine AND step.from_key = given.from_key
