-- Adds a step from a part (old) to others, and raises the generations of what lies behind them. Breaks
-- part_supersession_no_circle if one of them leads back to it, or if a chain is longer than 40 steps.
CREATE OR REPLACE FUNCTION supersede(
  old part_number, news text[], quantities int[], machine text, low serial_key, high serial_key,
  printed_low text, printed_high text, two_way boolean, selling_out boolean, since_day date, remark text
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  step bigint;
  lifted record;
BEGIN
  PERFORM FROM part WHERE number = old FOR KEY SHARE; -- waits for a writer that raises it
  INSERT INTO part_supersession (old_part, old_generation, product_id, from_key, to_key, serial_from, serial_to,
                                 is_two_way, sells_out, since, note)
  SELECT old, generation, machine, low, high, printed_low, printed_high, two_way, selling_out, since_day, remark
    FROM part WHERE number = old
  RETURNING id INTO step;
  -- the highest first, so that no item is ever level
  FOR lifted IN
    WITH RECURSIVE behind AS (
      SELECT given.number::text COLLATE "C" AS number, known.generation + 1 AS height, 1 AS depth
        FROM unnest(news) given (number), part known WHERE known.number = old
      UNION
      SELECT item.new_part::text COLLATE "C", behind.height + 1, behind.depth + 1
        FROM behind JOIN part_supersession_item item ON item.old_part = behind.number
       WHERE behind.number <> old AND behind.depth < 40 -- a way back ends here, and the constraint refuses it
    )
    SELECT number, max(height) AS height FROM behind GROUP BY number ORDER BY height DESC
  LOOP
    UPDATE part SET generation = lifted.height
     WHERE number = lifted.number AND generation < lifted.height AND number <> old;
  END LOOP;
  INSERT INTO part_supersession_item (supersession_id, old_part, old_generation, new_part, new_generation, quantity)
  SELECT own.id, own.old_part, own.old_generation, known.number, known.generation, given.quantity
    FROM part_supersession own, unnest(news, quantities) given (number, quantity)
         JOIN part known ON known.number = given.number
   WHERE own.id = step;
  RETURN step;
END $$;
