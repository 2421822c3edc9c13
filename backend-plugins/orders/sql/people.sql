-- The email of someone who acts: a login of the stock admin, or a customer with or without rights.
CREATE OR REPLACE FUNCTION person_email(person_id text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT email FROM "user" WHERE id = person_id),
                  (SELECT email FROM customer WHERE id = person_id))
$$;
