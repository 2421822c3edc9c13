-- The steps that lead away from the part $1 and those that lead to it, $2 of each.
SELECT (SELECT json_build_object('count', count(*), 'data', coalesce(json_agg(shown_step(step) ORDER BY place)
                 FILTER (WHERE place <= $2), '[]'))
          FROM (SELECT step, row_number() OVER (ORDER BY product_id NULLS FIRST, from_key) AS place
                  FROM part_supersession step WHERE old_part = $1) own) AS "replacedBy",
       (SELECT json_build_object('count', count(*), 'data', coalesce(json_agg(shown_step(step) ORDER BY place)
                 FILTER (WHERE place <= $2), '[]'))
          FROM (SELECT step, row_number() OVER (ORDER BY step.old_part, step.product_id NULLS FIRST, step.from_key) AS place
                  FROM part_supersession_item item JOIN part_supersession step ON step.id = item.supersession_id
                 WHERE item.new_part = $1) own) AS replaces
