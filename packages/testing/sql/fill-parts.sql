-- Parts books for the copied products of a shop: of the table "fill" the machines, 25 figures of 20 lines each, and 50
-- parts for each machine. Ten machines are a series: they share 475 parts, and a twentieth of all parts is common to
-- every series. Deterministic. The search of products does not learn the new part numbers.
BEGIN;
SET LOCAL maintenance_work_mem = '512MB';
SET LOCAL work_mem = '256MB';
-- Triggers and checks of references take longer than the rows. Without the rights of a superuser they run.
SELECT set_config('session_replication_role', 'replica', true)
  FROM pg_roles WHERE rolname = current_user AND rolsuper;

-- A fraction that a name always has.
CREATE FUNCTION pg_temp.fraction(name text) RETURNS float8 LANGUAGE sql IMMUTABLE AS $$
  SELECT (hashtextextended($1, 7) & 1073741823) / 1073741824.0 $$;

CREATE TEMP TABLE copied AS
SELECT product.id, row_number() OVER (ORDER BY product.created_at DESC, product.id) - 1 AS place
  FROM product WHERE id LIKE (SELECT product_id FROM fill) || '\_%';

INSERT INTO serial_scheme (name, pattern, family, sequence)
VALUES ('fill', '^(?<series>[A-Z]\d{3})(?<number>\d{5})$', '{series}', '{number}');
CREATE TEMP TABLE filled_machine AS
SELECT id, place AS m, chr(65 + (place / 1000)::int) || lpad((place % 1000)::text, 3, '0') AS series
  FROM copied, fill WHERE place < machines;
INSERT INTO machine (product_id, serial_scheme, serial_place) SELECT id, 'fill', 'On the frame' FROM filled_machine;
INSERT INTO machine_serials (product_id, from_key, to_key, serial_from, year_from)
SELECT id, 'fill|' || series || '|', 'fill|' || series || '|~', series || '-00001', 2015 FROM filled_machine;

CREATE TEMP TABLE p AS
SELECT n, 'Q' || lpad(n::text, 6, '0') AS number, pg_temp.fraction('part' || n) AS r,
       CASE WHEN n < own THEN n * (machines / 10) / own ELSE -1 END AS series
  FROM fill, LATERAL (SELECT machines * 95 / 2 AS own) x, generate_series(0, machines * 50 - 1) n;
CREATE TEMP TABLE range_of_series AS SELECT series, min(n) AS first, count(*) AS parts FROM p GROUP BY series;

-- Chains of replacements inside a series, of two to seven numbers.
CREATE TEMP TABLE chained AS
WITH link AS (
  SELECT g, pg_temp.fraction('chain' || g) AS r FROM fill, generate_series(1, machines * 30) g),
sized AS (
  SELECT g, CASE WHEN r < .48 THEN 1 WHEN r < .68 THEN 2 WHEN r < .82 THEN 3 WHEN r < .91 THEN 4 WHEN r < .96 THEN 5
                 WHEN r < .985 THEN 6 ELSE 7 END AS size FROM link),
slot AS (SELECT g, row_number() OVER (ORDER BY g) AS place FROM sized, generate_series(1, size)),
placed AS (SELECT number, series, row_number() OVER (ORDER BY series, r) AS place FROM p WHERE series >= 0)
SELECT g AS chain, number, series, (row_number() OVER (PARTITION BY g, series ORDER BY place))::int AS step
  FROM slot JOIN placed USING (place);
CREATE INDEX ON chained (chain, series, step);
ANALYZE p;
ANALYZE chained;

-- Every last number is sold, but one in twenty, and a third of the others.
CREATE TEMP TABLE sold AS
SELECT number, row_number() OVER (ORDER BY n) - 1 AS place
  FROM p LEFT JOIN chained own USING (number)
 WHERE pg_temp.fraction('sold' || p.number) < CASE WHEN EXISTS (
         SELECT FROM chained later
          WHERE later.chain = own.chain AND later.series = own.series AND later.step > own.step) THEN .33 ELSE .95 END;
CREATE TEMP TABLE sold_as AS
SELECT number, copied.id FROM fill CROSS JOIN sold JOIN copied ON copied.place = sold.place + machines;
UPDATE product_variant SET sku = 'Q-' || substr(number, 2, 3) || '-' || substr(number, 5)
  FROM sold_as WHERE product_id = sold_as.id;
INSERT INTO part (number, printed, name, product_id, generation)
SELECT p.number, 'Q-' || substr(p.number, 2, 3) || '-' || substr(p.number, 5),
       (ARRAY['Hex bolt', 'Washer', 'Lock nut', 'Bearing', 'Seal ring', 'Bushing', 'Pin', 'Disc', 'Shaft', 'Hub',
              'Spring', 'Bracket', 'Hose', 'Ram', 'Scraper', 'Plate', 'Guard', 'Chain link', 'Sprocket', 'Gear'])[1 + n * 7 % 20]
         || ' ' || (ARRAY['front', 'rear', 'left', 'right', 'inner', 'outer', 'upper', 'lower'])[1 + floor(r * 8)::int]
         || ' ' || 10 + n % 890,
       sold_as.id, CASE WHEN p.series < 0 THEN 12 ELSE coalesce(step, 1) - 1 END
  FROM p LEFT JOIN chained USING (number) LEFT JOIN sold_as USING (number);

INSERT INTO part_supersession (old_part, old_generation, is_two_way, sells_out)
SELECT one.number, one.step - 1, pg_temp.fraction('both' || one.number) < .4, pg_temp.fraction('out' || one.number) < .8
  FROM chained one JOIN chained next ON next.chain = one.chain AND next.series = one.series AND next.step = one.step + 1
 ORDER BY one.number;
INSERT INTO part_supersession_item (supersession_id, old_part, old_generation, new_part, new_generation, quantity)
SELECT step.id, one.number, one.step - 1, next.number, next.step - 1,
       CASE WHEN pg_temp.fraction('two' || next.number) < .1 THEN 2 ELSE 1 END
  FROM part_supersession step JOIN chained one ON one.number = step.old_part
       JOIN chained next ON next.chain = one.chain AND next.series = one.series AND next.step = one.step + 1;
-- One step in twenty is a kit, with a common part.
INSERT INTO part_supersession_item (supersession_id, old_part, old_generation, new_part, new_generation)
SELECT step.id, step.old_part, step.old_generation, common.number, 12
  FROM part_supersession step JOIN chained ON chained.number = step.old_part
       JOIN range_of_series range ON range.series = -1
       JOIN p common ON common.n = range.first + step.id * 13 % range.parts
 WHERE step.id % 20 = 0;

INSERT INTO part_book (id, product_id, code, revision, title, state, published_at)
SELECT 'book_fill_' || m, id, 'PB-FILL-' || m, 3, 'Parts book', 'published', now() FROM filled_machine;
INSERT INTO part_assembly (book_id, position, name)
SELECT 'book_fill_' || m, place, (ARRAY['Frame', 'Gangs', 'Wheels', 'Hitch', 'Hydraulics'])[place]
  FROM filled_machine, generate_series(1, 5) place;
INSERT INTO part_figure (book_id, assembly_id, position, number, title, drawing, width, height)
SELECT book_id, id, position * 5 + k, position * 10 || '-' || k, name || ' ' || k, '/pictures/figures/x.svg', 960, 600
  FROM part_assembly, generate_series(1, 5) k WHERE book_id LIKE 'book\_fill\_%';
CREATE TEMP TABLE filled_figure AS
SELECT figure.id, m, machine.series, m / 10 AS group_number
  FROM filled_machine machine JOIN part_figure figure ON figure.book_id = 'book_fill_' || m;
INSERT INTO part_callout (figure_id, position, item, x, y)
SELECT id, item, item::text, 5 + (item * 37 + id) % 90, 5 + (item * 53 + id * 7) % 90
  FROM filled_figure, generate_series(1, 20) item;

-- Of the lines 70 % are of the series, 25 % common, a few of those everywhere, and 5 % of anywhere. One in ten items
-- changes at a serial number, and one line in forty has no number.
INSERT INTO part_line (figure_id, position, item, level, part, name, quantity, from_key, to_key, serial_from, serial_to)
SELECT id, i, (i - starts)::text, CASE WHEN is_bare THEN 1 ELSE 0 END,
       CASE WHEN NOT is_bare THEN 'Q' || lpad(n::text, 6, '0') END, CASE WHEN is_bare THEN 'Sleeve' END,
       1 + floor(pg_temp.fraction('quantity' || id || '.' || i) * 6),
       CASE WHEN starts = 1 THEN family || '4' || cut WHEN ends = 1 THEN family ELSE '' END,
       CASE WHEN ends = 1 THEN family || '4' || cut - 1 WHEN starts = 1 THEN family || '~' ELSE '~' END,
       CASE WHEN starts = 1 THEN series || '-0' || cut END, CASE WHEN ends = 1 THEN series || '-0' || cut - 1 END
  FROM (
    SELECT line.*, CASE WHEN kind < .70 THEN own.first + floor(which * own.parts)
                        WHEN kind < .95 THEN common.first + floor(power(which, 4) * common.parts)
                        ELSE floor(which * common.first) END::int AS n
      FROM (SELECT figure.id, figure.m, figure.series, group_number, i, (i % 10 = 5)::int AS starts, (i % 10 = 4)::int AS ends,
                   'fill|' || figure.series || '|' AS family, 1001 + (figure.id * 7919 + i / 10 * 31) % 8000 AS cut,
                   i % 10 NOT IN (4, 5) AND pg_temp.fraction('bare' || figure.id || '.' || i) < .03 AS is_bare,
                   pg_temp.fraction('kind' || figure.id || '.' || i) AS kind,
                   pg_temp.fraction('which' || figure.id || '.' || i) AS which
              FROM filled_figure figure, generate_series(1, 20) i) line
           JOIN range_of_series own ON own.series = group_number
           JOIN range_of_series common ON common.series = -1) given;

-- As a publication does. Each call is planned for the size that the table has by then.
ANALYZE part, part_book, part_figure, part_line;
DO $$
DECLARE
  book text;
BEGIN
  FOR book IN SELECT 'book_fill_' || m FROM filled_machine LOOP PERFORM write_fitments(book); END LOOP;
END $$;
COMMIT;
