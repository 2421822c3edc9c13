-- Replaces the contents of a draft: assemblies with the positions of their parents, and figures with their lines and
-- callouts.
CREATE OR REPLACE FUNCTION write_book(book text, contents jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM part_assembly WHERE book_id = book;
  INSERT INTO part_assembly (book_id, position, name)
  SELECT book, given.position, given.name
    FROM jsonb_to_recordset(contents->'assemblies') AS given (position int, name text);
  UPDATE part_assembly own SET parent_id = parent.id
    FROM jsonb_to_recordset(contents->'assemblies') AS given (position int, parent int),
         part_assembly parent
   WHERE own.book_id = book AND own.position = given.position
     AND parent.book_id = book AND parent.position = given.parent;
  INSERT INTO part_figure (book_id, assembly_id, position, number, title, drawing, width, height, placed_at)
  SELECT book, assembly.id, given.position, given.number, given.title, given.drawing, given.width, given.height, given."placedAt"
    FROM jsonb_to_recordset(contents->'figures')
      AS given (position int, assembly int, number text, title text, drawing text, width smallint, height smallint,
                "placedAt" timestamptz)
         JOIN part_assembly assembly ON assembly.book_id = book AND assembly.position = given.assembly;
  INSERT INTO part_line (figure_id, position, item, level, part, name, quantity, from_key, to_key, serial_from,
                         serial_to, usable_on, note)
  SELECT figure.id, given.position, given.item, given.level, given.part, given.name, given.quantity, given."fromKey",
         given."toKey", given."from", given."to", ARRAY(SELECT jsonb_array_elements_text(given."usableOn")), given.note
    FROM jsonb_to_recordset(contents->'lines')
      AS given (figure int, position smallint, item text, level smallint, part text, name text, quantity int,
                "fromKey" text, "toKey" text, "from" text, "to" text, "usableOn" jsonb, note text)
         JOIN part_figure figure ON figure.book_id = book AND figure.position = given.figure;
  INSERT INTO part_callout (figure_id, position, item, x, y, tip_x, tip_y)
  SELECT figure.id, given.position, given.item, given.x, given.y, given."tipX", given."tipY"
    FROM jsonb_to_recordset(contents->'callouts')
      AS given (figure int, position smallint, item text, x numeric, y numeric, "tipX" numeric, "tipY" numeric)
         JOIN part_figure figure ON figure.book_id = book AND figure.position = given.figure;
END $$;

-- The path of an assembly, from the top on.
CREATE OR REPLACE FUNCTION assembly_path(assembly bigint) RETURNS text[] LANGUAGE sql STABLE AS $$
  WITH RECURSIVE above AS (
    SELECT name, parent_id, 1 AS distance FROM part_assembly WHERE id = assembly
    UNION ALL
    SELECT parent.name, parent.parent_id, above.distance + 1
      FROM above JOIN part_assembly parent ON parent.id = above.parent_id)
  SELECT array_agg(name ORDER BY distance DESC) FROM above
$$;

-- Items of a figure that no callout of its drawing shows; none without a drawing.
CREATE OR REPLACE FUNCTION unplaced_items(figure part_figure) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN figure.drawing IS NULL THEN '{}' ELSE ARRAY(
    SELECT line.item FROM part_line line
     WHERE line.figure_id = figure.id
       AND NOT EXISTS (SELECT FROM part_callout placed WHERE placed.figure_id = figure.id AND placed.item = line.item)
     GROUP BY line.item ORDER BY min(line.position)) END
$$;

CREATE OR REPLACE VIEW part_book_listed AS
  SELECT book.id AS _id, json_build_object('handle', coalesce(product.handle, product.id), 'name', product.title) AS machine,
         book.code, book.revision, book.title, book.serial_from, book.serial_to, book.state, book.created_at, book.published_at,
         book.product_id, counted.figures, counted.lines, counted.unplaced
    FROM part_book book JOIN product ON product.id = book.product_id
         JOIN LATERAL (
           SELECT count(*)::int AS figures,
                  coalesce(sum((SELECT count(*) FROM part_line WHERE figure_id = figure.id)), 0)::int AS lines,
                  coalesce(sum(cardinality(unplaced_items(figure))), 0)::int AS unplaced
             FROM part_figure figure WHERE figure.book_id = book.id) counted ON true;

-- The lines of books as their tables have them. A name is the line's own, or the part's.
CREATE OR REPLACE VIEW part_book_row AS
  SELECT figure.book_id, figure.position AS figure_position, line.position, assembly_path(figure.assembly_id) AS assemblies,
         figure.number AS figure, figure.title, line.item, line.level, part.printed AS part,
         coalesce(line.name, part.name) AS name, line.quantity, line.serial_from, line.serial_to, line.usable_on, line.note
    FROM part_figure figure JOIN part_line line ON line.figure_id = figure.id
         LEFT JOIN part ON part.number = line.part;
