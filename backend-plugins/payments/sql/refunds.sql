-- The key of all calls for a refund never changes: with another one the provider would refund again.
CREATE OR REPLACE FUNCTION refund_keeps_provider_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.provider_key := OLD.provider_key;
  RETURN NEW;
END $$;

-- Whether a call that began then may still be on its way at this moment: a process sends it within one
-- minute, waits at most one more, and Stripe works on it for less than two.
CREATE OR REPLACE FUNCTION refund_call_is_out(calling_since timestamptz, moment timestamptz)
RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(calling_since > moment - interval '5 minutes', false)
$$;
