-- Versions are append-only. The erasure of a person takes out who saved them.
CREATE OR REPLACE FUNCTION keep_page_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.saved_by IS NULL
     AND (NEW.id, NEW.slug, NEW.title, NEW.text, NEW.title_de, NEW.text_de, NEW.saved_at)
         IS NOT DISTINCT FROM (OLD.id, OLD.slug, OLD.title, OLD.text, OLD.title_de, OLD.text_de, OLD.saved_at)
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'The versions of a page cannot be changed.' USING ERRCODE = 'insufficient_privilege';
END $$;
