-- The replacement address of an erased person. It cannot receive mail (RFC 2606).
CREATE OR REPLACE FUNCTION erased_email(person_id text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT 'erased-' || lower(person_id) || '@erased.invalid'
$$;

-- Replaces the words of a person in a text with "…". Single names are case-sensitive: "Will" is a name, "will" is not.
CREATE OR REPLACE FUNCTION text_without(given text, words text[]) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  word text;
BEGIN
  FOREACH word IN ARRAY words LOOP
    given := regexp_replace(given,
      '(?<![[:alnum:]])' || regexp_replace(word, '([].^$*+?(){}|\\[])', '\\\1', 'g') || '(?![[:alnum:]])',
      '…', CASE WHEN word ~ '[[:space:]@0-9]' THEN 'gi' ELSE 'g' END);
  END LOOP;
  RETURN given;
END $$;

-- Removes a person from the fields of a history entry. In an entry about the person, personal fields become null; their
-- names stay and show the change. In a list of customers, the pseudonym replaces the person.
CREATE OR REPLACE FUNCTION fields_without(
  fields jsonb, words text[], person_email text, pseudonym text, is_own boolean) RETURNS jsonb
LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_object_agg(key, CASE
           WHEN key = 'customers' AND jsonb_typeof(value) = 'array' THEN (
             SELECT jsonb_agg(CASE WHEN lower(customer) = person_email
                                     OR right(lower(customer), length(person_email) + 2) = '(' || person_email || ')'
                                   THEN pseudonym ELSE customer END ORDER BY place)
               FROM jsonb_array_elements_text(value) WITH ORDINALITY listed (customer, place))
           WHEN NOT is_own THEN value
           WHEN key IN ('email', 'user_email', 'first_name', 'last_name', 'name', 'phone', 'company', 'customer', 'note',
                       'pinned_note')
             OR key ~ '^(shipping|billing)_' AND key !~ '_country_code$' THEN 'null'
           WHEN jsonb_typeof(value) = 'string' THEN to_jsonb(text_without(value #>> '{}', words))
           ELSE value END), fields)
    FROM jsonb_each(fields)
$$;
