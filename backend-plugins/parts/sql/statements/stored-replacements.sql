-- All replacements, as lib/replaced/replaced-plan.ts reads them, by their old parts.
SELECT step.old_part AS old, step.product_id AS machine,
       json_build_object('from', step.from_key, 'to', step.to_key) AS keys, step.serial_from AS "from",
       step.serial_to AS "to", step.is_two_way AS "isTwoWay", step.sells_out AS "sellsOut", step.since::text, step.note,
       (SELECT json_agg(json_build_object('part', new_part, 'quantity', quantity) ORDER BY new_part)
          FROM part_supersession_item WHERE supersession_id = step.id) AS items
  FROM part_supersession step ORDER BY step.old_part, step.product_id NULLS FIRST, step.from_key
