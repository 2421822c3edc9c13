-- The last import of a book, and the last change of the callouts of a figure: the history records both.
ALTER TABLE part_book ADD COLUMN imported_at timestamptz NOT NULL DEFAULT now();
ALTER TABLE part_figure ADD COLUMN placed_at timestamptz;
