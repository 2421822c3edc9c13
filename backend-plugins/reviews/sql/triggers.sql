CREATE OR REPLACE TRIGGER verify_review BEFORE INSERT OR UPDATE OF customer_id, product_id ON shop_review
  FOR EACH ROW WHEN (NEW.customer_id IS NOT NULL AND NEW.product_id IS NOT NULL)
  EXECUTE FUNCTION verify_review();
CREATE OR REPLACE TRIGGER count_review
  AFTER INSERT OR DELETE OR UPDATE OF product_id, point, hidden_reason ON shop_review
  FOR EACH ROW EXECUTE FUNCTION count_review();
CREATE OR REPLACE TRIGGER record_review AFTER INSERT OR UPDATE OR DELETE ON shop_review
  FOR EACH ROW EXECUTE FUNCTION record_review();

-- An order fires it only when it begins or ends to count as bought; placing one does not.
CREATE OR REPLACE TRIGGER verify_reviews AFTER UPDATE OF status, payment_status ON "order" FOR EACH ROW
  WHEN ((OLD.status <> 'canceled' AND OLD.payment_status IN ('captured', 'partially_refunded'))
        <> (NEW.status <> 'canceled' AND NEW.payment_status IN ('captured', 'partially_refunded')))
  EXECUTE FUNCTION verify_reviews_of_order();
