CREATE OR REPLACE TRIGGER link_part BEFORE INSERT ON part FOR EACH ROW EXECUTE FUNCTION link_part();
CREATE OR REPLACE TRIGGER record_parts AFTER UPDATE ON part FOR EACH ROW
  WHEN ((OLD.printed, OLD.name, OLD.product_id) IS DISTINCT FROM (NEW.printed, NEW.name, NEW.product_id))
  EXECUTE FUNCTION record_parts();

CREATE OR REPLACE TRIGGER link_part_insert AFTER INSERT ON product_variant
  FOR EACH ROW WHEN (NEW.sku IS NOT NULL) EXECUTE FUNCTION link_numbered_part();
CREATE OR REPLACE TRIGGER link_part_delete AFTER DELETE ON product_variant
  FOR EACH ROW WHEN (OLD.sku IS NOT NULL) EXECUTE FUNCTION link_numbered_part();
CREATE OR REPLACE TRIGGER link_part_update AFTER UPDATE ON product_variant
  FOR EACH ROW WHEN ((OLD.sku, OLD.deleted_at, OLD.product_id) IS DISTINCT FROM (NEW.sku, NEW.deleted_at, NEW.product_id))
  EXECUTE FUNCTION link_numbered_part();

CREATE OR REPLACE TRIGGER record_parts AFTER INSERT OR UPDATE OR DELETE ON machine
  FOR EACH ROW EXECUTE FUNCTION record_parts();
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON machine FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_change('machine', 'product_id');

CREATE OR REPLACE TRIGGER record_parts AFTER INSERT OR UPDATE OR DELETE ON machine_serials
  FOR EACH ROW EXECUTE FUNCTION record_parts();
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON machine_serials FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_change('machine', 'product_id');

CREATE OR REPLACE TRIGGER record_parts AFTER INSERT OR UPDATE OR DELETE ON machine_option
  FOR EACH ROW EXECUTE FUNCTION record_parts();
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON machine_option FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_change('machine', 'product_id');

CREATE OR REPLACE TRIGGER record_parts AFTER INSERT OR UPDATE OR DELETE ON serial_scheme
  FOR EACH ROW EXECUTE FUNCTION record_parts();
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON serial_scheme FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_change('serial_scheme', 'name');

CREATE OR REPLACE TRIGGER record_parts AFTER INSERT OR UPDATE OR DELETE ON part_supersession
  FOR EACH ROW EXECUTE FUNCTION record_parts();

CREATE OR REPLACE TRIGGER record_parts AFTER INSERT OR UPDATE OR DELETE ON part_supersession_item
  FOR EACH ROW EXECUTE FUNCTION record_parts();
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE OF quantity ON part_supersession_item FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_change('replaced_part', 'old_part');

CREATE OR REPLACE TRIGGER record_parts AFTER UPDATE OR DELETE ON part_book
  FOR EACH ROW EXECUTE FUNCTION record_parts();
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON part_book FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_change('parts_book', 'id');

CREATE OR REPLACE TRIGGER record_parts AFTER UPDATE ON part_figure
  FOR EACH ROW EXECUTE FUNCTION record_parts();
CREATE OR REPLACE TRIGGER audit AFTER UPDATE OF drawing, width, height, placed_at ON part_figure FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_change('parts_book', 'book_id');

CREATE OR REPLACE TRIGGER record_parts AFTER INSERT OR DELETE ON part_callout
  FOR EACH ROW EXECUTE FUNCTION record_parts();

CREATE OR REPLACE TRIGGER audit AFTER INSERT OR DELETE ON delivered_machine FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_change('order', 'order_id');
