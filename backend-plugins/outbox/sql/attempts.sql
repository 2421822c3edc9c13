-- The wait after a number of attempts: it doubles from the first wait up to an hour.
CREATE OR REPLACE FUNCTION wait_after(attempts integer, first_seconds integer) RETURNS interval
LANGUAGE sql IMMUTABLE AS $$
  SELECT make_interval(secs => least(first_seconds * 2 ^ least(attempts, 9), 3600))
$$;

-- The time of the next attempt after a number of attempts, with a first wait of ten seconds.
CREATE OR REPLACE FUNCTION next_attempt(attempts integer) RETURNS timestamptz
LANGUAGE sql STABLE AS $$
  SELECT now() + wait_after(attempts, 10)
$$;
