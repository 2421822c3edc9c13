-- The part with the number $1, with all steps that lead to it or away from it, the parts on them, and what lists one of
-- these parts on the machine $2, if there is one.
WITH RECURSIVE behind AS (
  SELECT $1::text COLLATE "C" AS part
  UNION
  SELECT item.new_part::text COLLATE "C" FROM behind JOIN part_supersession_item item ON item.old_part = behind.part),
before AS (
  SELECT $1::text COLLATE "C" AS part
  UNION
  SELECT item.old_part::text COLLATE "C" FROM before JOIN part_supersession_item item ON item.new_part = before.part),
reached AS (SELECT part FROM behind UNION SELECT part FROM before)
SELECT own.number, own.printed, own.name,
       (SELECT json_agg(json_build_object('number', part.number, 'printed', part.printed, 'name', part.name,
                 'productId', part.product_id))
          FROM reached JOIN part ON part.number = reached.part) AS parts,
       (SELECT coalesce(json_agg(part_step(step)), '[]')
          FROM reached JOIN part_supersession step ON step.old_part = reached.part) AS steps,
       (SELECT coalesce(json_agg(json_build_object('part', fitment.part, 'item', fitment.item,
                 'quantity', fitment.quantity, 'fromKey', fitment.from_key, 'toKey', fitment.to_key,
                 'from', fitment.serial_from, 'to', fitment.serial_to, 'usableOn', fitment.usable_on,
                 'figure', json_build_object('number', figure.number, 'title', figure.title))
               ORDER BY fitment.figure_id, fitment.from_key), '[]')
          FROM reached JOIN part_fitment fitment ON fitment.part = reached.part AND fitment.product_id = $2
               JOIN part_figure figure ON figure.id = fitment.figure_id) AS fitments
  FROM part own WHERE own.number = $1
