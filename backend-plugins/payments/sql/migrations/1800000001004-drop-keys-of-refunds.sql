-- refund_key has replaced the columns, and the previous version knows only that.
DROP TRIGGER IF EXISTS refund_keys_from_columns ON order_refund;
DROP TRIGGER IF EXISTS refund_keys_of_status ON order_refund;
ALTER TABLE order_refund DROP COLUMN IF EXISTS key, DROP COLUMN IF EXISTS further_keys;
DROP FUNCTION IF EXISTS refund_keys_to_columns, refund_keys_from_columns, refund_keys_of_status;
