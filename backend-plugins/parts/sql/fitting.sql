-- What follows answers as lib/three-values.ts does: null is not known.

-- The products that fitted a machine before what is not known was told apart.
DROP FUNCTION IF EXISTS fitting_products;

-- Whether a range has a serial number, by its key; one that is not known is in the range of all.
CREATE OR REPLACE FUNCTION holds_at(from_key text, to_key text, key text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT from_key = '' AND to_key = '~' OR key COLLATE "C" BETWEEN from_key AND to_key
$$;

-- Whether a step of a replacement holds on a machine. One for the machine goes before one for every machine, at the
-- serial numbers that it has.
CREATE OR REPLACE FUNCTION step_holds(step part_supersession, machine text, key text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN step.product_id = machine THEN holds_at(step.from_key, step.to_key, key)
              WHEN step.product_id IS NOT NULL THEN false
              ELSE true <> ALL (SELECT holds_at(own.from_key, own.to_key, key) FROM part_supersession own
                                 WHERE own.old_part = step.old_part AND own.product_id = machine) END
$$;

-- The products that fit a machine, or may, at the key of a serial number, or at one that is not known: listed parts, what
-- replaces them there, and what may stand in for them. OFFSET 0 keeps the planner from reading the steps and parts of
-- the whole shop; its guess of how many there are is so high that it would compile the query first.
CREATE OR REPLACE FUNCTION products_of_machine(machine text, key text)
RETURNS TABLE (product_id varchar, fits boolean) LANGUAGE sql STABLE SET jit = off AS $$
  WITH RECURSIVE listed AS (
    SELECT part::text COLLATE "C" AS part, holds_at(from_key, to_key, key) AND (usable_on = '{}' OR NULL) AS fits
      FROM part_fitment WHERE part_fitment.product_id = machine),
  later AS (
    SELECT part, fits FROM listed WHERE fits IS NOT FALSE
    UNION
    SELECT next.part, later.fits AND holds
      FROM later
           CROSS JOIN LATERAL (
             SELECT step, item.new_part::text COLLATE "C" AS part
               FROM part_supersession step JOIN part_supersession_item item ON item.supersession_id = step.id
              WHERE step.old_part = later.part OFFSET 0) next
           CROSS JOIN LATERAL step_holds(next.step, machine, key) holds
     WHERE holds IS NOT FALSE),
  earlier AS (
    SELECT part, fits FROM listed WHERE fits IS NOT FALSE
    UNION
    SELECT next.part, earlier.fits AND holds
      FROM earlier
           CROSS JOIN LATERAL (
             SELECT step, step.old_part::text COLLATE "C" AS part
               FROM part_supersession_item item JOIN part_supersession step ON step.id = item.supersession_id
              WHERE item.new_part = earlier.part AND step.is_two_way OFFSET 0) next
           CROSS JOIN LATERAL step_holds(next.step, machine, key) holds
     WHERE holds IS NOT FALSE)
  SELECT sold.product_id, bool_or(related.fits)
    FROM (SELECT * FROM later UNION SELECT * FROM earlier) related
         CROSS JOIN LATERAL (SELECT part.product_id FROM part
                              WHERE part.number = related.part AND part.product_id IS NOT NULL OFFSET 0) sold
   GROUP BY 1
$$;
