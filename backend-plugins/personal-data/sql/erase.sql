-- Each function erases one place of personal data; running it again changes nothing. `words` are the names, addresses
-- and numbers of the person. `proven_email` is the verified address, or null: records under an unverified address may
-- belong to someone else.

CREATE OR REPLACE FUNCTION words_of_person(person_id varchar) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(word ORDER BY length(word) DESC, word), '{}')
    FROM (SELECT DISTINCT trim(word) AS word
            FROM (SELECT email, first_name, last_name, concat_ws(' ', first_name, last_name), phone, NULL
                    FROM customer WHERE id = person_id
                  UNION ALL
                  SELECT phone, NULL, NULL, NULL, NULL, NULL FROM shop_profile WHERE customer_id = person_id
                  UNION ALL
                  SELECT o.email, a.first_name, a.last_name, concat_ws(' ', a.first_name, a.last_name), a.phone, a.address_1
                    FROM "order" o JOIN address a ON a.id IN (o.shipping_address_id, o.billing_address_id)
                   WHERE o.customer_id = person_id) known (a, b, c, d, e, f),
                 unnest(ARRAY[a, b, c, d, e, f]) word) words
   WHERE length(word) > 1 AND word NOT LIKE '%@erased.invalid'
$$;

CREATE OR REPLACE FUNCTION erase_account(person_id varchar) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM shop_profile WHERE customer_id = person_id;
  DELETE FROM shop_list WHERE customer_id = person_id;
  DELETE FROM product_watch WHERE customer_id = person_id;
  DELETE FROM owned_machine WHERE customer_id = person_id;
  DELETE FROM customer_group_customers WHERE customer_id = person_id;
  DELETE FROM order_idempotency_key WHERE customer_id = person_id;
  DELETE FROM payment_link WHERE order_id IN (SELECT order_id FROM storefront_order WHERE customer_id = person_id);
  DELETE FROM image_upload WHERE customer_id = person_id;
  UPDATE admin_promotion SET promoted_by = NULL WHERE promoted_by = person_id;
  DELETE FROM admin_promotion WHERE customer_id = person_id;
  UPDATE shop_page_version SET saved_by = NULL WHERE saved_by = person_id;
  DELETE FROM shop_account WHERE customer_id = person_id;
  UPDATE customer
     SET email = erased_email(id), first_name = '', last_name = '', phone = NULL, metadata = NULL, password_hash = NULL,
         billing_address_id = NULL, has_account = false, updated_at = now()
   WHERE id = person_id AND email <> erased_email(id);
  DELETE FROM address
   WHERE customer_id = person_id
     AND NOT EXISTS (SELECT FROM "order" o WHERE address.id IN (o.shipping_address_id, o.billing_address_id))
     AND NOT EXISTS (SELECT FROM cart WHERE address.id IN (cart.shipping_address_id, cart.billing_address_id));
END $$;

-- The text of a review stays, without the author's names, addresses and numbers.
CREATE OR REPLACE FUNCTION erase_reviews(person_id varchar, words text[], proven_email text) RETURNS void
LANGUAGE sql AS $$
  UPDATE shop_review
     SET name = 'A customer', email = erased_email(person_id), review = text_without(review, words),
         answer = text_without(answer, words)
   WHERE (customer_id = person_id OR customer_id IS NULL AND lower(email) = proven_email)
     AND email <> erased_email(person_id)
$$;

-- Notes of staff about the person. No law requires them. A refund records who made it; `provider_note` marks the
-- refunds made at the provider.
CREATE OR REPLACE FUNCTION erase_notes(person_id varchar, order_ids varchar[], provider_note text) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM note WHERE resource_id = person_id OR resource_id = ANY (order_ids);
  UPDATE refund SET note = NULL WHERE order_id = ANY (order_ids) AND note <> provider_note;
  UPDATE order_refund SET note = NULL WHERE order_id = ANY (order_ids) AND note IS NOT NULL;
  UPDATE order_notice SET reason = NULL WHERE order_id = ANY (order_ids) AND reason IS NOT NULL;
END $$;

-- Tables of the engine not written by this shop, except by staff or an earlier version.
CREATE OR REPLACE FUNCTION erase_in_engine(person_id varchar, proven_email text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE cart
     SET email = NULL, context = NULL, metadata = NULL, shipping_address_id = NULL, billing_address_id = NULL
   WHERE customer_id = person_id OR lower(email) = proven_email;
  UPDATE notification SET "to" = erased_email(person_id), data = '{}'
   WHERE customer_id = person_id OR lower("to") = proven_email;
  UPDATE invite SET user_email = erased_email(person_id) WHERE lower(user_email) = proven_email;
  UPDATE "user"
     SET email = erased_email(person_id), first_name = NULL, last_name = NULL, metadata = NULL, password_hash = NULL,
         api_token = NULL
   WHERE lower(email) = proven_email AND deleted_at IS NOT NULL;
END $$;

-- Entries stay, with all ids. See `only_names` in the audit plugin.
CREATE OR REPLACE FUNCTION erase_history(person_id varchar, person_words text[], known_email text, proven_email text)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  pseudonym text := erased_email(person_id);
  people varchar[] := ARRAY(SELECT id FROM "user" WHERE email = pseudonym) || person_id;
  records varchar[] := people || ARRAY(SELECT id FROM "order" WHERE customer_id = person_id)
                       || ARRAY(SELECT id FROM shop_review WHERE customer_id = person_id OR email = pseudonym)
                       || ARRAY(SELECT id FROM invite WHERE user_email = pseudonym);
BEGIN
  PERFORM set_config('harrow.erasing', person_id, true);
  UPDATE audit_entry
     SET actor = CASE WHEN actor_id = ANY (people) OR lower(actor) = proven_email THEN pseudonym ELSE actor END,
         name = CASE WHEN subject = ANY (people) OR lower(name) = known_email THEN pseudonym
                     WHEN is_own THEN text_without(name, person_words) ELSE name END,
         before = fields_without(before, person_words, known_email, pseudonym, is_own),
         after = fields_without(after, person_words, known_email, pseudonym, is_own)
    FROM (SELECT id AS entry_id, is_own
            FROM audit_entry found,
                 LATERAL (SELECT coalesce(subject = ANY (records) OR found.action LIKE 'note.%' AND found.name = person_id
                            OR lower(coalesce(found.before->>'email', found.after->>'email')) = proven_email
                            OR lower(found.name) = proven_email, false) AS is_own) ownership
           WHERE is_own OR actor_id = ANY (people) OR lower(actor) = proven_email
              OR action = 'customer_group.updated'
                 AND lower(coalesce(after, before)->>'customers') LIKE '%' || known_email || '%') about
   WHERE id = entry_id;
  PERFORM set_config('harrow.erasing', '', true);
END $$;
