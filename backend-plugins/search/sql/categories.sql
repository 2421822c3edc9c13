-- The categories that shoppers see. words are those of a category's name, path and ranks lead from the top level to the
-- category itself.
CREATE OR REPLACE VIEW catalogue_search_shown_category AS
SELECT shown.id, known.number, shown.handle, shown.name, shown.img, known.words,
       ARRAY(SELECT step.number
               FROM unnest(shown.path) WITH ORDINALITY part (id, place)
               JOIN catalogue_search_category step ON step.category_id = part.id
              ORDER BY place) AS path,
       shown.ranks
  FROM shown_category shown JOIN catalogue_search_category known ON known.category_id = shown.id;
