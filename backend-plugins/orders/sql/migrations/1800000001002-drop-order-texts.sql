-- order_search_words has replaced them, and the previous version reads only that.
DROP TABLE IF EXISTS order_search_text, order_search_progress;
DROP FUNCTION IF EXISTS add_changed_order_text, add_changed_address_text, order_buyer_text;
