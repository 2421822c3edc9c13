-- The key of all calls for a refund never changes: with another one the provider would refund again.
CREATE OR REPLACE FUNCTION refund_keeps_provider_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.provider_key := OLD.provider_key;
  RETURN NEW;
END $$;
