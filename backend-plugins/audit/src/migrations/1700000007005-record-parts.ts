import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ACTOR, STAFF_ACTS } from '../lib/schema';

const ADDRESS_COLUMNS = [
  'first_name',
  'last_name',
  'company',
  'phone',
  'address_1',
  'address_2',
  'city',
  'province',
  'postal_code',
  'country_code',
];

const addressMembers = (prefix: string, row: string): string =>
  ADDRESS_COLUMNS.map((column) => `'${prefix}_${column}', ${row}->'${column}'`).join(', ');

/** The fields of an address, with the prefix `shipping` or `billing`. */
const ADDRESS = `
  CREATE FUNCTION audit_address(prefix text, given jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE prefix WHEN 'shipping' THEN jsonb_build_object(${addressMembers('shipping', 'given')})
                       ELSE jsonb_build_object(${addressMembers('billing', 'given')}) END
  $$`;

const addressOf = (prefix: string): string =>
  `audit_address('${prefix}', (SELECT to_jsonb(a) FROM address a
                                WHERE a.id = given->>'${prefix}_address_id'))`;

const part = (noun: string, subject: string, name: string, fields: string, from = ''): string => `
        RETURN QUERY SELECT '${noun}', (${subject})::text, (${name})::text, ${fields} ${from};`;

/**
 * Returns the records that a row is a part of, with its fields there: an address may be that of an order
 * twice. What comes with a new product is not a change of it.
 */
const PARTS = `
  CREATE FUNCTION audit_parts(audited text, given jsonb)
  RETURNS TABLE (noun text, subject text, name text, fields jsonb) LANGUAGE plpgsql STABLE AS $$
  BEGIN
    IF given IS NULL OR given->>'deleted_at' IS NOT NULL THEN RETURN; END IF;
    CASE audited
      WHEN 'order' THEN ${part(
        'order',
        `given->>'id'`,
        `given->>'display_id'`,
        `jsonb_build_object('customer', c.email) || ${addressOf('shipping')} || ${addressOf('billing')}`,
        `FROM customer c WHERE c.id = given->>'customer_id'`,
      )}
      WHEN 'address' THEN ${['shipping', 'billing']
        .map((prefix) =>
          part(
            'order',
            'o.id',
            'o.display_id',
            `audit_address('${prefix}', given)`,
            `FROM "order" o WHERE o.${prefix}_address_id = given->>'id'`,
          ),
        )
        .join('')}
      WHEN 'note' THEN ${part(
        'order',
        'o.id',
        'o.display_id',
        `jsonb_build_object('note', given->'value')`,
        `FROM "order" o WHERE given->>'resource_type' = 'order' AND o.id = given->>'resource_id'`,
      )}${part(
        'note',
        `given->>'id'`,
        `given->>'resource_id'`,
        `jsonb_build_object('note', given->'value')`,
        `WHERE NOT EXISTS (SELECT FROM "order" o WHERE given->>'resource_type' = 'order'
                                                    AND o.id = given->>'resource_id')`,
      )}
      WHEN 'product_option' THEN ${part(
        'product',
        'p.id',
        'p.title',
        `jsonb_build_object('option', given->'title')`,
        `FROM product p WHERE p.id = given->>'product_id' AND p.created_at < now()`,
      )}
      WHEN 'product_option_value' THEN ${part(
        'product',
        'p.id',
        'p.title',
        `jsonb_build_object('option_value', given->'value')`,
        `FROM product_variant v JOIN product p ON p.id = v.product_id
               WHERE v.id = given->>'variant_id' AND p.created_at < now()`,
      )}
      WHEN 'country' THEN ${part(
        'region',
        'r.id',
        'r.name',
        `jsonb_build_object('country', given->'iso_2')`,
        `FROM region r WHERE r.id = given->>'region_id'`,
      )}
      WHEN 'store_currencies' THEN ${part(
        'store',
        's.id',
        's.name',
        `jsonb_build_object('currency', given->'currency_code')`,
        `FROM store s WHERE s.id = given->>'store_id'`,
      )}
      ELSE ${part(
        'region',
        'r.id',
        'r.name',
        `jsonb_build_object(replace(replace(audited, 'region_', ''), '_providers', '_provider'),
                                   given->'provider_id')`,
        `FROM region r WHERE r.id = given->>'region_id'`,
      )}
    END CASE;
  END $$`;

/** Records a change of a part as one of each record that it is, or was, a part of. */
const CHANGE = `
  CREATE FUNCTION audit_part() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    acting_id text := current_setting('harrow.actor', true);
  BEGIN
    INSERT INTO audit_entry (actor_id, actor, action, subject, name, before, after)
    SELECT acting_id, ${ACTOR}, noun || '.updated', subject, coalesce(latter.name, former.name),
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
  END $$`;

/** The tables of the parts and the statements to record, in the order in which placing an order locks them. */
const TABLES = [
  {
    table: '"order"',
    on: 'UPDATE OF customer_id, shipping_address_id, billing_address_id',
  },
  { table: 'address', on: 'UPDATE' },
  { table: 'note', on: 'INSERT OR UPDATE OR DELETE' },
  { table: 'product_option', on: 'INSERT OR UPDATE OR DELETE' },
  { table: 'product_option_value', on: 'INSERT OR UPDATE OR DELETE' },
  { table: 'country', on: 'UPDATE OF region_id' },
  { table: 'region_payment_providers', on: 'INSERT OR DELETE' },
  { table: 'region_fulfillment_providers', on: 'INSERT OR DELETE' },
  { table: 'store_currencies', on: 'INSERT OR DELETE' },
];

const LOCK = `
  LOCK TABLE ${TABLES.map(({ table }) => table).join(', ')} IN SHARE ROW EXCLUSIVE MODE`;

const triggerOn = ({ table, on }: (typeof TABLES)[number]): string => `
  CREATE TRIGGER audit_part AFTER ${on} ON ${table} FOR EACH ROW
    WHEN (${STAFF_ACTS}) EXECUTE FUNCTION audit_part()`;

/**
 * Records what staff change of rows that are parts of an order, a product, a region or the store: the
 * history had no entry for the addresses and notes of an order, nor for its change of customer.
 */
export class RecordParts1700000007005 implements MigrationInterface {
  name = 'RecordParts1700000007005';

  async up(queryRunner: QueryRunner): Promise<void> {
    const triggers = TABLES.map(triggerOn);
    for (const definition of [LOCK, ADDRESS, PARTS, CHANGE, ...triggers]) {
      await queryRunner.query(definition);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION audit_part() CASCADE');
    await queryRunner.query('DROP FUNCTION audit_parts(text, jsonb)');
    await queryRunner.query('DROP FUNCTION audit_address(text, jsonb)');
  }
}
