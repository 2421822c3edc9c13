-- Adds the entries of customers who have come into groups, or have left them, once for each statement. An entry
-- names at most 500 customers: larger statements write several entries.
CREATE OR REPLACE FUNCTION audit_members(group_ids text[], customer_ids text[], are_added boolean)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  acting_id text := current_setting('harrow.actor', true);
BEGIN
  INSERT INTO audit_entry (actor_id, actor, action, subject, name, before, after)
  SELECT acting_id, audit_actor(acting_id), 'customer_group.updated', id, group_name,
         CASE WHEN NOT are_added THEN customers END, CASE WHEN are_added THEN customers END
    FROM (SELECT id, group_name, position / 500 AS part,
                 jsonb_build_object('customers', jsonb_agg(customer_name ORDER BY position)) AS customers
            FROM (SELECT link.group_id AS id, customer_name,
                         coalesce(customer_group.name, link.group_id) AS group_name,
                         row_number() OVER (PARTITION BY link.group_id
                                            ORDER BY customer_name) - 1 AS position
                    FROM unnest(group_ids, customer_ids) link (group_id, customer_id)
                    LEFT JOIN customer_group ON customer_group.id = link.group_id
                    LEFT JOIN customer ON customer.id = link.customer_id,
                    LATERAL (
                      SELECT coalesce(
                               nullif(trim(concat_ws(' ', customer.first_name, customer.last_name)), '')
                                 || ' (' || customer.email || ')',
                               customer.email, link.customer_id) AS customer_name) named) changed
           GROUP BY id, group_name, part) parts
   ORDER BY group_name, id, part DESC;
END $$;

CREATE OR REPLACE FUNCTION audit_customer_group_customers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_OP
    WHEN 'INSERT' THEN
      PERFORM audit_members(array_agg(customer_group_id), array_agg(customer_id), true) FROM latter;
    WHEN 'DELETE' THEN
      PERFORM audit_members(array_agg(customer_group_id), array_agg(customer_id), false) FROM former;
    ELSE
      PERFORM audit_members(array_agg(customer_group_id), array_agg(customer_id), false)
         FROM (TABLE former EXCEPT TABLE latter) removed;
      PERFORM audit_members(array_agg(customer_group_id), array_agg(customer_id), true)
         FROM (TABLE latter EXCEPT TABLE former) added;
  END CASE;
  RETURN NULL;
END $$;

-- Adds an entry for each price list that has come to a group or left one, with the names of all groups that it was
-- and is for. Of each pair of arrays the first has lists and the second their groups.
CREATE OR REPLACE FUNCTION audit_groups_of_lists(
  added_lists text[], added_groups text[], removed_lists text[], removed_groups text[])
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  acting_id text := current_setting('harrow.actor', true);
BEGIN
  INSERT INTO audit_entry (actor_id, actor, action, subject, name, before, after)
  SELECT acting_id, audit_actor(acting_id), 'price_list.updated', list.id, list.name,
         jsonb_build_object('customer_groups', coalesce(
           jsonb_agg(group_name ORDER BY group_name) FILTER (WHERE was), '[]')),
         jsonb_build_object('customer_groups', coalesce(
           jsonb_agg(group_name ORDER BY group_name) FILTER (WHERE is_now), '[]'))
    FROM price_list list,
    LATERAL (
      SELECT coalesce(customer_group.name, group_id) AS group_name, was, is_now
        FROM (SELECT customer_group_id AS group_id, true AS is_now,
                     (price_list_id, customer_group_id) NOT IN (
                       SELECT * FROM unnest(added_lists, added_groups)) AS was
                FROM price_list_customer_groups WHERE price_list_id = list.id
               UNION ALL
              SELECT group_id, false, true
                FROM unnest(removed_lists, removed_groups) removed (list_id, group_id)
               WHERE list_id = list.id) link
        LEFT JOIN customer_group ON customer_group.id = group_id) of_list
   WHERE list.id = ANY (added_lists) OR list.id = ANY (removed_lists)
   GROUP BY list.id, list.name;
END $$;

CREATE OR REPLACE FUNCTION audit_price_list_customer_groups() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  added record;
  removed record;
BEGIN
  CASE TG_OP
    WHEN 'INSERT' THEN
      PERFORM audit_groups_of_lists(array_agg(price_list_id), array_agg(customer_group_id), '{}', '{}') FROM latter;
    WHEN 'DELETE' THEN
      PERFORM audit_groups_of_lists('{}', '{}', array_agg(price_list_id), array_agg(customer_group_id)) FROM former;
    ELSE
      SELECT array_agg(price_list_id) AS lists, array_agg(customer_group_id) AS groups INTO added
        FROM (TABLE latter EXCEPT TABLE former) changed;
      SELECT array_agg(price_list_id) AS lists, array_agg(customer_group_id) AS groups INTO removed
        FROM (TABLE former EXCEPT TABLE latter) changed;
      PERFORM audit_groups_of_lists(added.lists, added.groups, removed.lists, removed.groups);
  END CASE;
  RETURN NULL;
END $$;

-- Deletes what a foreign key would delete too, but while the row that it belongs to still has a name.
CREATE OR REPLACE FUNCTION audit_delete_parts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('DELETE FROM %I WHERE %I = $1', TG_ARGV[0], TG_ARGV[1]) USING OLD.id;
  RETURN OLD;
END $$;
