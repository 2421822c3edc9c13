CREATE OR REPLACE TRIGGER announce_placed AFTER INSERT ON storefront_order
  REFERENCING NEW TABLE AS placed FOR EACH STATEMENT EXECUTE FUNCTION announce_placed_orders();
CREATE OR REPLACE TRIGGER announce_change AFTER UPDATE OF state, paid_at ON storefront_order FOR EACH ROW
  WHEN (OLD.state IS DISTINCT FROM NEW.state OR OLD.paid_at IS DISTINCT FROM NEW.paid_at)
  EXECUTE FUNCTION announce_order_change();

CREATE OR REPLACE TRIGGER announce_refund AFTER INSERT ON refund FOR EACH ROW
  WHEN (NEW.order_id IS NOT NULL) EXECUTE FUNCTION announce_refund();

CREATE OR REPLACE TRIGGER audit AFTER UPDATE OF replayed_at ON outbox FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_replay();
