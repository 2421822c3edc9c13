-- The parts book. A machine is a product; a part is known by its number, which never changes, and is a product too if
-- the shop sells it. Serial numbers are compared by their keys, which src/lib/serial-key.ts derives from the printed
-- numbers and which sort by bytes: '' is the lowest, '~' the highest.
CREATE DOMAIN serial_key AS text COLLATE "C" CHECK (length(VALUE) <= 160);
CREATE DOMAIN part_number AS text COLLATE "C" CHECK (VALUE ~ '^[0-9A-Z]{2,40}$');

-- "hr-14-361" is HR14361. An index depends on this function, so that a change of it must also build the index again.
CREATE FUNCTION part_number_of(printed text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(upper(normalize(printed, NFKC)), '[^0-9A-Z]', '', 'g') COLLATE "C" $$;
CREATE INDEX product_variant_part ON product_variant (part_number_of(sku)) WHERE sku IS NOT NULL AND deleted_at IS NULL;

CREATE TABLE serial_scheme (
  name text PRIMARY KEY CHECK (name ~ '^[a-z0-9]{1,12}$'),
  pattern text NOT NULL, -- anchored, with named groups, for a number's letters and digits in capitals
  family text[] NOT NULL, -- the groups that must be equal for two numbers to be compared
  sequence text[] NOT NULL, -- the groups that give the order, the most significant first
  alphabets jsonb NOT NULL DEFAULT '{}' -- the order of a group's characters where it is not 0 to 9, A to Z
);

CREATE TABLE machine (
  product_id varchar PRIMARY KEY REFERENCES product ON DELETE CASCADE,
  serial_scheme text REFERENCES serial_scheme, -- null: it has no serial numbers
  serial_place text -- "On the frame, right of the drawbar"
);
CREATE INDEX machine_of_scheme ON machine (serial_scheme);

-- The serial numbers that were built as this machine; several rows for several years, plants or gaps.
CREATE TABLE machine_serials (
  product_id varchar NOT NULL REFERENCES machine ON DELETE CASCADE,
  from_key serial_key NOT NULL,
  to_key serial_key NOT NULL,
  serial_from text NOT NULL, -- as printed
  serial_to text, -- null while it is being built
  year_from smallint,
  year_to smallint,
  PRIMARY KEY (from_key, product_id),
  CHECK (from_key <= to_key),
  CHECK (year_from <= year_to),
  CHECK (year_from IS NOT NULL OR year_to IS NULL)
);
CREATE INDEX machine_serials_of_machine ON machine_serials (product_id);

-- What lines of its books may be for, such as R for a V-ring roller.
CREATE TABLE machine_option (
  product_id varchar NOT NULL REFERENCES machine ON DELETE CASCADE,
  code text NOT NULL CHECK (code ~ '^[0-9A-Z]{1,6}$'),
  name text NOT NULL,
  position smallint NOT NULL,
  PRIMARY KEY (product_id, code)
);

CREATE TABLE part (
  number part_number PRIMARY KEY,
  printed text NOT NULL, -- "HR-14-361"
  name text NOT NULL CHECK (name <> ''),
  product_id varchar REFERENCES product ON DELETE SET NULL, -- null: known, but not sold
  generation smallint NOT NULL DEFAULT 0 CHECK (generation >= 0),
  words tsvector GENERATED ALWAYS AS (to_tsvector('simple', name)) STORED,
  UNIQUE (number, generation)
);
CREATE INDEX part_of_product ON part (product_id) WHERE product_id IS NOT NULL;

-- One step of a replacement: the old part gives way to all items of the step together. The generation rises along
-- every item, so that no circle can be stored, even by concurrent writers.
CREATE TABLE part_supersession (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  old_part part_number NOT NULL,
  old_generation smallint NOT NULL,
  product_id varchar REFERENCES machine ON DELETE CASCADE, -- null: on every machine
  from_key serial_key NOT NULL DEFAULT '',
  to_key serial_key NOT NULL DEFAULT '~',
  serial_from text,
  serial_to text,
  is_two_way boolean NOT NULL DEFAULT false, -- the old part also goes where the new one is listed
  sells_out boolean NOT NULL DEFAULT true, -- old stock is still sold
  since date,
  note text,
  UNIQUE (id, old_part, old_generation),
  CONSTRAINT part_supersession_key UNIQUE NULLS NOT DISTINCT (old_part, product_id, from_key),
  CHECK (product_id IS NOT NULL OR (from_key = '' AND to_key = '~')), -- a serial number means something on one machine only
  CHECK (from_key <= to_key),
  FOREIGN KEY (old_part, old_generation) REFERENCES part (number, generation) ON UPDATE CASCADE
);
CREATE INDEX part_supersession_of_machine ON part_supersession (product_id) WHERE product_id IS NOT NULL;
CREATE TABLE part_supersession_item (
  supersession_id bigint NOT NULL,
  old_part part_number NOT NULL,
  old_generation smallint NOT NULL,
  new_part part_number NOT NULL,
  new_generation smallint NOT NULL,
  quantity smallint NOT NULL DEFAULT 1 CHECK (quantity > 0),
  PRIMARY KEY (supersession_id, new_part),
  FOREIGN KEY (supersession_id, old_part, old_generation) REFERENCES part_supersession (id, old_part, old_generation)
    ON UPDATE CASCADE ON DELETE CASCADE,
  FOREIGN KEY (new_part, new_generation) REFERENCES part (number, generation) ON UPDATE CASCADE,
  CONSTRAINT part_supersession_no_circle CHECK (new_generation > old_generation)
);
CREATE INDEX part_supersession_item_old ON part_supersession_item (old_part);
CREATE INDEX part_supersession_item_new ON part_supersession_item (new_part);

CREATE TABLE part_book (
  id varchar PRIMARY KEY,
  product_id varchar NOT NULL REFERENCES machine ON DELETE CASCADE,
  code text NOT NULL, -- "PB-H520-A"; one machine may have a book for each range of years
  revision smallint NOT NULL CHECK (revision > 0),
  title text NOT NULL,
  from_key serial_key NOT NULL DEFAULT '',
  to_key serial_key NOT NULL DEFAULT '~',
  serial_from text,
  serial_to text,
  state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'published', 'retired')),
  created_at timestamptz NOT NULL DEFAULT now(),
  published_at timestamptz,
  UNIQUE (code, revision),
  CHECK (from_key <= to_key),
  CHECK ((state = 'draft') = (published_at IS NULL))
);
CREATE UNIQUE INDEX part_book_published ON part_book (code) WHERE state = 'published';
CREATE UNIQUE INDEX part_book_draft ON part_book (code) WHERE state = 'draft';
CREATE INDEX part_book_of_machine ON part_book (product_id);

-- The table of contents.
CREATE TABLE part_assembly (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  book_id varchar NOT NULL REFERENCES part_book ON DELETE CASCADE,
  parent_id bigint,
  position int NOT NULL,
  name text NOT NULL,
  UNIQUE (id, book_id),
  UNIQUE (book_id, position),
  FOREIGN KEY (parent_id, book_id) REFERENCES part_assembly (id, book_id) ON DELETE CASCADE
);
CREATE INDEX part_assembly_parent ON part_assembly (parent_id);

CREATE TABLE part_figure (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  book_id varchar NOT NULL,
  assembly_id bigint NOT NULL,
  position int NOT NULL, -- in the book
  number text NOT NULL CHECK (number ~ '^[0-9A-Za-z-]{1,20}$'), -- in the address: "20-1"
  title text NOT NULL,
  drawing text, -- null: no drawing yet
  width smallint CHECK (width > 0),
  height smallint CHECK (height > 0),
  UNIQUE (book_id, number),
  UNIQUE (book_id, position),
  FOREIGN KEY (assembly_id, book_id) REFERENCES part_assembly (id, book_id) ON DELETE CASCADE,
  CHECK (num_nulls(drawing, width, height) IN (0, 3))
);
CREATE INDEX part_figure_of_assembly ON part_figure (assembly_id);

-- An item may have several balloons on one drawing.
CREATE TABLE part_callout (
  figure_id bigint NOT NULL REFERENCES part_figure ON DELETE CASCADE,
  position smallint NOT NULL,
  item text NOT NULL,
  x numeric(5, 2) NOT NULL CHECK (x BETWEEN 0 AND 100), -- percent of the drawing
  y numeric(5, 2) NOT NULL CHECK (y BETWEEN 0 AND 100),
  tip_x numeric(5, 2) CHECK (tip_x BETWEEN 0 AND 100), -- the tip of the leader, if the drawing has none
  tip_y numeric(5, 2) CHECK (tip_y BETWEEN 0 AND 100),
  PRIMARY KEY (figure_id, position),
  CHECK (num_nulls(tip_x, tip_y) <> 1)
);

CREATE TABLE part_line (
  figure_id bigint NOT NULL REFERENCES part_figure ON DELETE CASCADE,
  position smallint NOT NULL,
  item text NOT NULL CHECK (item ~ '^[1-9][0-9]{0,3}[A-Z]?$'),
  level smallint NOT NULL DEFAULT 0 CHECK (level BETWEEN 0 AND 5), -- 1 comes with the line of level 0 above it
  part part_number REFERENCES part, -- null: not sold separately
  name text, -- in place of the part's name
  quantity int CHECK (quantity > 0), -- null: as required
  from_key serial_key NOT NULL DEFAULT '',
  to_key serial_key NOT NULL DEFAULT '~',
  serial_from text,
  serial_to text,
  usable_on text[] NOT NULL DEFAULT '{}', -- codes of options; empty: every machine of the book
  note text,
  PRIMARY KEY (figure_id, position),
  CHECK (from_key <= to_key),
  CHECK (part IS NOT NULL OR name IS NOT NULL)
);
CREATE INDEX part_line_of_part ON part_line (part) WHERE part IS NOT NULL;

-- What the published books list, in the transaction that publishes.
CREATE TABLE part_fitment (
  part part_number NOT NULL REFERENCES part,
  product_id varchar NOT NULL REFERENCES machine ON DELETE CASCADE,
  figure_id bigint NOT NULL REFERENCES part_figure ON DELETE CASCADE,
  from_key serial_key NOT NULL,
  to_key serial_key NOT NULL,
  usable_on text[] NOT NULL,
  item text NOT NULL, -- the first one
  quantity int,
  serial_from text,
  serial_to text,
  PRIMARY KEY (part, product_id, figure_id, from_key, to_key, usable_on)
);
CREATE INDEX part_fitment_of_machine ON part_fitment (product_id, part) INCLUDE (from_key, to_key);
CREATE INDEX part_fitment_of_figure ON part_fitment (figure_id);

-- Machines of customers. They have the key of the number as their machine's scheme reads it.
CREATE TABLE owned_machine (
  id varchar PRIMARY KEY,
  customer_id varchar NOT NULL REFERENCES customer ON DELETE CASCADE,
  product_id varchar NOT NULL REFERENCES machine ON DELETE CASCADE,
  serial text, -- as typed; null: not known yet
  serial_key serial_key,
  options text[], -- null: not known
  nickname text CHECK (length(nickname) BETWEEN 1 AND 60),
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  CHECK (serial IS NOT NULL OR serial_key IS NULL), -- a number that the scheme cannot read has no key
  CONSTRAINT owned_machine_twice UNIQUE NULLS NOT DISTINCT (customer_id, product_id, serial_key, nickname)
);
CREATE INDEX owned_machine_of_machine ON owned_machine (product_id);
