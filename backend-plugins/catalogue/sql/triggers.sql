CREATE OR REPLACE TRIGGER record_changes AFTER INSERT OR DELETE ON product
  FOR EACH ROW EXECUTE FUNCTION record_change();
CREATE OR REPLACE TRIGGER record_updates AFTER UPDATE ON product
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION record_change();
DROP FUNCTION IF EXISTS record_product;
-- Products that are new, or not yet sold, appear in the list of products later, as a change for all pages.
CREATE OR REPLACE TRIGGER record_related AFTER UPDATE ON product
  FOR EACH ROW WHEN (OLD.metadata->'related' IS DISTINCT FROM NEW.metadata->'related'
                     OR OLD.deleted_at IS DISTINCT FROM NEW.deleted_at)
  EXECUTE FUNCTION record_related();

CREATE OR REPLACE TRIGGER record_changes AFTER INSERT OR DELETE ON product_variant
  FOR EACH ROW EXECUTE FUNCTION record_change();
CREATE OR REPLACE TRIGGER record_updates AFTER UPDATE ON product_variant
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION record_change();
-- By row, and not for sales: a statement that places orders would fill the tables of a trigger by statement, whatever
-- its condition.
CREATE OR REPLACE TRIGGER record_stock AFTER INSERT ON product_variant
  FOR EACH ROW WHEN (current_setting('harrow.actor', true) <> '' AND NEW.inventory_quantity <> 0)
  EXECUTE FUNCTION record_stock_movement();
CREATE OR REPLACE TRIGGER record_stock_update AFTER UPDATE OF inventory_quantity ON product_variant
  FOR EACH ROW WHEN ((current_setting('harrow.actor', true) <> '' OR current_setting('harrow.stock_cause', true) <> '')
                     AND OLD.inventory_quantity IS DISTINCT FROM NEW.inventory_quantity)
  EXECUTE FUNCTION record_stock_movement();
CREATE OR REPLACE TRIGGER keep_reserved_sku AFTER INSERT ON product_variant
  FOR EACH ROW WHEN (NEW.sku IS NOT NULL) EXECUTE FUNCTION keep_reserved_sku();
CREATE OR REPLACE TRIGGER keep_reserved_sku_update AFTER UPDATE OF sku ON product_variant
  FOR EACH ROW WHEN (NEW.sku IS DISTINCT FROM OLD.sku AND NEW.sku IS NOT NULL)
  EXECUTE FUNCTION keep_reserved_sku();
DROP FUNCTION IF EXISTS record_product_variant;

-- Those for each row fire for regular prices only, whose product may appear or disappear by them.
CREATE OR REPLACE TRIGGER record_inserts AFTER INSERT ON money_amount
  FOR EACH ROW WHEN (NEW.price_list_id IS NULL) EXECUTE FUNCTION record_change();
CREATE OR REPLACE TRIGGER record_deletes AFTER DELETE ON money_amount
  FOR EACH ROW WHEN (OLD.price_list_id IS NULL) EXECUTE FUNCTION record_change();
CREATE OR REPLACE TRIGGER record_updates AFTER UPDATE ON money_amount
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*
                     AND (OLD.price_list_id IS NULL OR NEW.price_list_id IS NULL))
  EXECUTE FUNCTION record_change();
CREATE OR REPLACE TRIGGER record_listed_insert AFTER INSERT ON money_amount
  REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION record_listed_money_amount();
CREATE OR REPLACE TRIGGER record_listed_delete AFTER DELETE ON money_amount
  REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION record_listed_money_amount();
CREATE OR REPLACE TRIGGER record_listed_update AFTER UPDATE ON money_amount
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION record_listed_money_amount();
DROP FUNCTION IF EXISTS record_money_amount, record_listed_money_amount_insert,
  record_listed_money_amount_delete, record_listed_money_amount_update;

CREATE OR REPLACE TRIGGER record_listed_insert AFTER INSERT ON product_variant_money_amount
  REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION record_listed_product_variant_money_amount();
CREATE OR REPLACE TRIGGER record_listed_delete AFTER DELETE ON product_variant_money_amount
  REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION record_listed_product_variant_money_amount();
CREATE OR REPLACE TRIGGER record_listed_update AFTER UPDATE ON product_variant_money_amount
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION record_listed_product_variant_money_amount();
DROP FUNCTION IF EXISTS record_listed_product_variant_money_amount_insert,
  record_listed_product_variant_money_amount_delete, record_listed_product_variant_money_amount_update,
  record_regular_links;

CREATE OR REPLACE TRIGGER record_regrouping AFTER INSERT OR UPDATE OR DELETE ON product_category_product
  FOR EACH ROW EXECUTE FUNCTION record_regrouping();

CREATE OR REPLACE TRIGGER record_regrouping AFTER INSERT OR UPDATE OR DELETE ON product_rating
  FOR EACH ROW EXECUTE FUNCTION record_regrouping();

CREATE OR REPLACE TRIGGER record_category AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_category
  FOR EACH STATEMENT EXECUTE FUNCTION record_all_products();
DROP FUNCTION IF EXISTS record_category;

CREATE OR REPLACE TRIGGER record_pictures_insert AFTER INSERT ON product_images
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION record_pictures();
CREATE OR REPLACE TRIGGER record_pictures_delete AFTER DELETE ON product_images
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION record_pictures();

CREATE OR REPLACE TRIGGER keep_effect AFTER INSERT OR UPDATE ON price_list
  FOR EACH ROW EXECUTE FUNCTION keep_effect();

CREATE OR REPLACE TRIGGER record_price_list AFTER INSERT OR UPDATE OR DELETE ON price_list_in_effect
  FOR EACH ROW EXECUTE FUNCTION record_price_list();

CREATE OR REPLACE TRIGGER record_price_list AFTER INSERT OR UPDATE OR DELETE ON price_list_customer_groups
  FOR EACH ROW EXECUTE FUNCTION record_price_list();
CREATE OR REPLACE TRIGGER keep_groups_of_lists BEFORE TRUNCATE ON price_list_customer_groups
  FOR EACH STATEMENT EXECUTE FUNCTION keep_groups_of_lists();
-- PostgreSQL cannot replace a constraint trigger
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_trigger WHERE tgname = 'keep_last_group') THEN
    CREATE CONSTRAINT TRIGGER keep_last_group AFTER DELETE ON price_list_customer_groups
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_last_group();
  END IF;
END $$;

CREATE OR REPLACE TRIGGER record_changes AFTER UPDATE ON shop
  FOR EACH STATEMENT EXECUTE FUNCTION record_shop();

-- Every product says what tax its price contains.
CREATE OR REPLACE TRIGGER record_tax AFTER UPDATE OF tax ON shop
  FOR EACH ROW WHEN (OLD.tax IS DISTINCT FROM NEW.tax) EXECUTE FUNCTION record_all_products();

CREATE OR REPLACE TRIGGER record_changes AFTER INSERT OR UPDATE OR DELETE ON shop_page
  FOR EACH STATEMENT EXECUTE FUNCTION record_shop();
