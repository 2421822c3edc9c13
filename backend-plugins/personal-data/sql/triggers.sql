CREATE OR REPLACE TRIGGER hide_erased BEFORE INSERT ON order_search_words FOR EACH ROW
  WHEN (NEW.kind = 'buyer') EXECUTE FUNCTION hide_erased_buyer();
