-- A step of a replacement as lib/steps.ts reads it.
CREATE OR REPLACE FUNCTION part_step(step part_supersession) RETURNS json LANGUAGE sql STABLE AS $$
  SELECT json_build_object('old', step.old_part, 'machine', step.product_id, 'fromKey', step.from_key,
           'toKey', step.to_key, 'isTwoWay', step.is_two_way, 'sellsOut', step.sells_out, 'since', step.since,
           'items', (SELECT coalesce(json_agg(json_build_object('part', new_part, 'quantity', quantity) ORDER BY new_part), '[]')
                       FROM part_supersession_item WHERE supersession_id = step.id))
$$;
