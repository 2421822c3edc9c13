CREATE OR REPLACE TRIGGER refund_keys_from_columns AFTER INSERT OR UPDATE OF key, further_keys ON order_refund
  FOR EACH ROW EXECUTE FUNCTION refund_keys_from_columns();
CREATE OR REPLACE TRIGGER refund_keeps_provider_key BEFORE UPDATE OF provider_key ON order_refund
  FOR EACH ROW EXECUTE FUNCTION refund_keeps_provider_key();
CREATE OR REPLACE TRIGGER refund_keys_of_status BEFORE UPDATE OF status ON order_refund
  FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION refund_keys_of_status();

CREATE OR REPLACE TRIGGER refund_keys_to_columns AFTER INSERT ON refund_key
  FOR EACH ROW EXECUTE FUNCTION refund_keys_to_columns();
