-- A condition costs an order almost nothing: its update of the stock stops there unless it crosses 0.
CREATE OR REPLACE TRIGGER catalogue_search_changes AFTER INSERT OR DELETE ON product
  FOR EACH ROW EXECUTE FUNCTION catalogue_search_note();
CREATE OR REPLACE TRIGGER catalogue_search_updates AFTER UPDATE ON product FOR EACH ROW
  WHEN ((OLD.title, OLD.description, OLD.status, OLD.created_at, OLD.deleted_at,
         OLD.metadata->'specifications', OLD.metadata->'name_de', OLD.metadata->'description_de',
         OLD.metadata->'specifications_de')
        IS DISTINCT FROM
        (NEW.title, NEW.description, NEW.status, NEW.created_at, NEW.deleted_at,
         NEW.metadata->'specifications', NEW.metadata->'name_de', NEW.metadata->'description_de',
         NEW.metadata->'specifications_de'))
  EXECUTE FUNCTION catalogue_search_note();
DROP FUNCTION IF EXISTS catalogue_search_note_product;

CREATE OR REPLACE TRIGGER catalogue_search_changes AFTER INSERT OR DELETE ON product_variant
  FOR EACH ROW EXECUTE FUNCTION catalogue_search_note();
CREATE OR REPLACE TRIGGER catalogue_search_updates AFTER UPDATE ON product_variant FOR EACH ROW
  WHEN ((OLD.product_id, OLD.sku, OLD.barcode, OLD.ean, OLD.upc, OLD.variant_rank, OLD.created_at,
         OLD.deleted_at, OLD.inventory_quantity > 0)
        IS DISTINCT FROM
        (NEW.product_id, NEW.sku, NEW.barcode, NEW.ean, NEW.upc, NEW.variant_rank, NEW.created_at,
         NEW.deleted_at, NEW.inventory_quantity > 0))
  EXECUTE FUNCTION catalogue_search_note();
DROP FUNCTION IF EXISTS catalogue_search_note_product_variant;

CREATE OR REPLACE TRIGGER catalogue_search_changes AFTER INSERT OR DELETE ON product_variant_money_amount
  FOR EACH ROW EXECUTE FUNCTION catalogue_search_note();
CREATE OR REPLACE TRIGGER catalogue_search_updates AFTER UPDATE ON product_variant_money_amount FOR EACH ROW
  EXECUTE FUNCTION catalogue_search_note();
DROP FUNCTION IF EXISTS catalogue_search_note_product_variant_money_amount;

CREATE OR REPLACE TRIGGER catalogue_search_changes AFTER INSERT OR DELETE ON money_amount
  FOR EACH ROW EXECUTE FUNCTION catalogue_search_note();
CREATE OR REPLACE TRIGGER catalogue_search_updates AFTER UPDATE ON money_amount FOR EACH ROW
  WHEN ((OLD.amount, OLD.currency_code, OLD.price_list_id, OLD.region_id, OLD.min_quantity,
         OLD.max_quantity, OLD.deleted_at)
        IS DISTINCT FROM
        (NEW.amount, NEW.currency_code, NEW.price_list_id, NEW.region_id, NEW.min_quantity,
         NEW.max_quantity, NEW.deleted_at))
  EXECUTE FUNCTION catalogue_search_note();
DROP FUNCTION IF EXISTS catalogue_search_note_money_amount;

CREATE OR REPLACE TRIGGER catalogue_search_changes AFTER INSERT OR DELETE ON product_category_product
  FOR EACH ROW EXECUTE FUNCTION catalogue_search_note();
CREATE OR REPLACE TRIGGER catalogue_search_updates AFTER UPDATE ON product_category_product FOR EACH ROW
  EXECUTE FUNCTION catalogue_search_note();
DROP FUNCTION IF EXISTS catalogue_search_note_product_category_product;

CREATE OR REPLACE TRIGGER catalogue_search_changes AFTER INSERT OR DELETE ON product_rating
  FOR EACH ROW EXECUTE FUNCTION catalogue_search_note();
CREATE OR REPLACE TRIGGER catalogue_search_updates AFTER UPDATE ON product_rating FOR EACH ROW
  EXECUTE FUNCTION catalogue_search_note();
DROP FUNCTION IF EXISTS catalogue_search_note_product_rating;

CREATE OR REPLACE TRIGGER catalogue_search_changes AFTER INSERT OR DELETE ON product_category
  FOR EACH ROW EXECUTE FUNCTION catalogue_search_on_category();
CREATE OR REPLACE TRIGGER catalogue_search_updates AFTER UPDATE ON product_category FOR EACH ROW
  WHEN ((OLD.name, OLD.metadata->'name_de') IS DISTINCT FROM (NEW.name, NEW.metadata->'name_de'))
  EXECUTE FUNCTION catalogue_search_on_category();

-- PostgreSQL cannot replace a constraint trigger
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_trigger WHERE tgname = 'catalogue_search_at_commit') THEN
    CREATE CONSTRAINT TRIGGER catalogue_search_at_commit AFTER INSERT ON catalogue_search_pending
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION catalogue_search_at_commit();
  END IF;
END $$;
