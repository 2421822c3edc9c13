-- Erases a person in the caller's transaction, which holds the locks of the account, its orders and the customer and
-- has inserted the row of `erasure`. A second call erases data written since by requests that started earlier.
CREATE OR REPLACE FUNCTION erase_person(person_id varchar, provider_note text, kept_years int) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  words text[] := words_of_person(person_id);
  order_ids varchar[] := ARRAY(SELECT id FROM "order" WHERE customer_id = person_id);
  known_email text;
  proven_email text;
BEGIN
  SELECT lower(c.email), CASE WHEN a.email_verified THEN lower(c.email) END INTO known_email, proven_email
    FROM customer c LEFT JOIN shop_account a ON a.customer_id = c.id WHERE c.id = person_id;
  PERFORM erase_notes(person_id, order_ids, provider_note);
  PERFORM erase_reviews(person_id, words, proven_email);
  PERFORM erase_in_engine(person_id, proven_email);
  UPDATE erasure
     SET image_keys = ARRAY(
           SELECT DISTINCT key
             FROM unnest(image_keys
                         || ARRAY(SELECT image_key FROM image_upload WHERE customer_id = person_id)
                         || ARRAY(SELECT substring(image FROM '([0-9a-f]{64})-[0-9]+\.webp$')
                                    FROM shop_profile WHERE customer_id = person_id)) AS key
            WHERE key IS NOT NULL)
   WHERE customer_id = person_id;
  PERFORM erase_account(person_id);
  PERFORM erase_orders(person_id, kept_years);
  PERFORM erase_history(person_id, words, known_email, proven_email);
END $$;
