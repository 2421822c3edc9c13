-- The products that fit a machine, at the key of a serial number, or at any if it is null: listed parts, what replaces
-- them there, and what may stand in for them.
CREATE OR REPLACE FUNCTION fitting_products(machine text, key text) RETURNS SETOF varchar LANGUAGE sql STABLE AS $$
  WITH RECURSIVE listed AS (
    SELECT DISTINCT part::text COLLATE "C" AS part FROM part_fitment
     WHERE product_id = machine AND (key IS NULL OR key COLLATE "C" BETWEEN from_key AND to_key)),
  later AS (
    SELECT part FROM listed
    UNION
    SELECT item.new_part::text COLLATE "C"
      FROM later JOIN part_supersession step ON step.old_part = later.part
           JOIN part_supersession_item item ON item.supersession_id = step.id
     WHERE step.product_id IS NULL
        OR step.product_id = machine AND (key IS NULL OR key COLLATE "C" BETWEEN step.from_key AND step.to_key)),
  earlier AS (
    SELECT part FROM listed
    UNION
    SELECT step.old_part::text COLLATE "C"
      FROM earlier JOIN part_supersession_item item ON item.new_part = earlier.part
           JOIN part_supersession step ON step.id = item.supersession_id
     WHERE step.is_two_way AND (step.product_id IS NULL
        OR step.product_id = machine AND (key IS NULL OR key COLLATE "C" BETWEEN step.from_key AND step.to_key)))
  SELECT DISTINCT product_id FROM part
   WHERE product_id IS NOT NULL AND number IN (SELECT part FROM later UNION SELECT part FROM earlier)
$$;
