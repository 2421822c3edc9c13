-- The part with the number $1, or the product with that part number if no book lists it, with all steps that lead to it
-- or away from it, the parts on them, and what lists one of these parts on the machine $2, if there is one.
WITH RECURSIVE behind AS (
  SELECT $1::text COLLATE "C" AS part
  UNION
  SELECT item.new_part::text COLLATE "C" FROM behind JOIN part_supersession_item item ON item.old_part = behind.part),
before AS (
  SELECT $1::text COLLATE "C" AS part
  UNION
  SELECT item.old_part::text COLLATE "C" FROM before JOIN part_supersession_item item ON item.new_part = before.part),
reached AS (SELECT part FROM behind UNION SELECT part FROM before),
own AS (
  SELECT number, printed, name, product_id FROM part WHERE number = $1
  UNION ALL
  SELECT $1, variant.sku, product.title, product.id
    FROM published_product product JOIN product_variant variant ON variant.product_id = product.id AND variant.deleted_at IS NULL
   WHERE product.id = product_of_part($1) AND part_number_of(variant.sku) = $1
     AND NOT EXISTS (SELECT FROM part WHERE number = $1))
SELECT own.number, own.printed, own.name,
       (SELECT json_agg(json_build_object('number', part.number, 'printed', part.printed, 'name', part.name,
                 'productId', part.product_id))
          FROM (SELECT number, printed, name, product_id FROM own
                UNION ALL
                SELECT number, printed, name, product_id FROM part
                 WHERE number IN (SELECT part FROM reached) AND number <> $1) part) AS parts,
       (SELECT coalesce(json_agg(part_step(step)), '[]')
          FROM reached JOIN part_supersession step ON step.old_part = reached.part) AS steps,
       (SELECT coalesce(json_agg(json_build_object('part', fitment.part, 'item', fitment.item,
                 'quantity', fitment.quantity, 'fromKey', fitment.from_key, 'toKey', fitment.to_key,
                 'from', fitment.serial_from, 'to', fitment.serial_to, 'usableOn', fitment.usable_on,
                 'figure', json_build_object('number', figure.number, 'title', figure.title))
               ORDER BY fitment.figure_id, fitment.from_key), '[]')
          FROM reached JOIN part_fitment fitment ON fitment.part = reached.part AND fitment.product_id = $2
               JOIN part_figure figure ON figure.id = fitment.figure_id) AS fitments
  FROM own
