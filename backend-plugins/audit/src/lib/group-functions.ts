import { ACTOR, STAFF_ACTS } from './schema';

/** An entry names at most as many customers: more of one statement are several entries. */
const MAX_NAMES = 500;

/** The rows of a statement that its trigger sees, and of these the ones that are new and that are gone. */
const EVENTS = {
  INSERT: { tables: 'NEW TABLE AS latter', added: 'TABLE latter', removed: null },
  DELETE: { tables: 'OLD TABLE AS former', added: null, removed: 'TABLE former' },
  UPDATE: {
    tables: 'OLD TABLE AS former NEW TABLE AS latter',
    added: 'TABLE latter EXCEPT TABLE former',
    removed: 'TABLE former EXCEPT TABLE latter',
  },
};

const CUSTOMER_NAME = `
  coalesce(nullif(trim(concat_ws(' ', customer.first_name, customer.last_name)), '')
             || ' (' || customer.email || ')', customer.email, link.customer_id)`;

type Event = keyof typeof EVENTS;
type Changed = (typeof EVENTS)[Event];

/** Adds the entries of customers who have come into a group, or have left it. */
const entriesOfCustomers = (links: string | null, side: 'before' | 'after'): string =>
  links === null
    ? ''
    : `
    INSERT INTO audit_entry (actor_id, actor, action, subject, name, ${side})
    SELECT acting_id, acting, 'customer_group.updated', id, group_name,
           jsonb_build_object('customers', jsonb_agg(customer_name ORDER BY position))
      FROM (SELECT link.customer_group_id AS id, customer_name,
                   coalesce(customer_group.name, link.customer_group_id) AS group_name,
                   row_number() OVER (PARTITION BY link.customer_group_id
                                      ORDER BY customer_name) - 1 AS position
              FROM (${links}) link
              LEFT JOIN customer_group ON customer_group.id = link.customer_group_id
              LEFT JOIN customer ON customer.id = link.customer_id,
              LATERAL (SELECT ${CUSTOMER_NAME} AS customer_name) named) changed
     GROUP BY id, group_name, position / ${MAX_NAMES}
     ORDER BY group_name, id, position / ${MAX_NAMES} DESC;`;

const NO_LINKS = 'SELECT * FROM price_list_customer_groups WHERE false';

const namesOfGroups = (condition: string): string => `
           jsonb_build_object('customer_groups', coalesce(
             jsonb_agg(group_name ORDER BY group_name) FILTER (WHERE ${condition}), '[]'))`;

/** Adds an entry for each price list, with the names of all groups that it was and is for. */
const entriesOfLists = ({ added, removed }: Changed): string => `
    INSERT INTO audit_entry (actor_id, actor, action, subject, name, before, after)
    WITH added AS (${added ?? NO_LINKS}), removed AS (${removed ?? NO_LINKS})
    SELECT acting_id, acting, 'price_list.updated', list.id, list.name,
           ${namesOfGroups('was')}, ${namesOfGroups('is_now')}
      FROM price_list list,
      LATERAL (
        SELECT coalesce(customer_group.name, customer_group_id) AS group_name, was, is_now
          FROM (SELECT customer_group_id, true AS is_now,
                       (price_list_id, customer_group_id) NOT IN (TABLE added) AS was
                  FROM price_list_customer_groups WHERE price_list_id = list.id
                 UNION ALL
                SELECT customer_group_id, false, true FROM removed WHERE price_list_id = list.id) link
          LEFT JOIN customer_group ON customer_group.id = customer_group_id) of_list
     WHERE list.id IN (SELECT price_list_id FROM added UNION SELECT price_list_id FROM removed)
     GROUP BY list.id, list.name;`;

const TABLES = {
  customer_group_customers: ({ added, removed }: Changed) =>
    entriesOfCustomers(removed, 'before') + entriesOfCustomers(added, 'after'),
  price_list_customer_groups: entriesOfLists,
};

type Table = keyof typeof TABLES;

const nameOf = (table: Table, event: Event) => `audit_${table}_${event.toLowerCase()}`;

const functionFor = (table: Table, event: Event): string => `
  CREATE FUNCTION ${nameOf(table, event)}() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    acting_id text := current_setting('harrow.actor', true);
    acting text := ${ACTOR};
  BEGIN${TABLES[table](EVENTS[event])}
    RETURN NULL;
  END $$`;

const triggerFor = (table: Table, event: Event): string => `
  CREATE TRIGGER audit_${event.toLowerCase()} AFTER ${event} ON ${table}
    REFERENCING ${EVENTS[event].tables} FOR EACH STATEMENT
    WHEN (${STAFF_ACTS}) EXECUTE FUNCTION ${nameOf(table, event)}()`;

/** A table, another whose rows go with its rows, and the column there with their id. */
const CASCADES = [
  ['customer', 'customer_group_customers', 'customer_id'],
  ['customer_group', 'customer_group_customers', 'customer_group_id'],
  ['customer_group', 'price_list_customer_groups', 'customer_group_id'],
  ['price_list', 'price_list_customer_groups', 'price_list_id'],
  ['price_list', 'money_amount', 'price_list_id'],
] as const;

/** Deletes what a foreign key would delete too, but while the row that it belongs to still has a name. */
const DELETE_PARTS = `
  CREATE FUNCTION audit_delete_parts() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    EXECUTE format('DELETE FROM %I WHERE %I = $1', TG_ARGV[0], TG_ARGV[1]) USING OLD.id;
    RETURN OLD;
  END $$`;

const deleteTriggers = CASCADES.map(
  ([table, parts, column]) => `
  CREATE TRIGGER audit_delete_${parts} BEFORE DELETE ON ${table} FOR EACH ROW
    WHEN (${STAFF_ACTS}) EXECUTE FUNCTION audit_delete_parts('${parts}', '${column}')`,
);

const pairs = (Object.keys(TABLES) as Table[]).flatMap((table) =>
  (Object.keys(EVENTS) as Event[]).map((event) => [table, event] as const),
);

export const GROUP_FUNCTION_NAMES = [
  'audit_delete_parts',
  ...pairs.map(([table, event]) => nameOf(table, event)),
];

export const GROUP_DEFINITIONS = [
  ...pairs.flatMap(([table, event]) => [functionFor(table, event), triggerFor(table, event)]),
  ...[DELETE_PARTS, ...deleteTriggers],
];
