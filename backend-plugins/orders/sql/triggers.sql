-- Placing an order, which is unpaid, fires none of them.
CREATE OR REPLACE TRIGGER keep_state
  AFTER UPDATE OF status, payment_status, fulfillment_status ON "order" FOR EACH ROW
  WHEN (OLD.status <> NEW.status OR OLD.payment_status <> NEW.payment_status
        OR OLD.fulfillment_status <> NEW.fulfillment_status)
  EXECUTE FUNCTION keep_order_state();
CREATE OR REPLACE TRIGGER add_words AFTER UPDATE OF email, shipping_address_id ON "order" FOR EACH ROW
  WHEN (OLD.email <> NEW.email OR OLD.shipping_address_id IS DISTINCT FROM NEW.shipping_address_id)
  EXECUTE FUNCTION add_words_of_order();

CREATE OR REPLACE TRIGGER add_words AFTER UPDATE ON address FOR EACH ROW
  WHEN (order_search_buyer('', OLD) <> order_search_buyer('', NEW))
  EXECUTE FUNCTION add_words_of_address();

CREATE OR REPLACE TRIGGER keep_expired_state BEFORE UPDATE OF expired_at ON storefront_order FOR EACH ROW
  WHEN (NEW.state IN ('cancelled', 'expired') AND OLD.expired_at IS DISTINCT FROM NEW.expired_at)
  EXECUTE FUNCTION keep_expired_order_state();
CREATE OR REPLACE TRIGGER complete BEFORE INSERT ON storefront_order FOR EACH ROW
  WHEN (NEW.amount = 0) EXECUTE FUNCTION complete_storefront_order();
CREATE OR REPLACE TRIGGER note_payment AFTER UPDATE OF paid_at ON storefront_order FOR EACH ROW
  WHEN (OLD.paid_at IS DISTINCT FROM NEW.paid_at) EXECUTE FUNCTION note_payment();
CREATE OR REPLACE TRIGGER note_paid_order AFTER INSERT ON storefront_order FOR EACH ROW
  WHEN (NEW.paid_at IS NOT NULL) EXECUTE FUNCTION note_payment();
CREATE OR REPLACE TRIGGER note_removed_order AFTER DELETE ON storefront_order FOR EACH ROW
  WHEN (OLD.paid_at IS NOT NULL) EXECUTE FUNCTION note_payment();

CREATE OR REPLACE TRIGGER note_refund AFTER INSERT OR DELETE OR UPDATE OF amount, created_at, order_id ON refund
  FOR EACH ROW EXECUTE FUNCTION note_refund();
