import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links each row to the engine's record of it: the first to the first of the same amount and source. */
const LINK_RECORDS = `
  WITH rows AS (
    SELECT id, order_id, amount,
           row_number() OVER (PARTITION BY order_id, amount ORDER BY created_at, id) AS place
      FROM order_refund WHERE status = 'booked'),
  records AS (
    SELECT id, order_id, amount,
           row_number() OVER (PARTITION BY order_id, amount ORDER BY created_at, id) AS place
      FROM refund WHERE order_id IN (SELECT order_id FROM rows)
       AND note IS DISTINCT FROM 'Refunded at the payment provider.')
  UPDATE order_refund linked SET record_id = records.id
    FROM rows JOIN records USING (order_id, amount, place) WHERE linked.id = rows.id`;

/**
 * For one release: the previous version reads and writes the keys in columns of `order_refund`. It
 * deleted refunds that were not made, so their keys are free for it.
 */
const KEY_FUNCTIONS = {
  refund_keys_from_columns: `
    BEGIN
      INSERT INTO refund_key (order_id, key, refund_id)
      SELECT NEW.order_id, key, NEW.id
        FROM unnest(NEW.further_keys || NEW.key) key WHERE key IS NOT NULL
          ON CONFLICT (order_id, key) DO UPDATE SET refund_id = EXCLUDED.refund_id, amount = NULL
       WHERE refund_key.refund_id <> EXCLUDED.refund_id;
      RETURN NULL;
    END`,
  refund_keys_to_columns: `
    BEGIN
      UPDATE order_refund SET further_keys = further_keys || NEW.key
       WHERE id = NEW.refund_id AND key IS DISTINCT FROM NEW.key AND NEW.key <> ALL (further_keys);
      RETURN NULL;
    END`,
  refund_keeps_provider_key: `
    BEGIN
      NEW.provider_key := OLD.provider_key; -- the previous version changed it after a failed call
      RETURN NEW;
    END`,
  refund_keys_of_status: `
    BEGIN
      IF NEW.status = 'not_made' THEN
        NEW.key := NULL;
        NEW.further_keys := '{}';
      ELSIF OLD.status = 'not_made' THEN
        NEW.further_keys := ARRAY(SELECT key FROM refund_key WHERE refund_id = NEW.id);
      END IF;
      RETURN NEW;
    END`,
};

const KEY_TRIGGERS = [
  `refund_keys_from_columns AFTER INSERT OR UPDATE OF key, further_keys ON order_refund
     FOR EACH ROW EXECUTE FUNCTION refund_keys_from_columns()`,
  `refund_keys_to_columns AFTER INSERT ON refund_key
     FOR EACH ROW EXECUTE FUNCTION refund_keys_to_columns()`,
  `refund_keeps_provider_key BEFORE UPDATE OF provider_key ON order_refund
     FOR EACH ROW EXECUTE FUNCTION refund_keeps_provider_key()`,
  `refund_keys_of_status BEFORE UPDATE OF status ON order_refund
     FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION refund_keys_of_status()`,
];

/**
 * Makes `order_refund` the mirror of the provider's list: refunds of its dashboard and of late
 * payments get rows too, rows keep their outcome, and each is linked to the record in the engine.
 */
export class MirrorRefunds1700000002040 implements MigrationInterface {
  name = 'MirrorRefunds1700000002040';

  async up(queryRunner: QueryRunner): Promise<void> {
    // NOT VALID: the previous version has written none of the new values
    await queryRunner.query(`
      ALTER TABLE order_refund
        ALTER COLUMN order_id DROP NOT NULL,
        ADD COLUMN made_by varchar NOT NULL DEFAULT 'staff',
        ADD COLUMN record_id varchar CONSTRAINT order_refund_record UNIQUE,
        ADD COLUMN calling_since timestamptz,
        ADD CONSTRAINT order_refund_maker
          CHECK (made_by IN ('staff', 'provider', 'system')) NOT VALID,
        DROP CONSTRAINT order_refund_status_check,
        ADD CONSTRAINT order_refund_status_check
          CHECK (status IN ('asked', 'booked', 'failed', 'not_made')) NOT VALID`);
    await queryRunner.query('CREATE INDEX order_refund_of_order ON order_refund (order_id)');
    await queryRunner.query('CREATE INDEX order_refund_of_intent ON order_refund (intent_id)');
    await queryRunner.query(LINK_RECORDS);
    await queryRunner.query(`
      CREATE TABLE refund_key (
        order_id varchar NOT NULL,
        key varchar NOT NULL,
        refund_id varchar NOT NULL REFERENCES order_refund (id) ON DELETE CASCADE,
        amount integer, -- of the request; 0 = all that was left, NULL = unknown
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (order_id, key)
      )`);
    await queryRunner.query('CREATE INDEX refund_key_of_refund ON refund_key (refund_id)');
    await queryRunner.query(`
      INSERT INTO refund_key (order_id, key, refund_id)
      SELECT order_id, each, id FROM order_refund, unnest(further_keys || key) each
       WHERE each IS NOT NULL ON CONFLICT DO NOTHING`);
    for (const [name, body] of Object.entries(KEY_FUNCTIONS)) {
      await queryRunner.query(
        `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$${body} $$`,
      );
    }
    for (const trigger of KEY_TRIGGERS) await queryRunner.query(`CREATE TRIGGER ${trigger}`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const name of Object.keys(KEY_FUNCTIONS)) {
      await queryRunner.query(`DROP FUNCTION ${name} CASCADE`);
    }
    await queryRunner.query('DROP TABLE refund_key');
    await queryRunner.query(
      `DELETE FROM order_refund WHERE status = 'not_made' OR order_id IS NULL`,
    );
    await queryRunner.query(`
      ALTER TABLE order_refund
        DROP CONSTRAINT order_refund_status_check,
        ADD CONSTRAINT order_refund_status_check CHECK (status IN ('asked', 'booked', 'failed')),
        ALTER COLUMN order_id SET NOT NULL,
        DROP COLUMN calling_since, DROP COLUMN record_id, DROP COLUMN made_by`);
    await queryRunner.query('DROP INDEX order_refund_of_order');
    await queryRunner.query('DROP INDEX order_refund_of_intent');
  }
}
