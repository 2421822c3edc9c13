-- Adds replacements one after the other.
SELECT supersede(old, ARRAY(SELECT item->>'part' FROM jsonb_array_elements(items) item)::part_number[],
                 ARRAY(SELECT (item->>'quantity')::int FROM jsonb_array_elements(items) item), machine, keys->>'from', keys->>'to', "from", "to",
                 "isTwoWay", "sellsOut", since, note)
  FROM jsonb_to_recordset($1::jsonb)
    AS given (old text, items jsonb, machine text, keys jsonb, "from" text, "to" text, "isTwoWay" boolean,
              "sellsOut" boolean, since date, note text)
