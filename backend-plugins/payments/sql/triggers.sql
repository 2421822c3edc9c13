CREATE OR REPLACE TRIGGER refund_keeps_provider_key BEFORE UPDATE OF provider_key ON order_refund
  FOR EACH ROW EXECUTE FUNCTION refund_keeps_provider_key();
