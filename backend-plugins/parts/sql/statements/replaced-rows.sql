-- All replacements as their table has them, a row for each new part.
SELECT old.printed AS old, successor.printed AS new, item.quantity, step.is_two_way AS "isTwoWay",
       coalesce(product.handle, product.id) AS machine, step.serial_from AS "from", step.serial_to AS "to",
       step.sells_out AS "sellsOut", step.since::text AS since, step.note
  FROM part_supersession step JOIN part old ON old.number = step.old_part
       JOIN part_supersession_item item ON item.supersession_id = step.id
       JOIN part successor ON successor.number = item.new_part
       LEFT JOIN product ON product.id = step.product_id
 ORDER BY step.old_part, step.product_id NULLS FIRST, step.from_key, item.new_part
