import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ACTOR, STAFF_ACTS } from '../lib/schema';

/** The record of an amount of a price list: its product, and all that decides which orders it applies to. */
const FIELDS = `
  CREATE FUNCTION audit_listed_fields(given money_amount) RETURNS jsonb LANGUAGE sql STABLE AS $$
    SELECT jsonb_strip_nulls(jsonb_build_object(
      'product', (SELECT product.title FROM product_variant_money_amount link
                    JOIN product_variant v ON v.id = link.variant_id
                    JOIN product ON product.id = v.product_id
                   WHERE link.money_amount_id = given.id LIMIT 1),
      'amount', given.amount, 'min_quantity', given.min_quantity, 'max_quantity', given.max_quantity))
  $$`;

/** An amount is not yet linked to its variant when it is added; the link is its addition. */
const CHANGE = `
  CREATE FUNCTION audit_listed_amount() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    acting_id text := current_setting('harrow.actor', true);
    changed money_amount;
    former jsonb;
    latter jsonb;
  BEGIN
    IF TG_TABLE_NAME = 'product_variant_money_amount' THEN
      SELECT * INTO changed FROM money_amount
       WHERE id = NEW.money_amount_id AND price_list_id IS NOT NULL;
      IF NOT FOUND THEN RETURN NULL; END IF;
      latter := audit_listed_fields(changed);
    ELSE
      changed := OLD;
      former := audit_listed_fields(OLD);
      IF TG_OP = 'UPDATE' THEN
        IF NEW.deleted_at IS NULL THEN latter := audit_listed_fields(NEW); END IF;
        IF former = latter THEN RETURN NULL; END IF;
      END IF;
    END IF;
    INSERT INTO audit_entry (actor_id, actor, action, subject, name, currency_code, before, after)
    VALUES (acting_id, ${ACTOR}, 'price_list.updated', changed.price_list_id,
            coalesce((SELECT name FROM price_list WHERE id = changed.price_list_id),
                     changed.price_list_id),
            changed.currency_code, former, latter);
    RETURN NULL;
  END $$`;

const REGULAR = (condition: string) => `
  CREATE TRIGGER audit AFTER UPDATE ON money_amount FOR EACH ROW
    WHEN (${condition}) EXECUTE FUNCTION audit_change('product', '')`;

const TRIGGERS = [
  'DROP TRIGGER audit ON money_amount',
  REGULAR(`${STAFF_ACTS} AND NEW.price_list_id IS NULL`),
  `CREATE TRIGGER audit_listed AFTER UPDATE OR DELETE ON money_amount FOR EACH ROW
    WHEN (${STAFF_ACTS} AND OLD.price_list_id IS NOT NULL) EXECUTE FUNCTION audit_listed_amount()`,
  `CREATE TRIGGER audit_listed AFTER INSERT ON product_variant_money_amount FOR EACH ROW
    WHEN (${STAFF_ACTS}) EXECUTE FUNCTION audit_listed_amount()`,
];

/**
 * Records what staff change of the amounts of price lists as changes of the list, with the product;
 * before, an update was one of the product's price.
 */
export class RecordListedAmounts1700000007001 implements MigrationInterface {
  name = 'RecordListedAmounts1700000007001';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const definition of [FIELDS, CHANGE, ...TRIGGERS]) await queryRunner.query(definition);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION audit_listed_amount() CASCADE');
    await queryRunner.query('DROP FUNCTION audit_listed_fields(money_amount)');
    await queryRunner.query('DROP TRIGGER audit ON money_amount');
    await queryRunner.query(REGULAR(STAFF_ACTS));
  }
}
