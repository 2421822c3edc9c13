-- Adds the callouts $2 to the figure $1.
WITH given AS (
  SELECT place, item, x, y, "tipX", "tipY"
    FROM ROWS FROM (jsonb_to_recordset($2::jsonb) AS (item text, x numeric, y numeric, "tipX" numeric, "tipY" numeric))
         WITH ORDINALITY AS list (item, x, y, "tipX", "tipY", place))
INSERT INTO part_callout (figure_id, position, item, x, y, tip_x, tip_y)
SELECT $1, place, item, x, y, "tipX", "tipY" FROM given
