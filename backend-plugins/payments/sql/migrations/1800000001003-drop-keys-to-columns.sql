DROP TRIGGER IF EXISTS refund_keys_to_columns ON refund_key;
