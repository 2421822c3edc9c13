-- The fields of an address, with the prefix `shipping` or `billing`.
CREATE OR REPLACE FUNCTION audit_address(prefix text, given jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_object_agg(prefix || '_' || field, given->field)
    FROM unnest(ARRAY['first_name', 'last_name', 'company', 'phone', 'address_1', 'address_2', 'city',
                      'province', 'postal_code', 'country_code']) AS field
$$;

-- Returns the records that a row is a part of, with its fields there: an address may be that of an order twice.
-- What comes with a new product is not a change of it.
CREATE OR REPLACE FUNCTION audit_parts(audited text, given jsonb)
RETURNS TABLE (noun text, subject text, name text, fields jsonb) LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF given IS NULL OR given->>'deleted_at' IS NOT NULL THEN RETURN; END IF;
  CASE audited
    WHEN 'order' THEN
      RETURN QUERY SELECT 'order', (given->>'id')::text, (given->>'display_id')::text,
             jsonb_build_object('customer', c.email)
             || audit_address('shipping', (SELECT to_jsonb(a) FROM address a
                                            WHERE a.id = given->>'shipping_address_id'))
             || audit_address('billing', (SELECT to_jsonb(a) FROM address a
                                           WHERE a.id = given->>'billing_address_id'))
        FROM customer c WHERE c.id = given->>'customer_id';
    WHEN 'address' THEN
      RETURN QUERY SELECT 'order', (o.id)::text, (o.display_id)::text, audit_address('shipping', given)
        FROM "order" o WHERE o.shipping_address_id = given->>'id';
      RETURN QUERY SELECT 'order', (o.id)::text, (o.display_id)::text, audit_address('billing', given)
        FROM "order" o WHERE o.billing_address_id = given->>'id';
    WHEN 'note' THEN
      RETURN QUERY SELECT 'order', (o.id)::text, (o.display_id)::text,
             jsonb_build_object('note', given->'value')
        FROM "order" o WHERE given->>'resource_type' = 'order' AND o.id = given->>'resource_id';
      RETURN QUERY SELECT 'customer', (c.id)::text, lower(c.email)::text,
             jsonb_build_object('note', given->'value',
                                'pinned_note', CASE WHEN is_pinned(given->'metadata') THEN given->'value' END)
        FROM customer c WHERE given->>'resource_type' = 'customer' AND c.id = given->>'resource_id';
      RETURN QUERY SELECT 'note', (given->>'id')::text, (given->>'resource_id')::text,
             jsonb_build_object('note', given->'value')
       WHERE NOT EXISTS (SELECT FROM "order" o WHERE given->>'resource_type' = 'order'
                                                 AND o.id = given->>'resource_id')
         AND NOT EXISTS (SELECT FROM customer c WHERE given->>'resource_type' = 'customer'
                                                  AND c.id = given->>'resource_id');
    WHEN 'product_option' THEN
      RETURN QUERY SELECT 'product', (p.id)::text, (p.title)::text,
             jsonb_build_object('option', given->'title')
        FROM product p WHERE p.id = given->>'product_id' AND p.created_at < now();
    WHEN 'product_option_value' THEN
      RETURN QUERY SELECT 'product', (p.id)::text, (p.title)::text,
             jsonb_build_object('option_value', given->'value')
        FROM product_variant v JOIN product p ON p.id = v.product_id
       WHERE v.id = given->>'variant_id' AND p.created_at < now();
    WHEN 'country' THEN
      RETURN QUERY SELECT 'region', (r.id)::text, (r.name)::text,
             jsonb_build_object('country', given->'iso_2')
        FROM region r WHERE r.id = given->>'region_id';
    WHEN 'store_currencies' THEN
      RETURN QUERY SELECT 'store', (s.id)::text, (s.name)::text,
             jsonb_build_object('currency', given->'currency_code')
        FROM store s WHERE s.id = given->>'store_id';
    ELSE
      RETURN QUERY SELECT 'region', (r.id)::text, (r.name)::text,
             jsonb_build_object(replace(replace(audited, 'region_', ''), '_providers', '_provider'),
                                given->'provider_id')
        FROM region r WHERE r.id = given->>'region_id';
  END CASE;
END $$;

-- Records a change of a part as one of each record that it is, or was, a part of.
CREATE OR REPLACE FUNCTION audit_part() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  acting_id text := current_setting('harrow.actor', true);
BEGIN
  INSERT INTO audit_entry (actor_id, actor, action, subject, name, before, after)
  SELECT acting_id, audit_actor(acting_id), noun || '.updated', subject, coalesce(latter.name, former.name),
         CASE WHEN former.fields IS NOT NULL THEN was END,
         CASE WHEN latter.fields IS NOT NULL THEN is_now END
    FROM audit_parts(TG_TABLE_NAME, to_jsonb(OLD)) former
    FULL JOIN audit_parts(TG_TABLE_NAME, to_jsonb(NEW)) latter USING (noun, subject),
    LATERAL (
      SELECT jsonb_object_agg(key, former.fields->key) AS was,
             jsonb_object_agg(key, latter.fields->key) AS is_now
        FROM jsonb_object_keys(coalesce(former.fields, '{}') || coalesce(latter.fields, '{}')) key
       WHERE former.fields->key IS DISTINCT FROM latter.fields->key) changed
   WHERE coalesce(was, is_now) IS NOT NULL;
  RETURN NULL;
END $$;
