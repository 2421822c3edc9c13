-- A step of a replacement as lib/steps.ts reads it.
CREATE OR REPLACE FUNCTION part_step(step part_supersession) RETURNS json LANGUAGE sql STABLE AS $$
  SELECT json_build_object('old', step.old_part, 'machine', step.product_id, 'fromKey', step.from_key,
           'toKey', step.to_key, 'isTwoWay', step.is_two_way, 'sellsOut', step.sells_out, 'since', step.since,
           'items', (SELECT coalesce(json_agg(json_build_object('part', new_part, 'quantity', quantity) ORDER BY new_part), '[]')
                       FROM part_supersession_item WHERE supersession_id = step.id))
$$;

-- A step of a replacement as staff see it.
CREATE OR REPLACE FUNCTION shown_step(step part_supersession) RETURNS json LANGUAGE sql STABLE AS $$
  SELECT json_build_object(
           'old', (SELECT json_build_object('part', printed, 'name', name) FROM part WHERE number = step.old_part),
           'parts', (SELECT coalesce(json_agg(json_build_object('part', part.printed, 'name', part.name,
                              'quantity', item.quantity) ORDER BY item.new_part), '[]')
                       FROM part_supersession_item item JOIN part ON part.number = item.new_part
                      WHERE item.supersession_id = step.id),
           'machine', (SELECT json_build_object('handle', coalesce(handle, id), 'name', title)
                         FROM product WHERE id = step.product_id),
           'from', step.serial_from, 'to', step.serial_to, 'isTwoWay', step.is_two_way, 'sellsOut', step.sells_out,
           'since', step.since, 'note', step.note)
$$;
