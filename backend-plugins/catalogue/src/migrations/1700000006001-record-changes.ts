import type { MigrationInterface, QueryRunner } from 'typeorm';
import { AnnounceChanges1700000006000 } from './1700000006000-announce-changes';

/** Queries for the id of the changed product, by table; `%row` is the changed row. */
const PRODUCT_OF = {
  product: '%row.id',
  product_variant: '%row.product_id',
  product_variant_money_amount: `(SELECT product_id FROM product_variant WHERE id = %row.variant_id)`,
  money_amount: `(SELECT v.product_id FROM product_variant_money_amount link
                    JOIN product_variant v ON v.id = link.variant_id
                   WHERE link.money_amount_id = %row.id LIMIT 1)`,
};

/**
 * False for an update of a variant that decides neither whether nor where its product is listed, such as
 * an update of its stock by an order.
 */
const MOVES = `
  TG_OP <> 'UPDATE' OR (OLD.product_id, OLD.variant_rank, OLD.created_at, OLD.deleted_at)
        IS DISTINCT FROM (NEW.product_id, NEW.variant_rank, NEW.created_at, NEW.deleted_at)`;

const bodyOf = (table: string, product: string) => {
  const [before, after] = ['OLD', 'NEW'].map((row) => product.replace('%row', row));
  const moves = table === 'product_variant' ? MOVES : 'true';
  return `
    DECLARE
      former text;
      current text;
    BEGIN
      IF TG_OP <> 'INSERT' THEN former := ${before}; END IF;
      IF TG_OP <> 'DELETE' THEN current := ${after}; END IF;
      IF former IS NOT NULL THEN
        INSERT INTO catalogue_change (product_id, moves) VALUES (former, ${moves});
      END IF;
      IF current IS DISTINCT FROM former AND current IS NOT NULL THEN
        INSERT INTO catalogue_change (product_id, moves) VALUES (current, true);
      END IF;
      RETURN NULL;
    END`;
};

/**
 * Records every catalogue change in a table, in the transaction that makes it, whether it comes from
 * the HTTP API, an order, the stock admin, another process or psql. It replaces notifications, for
 * which PostgreSQL holds a lock of the whole database from the first NOTIFY of a transaction until
 * its commit is on disk.
 *
 * The tables are unlogged: a crash empties both, and every process notices that the epoch is gone.
 */
export class RecordChanges1700000006001 implements MigrationInterface {
  name = 'RecordChanges1700000006001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await new AnnounceChanges1700000006000().down(queryRunner);
    await queryRunner.query(`
      CREATE UNLOGGED TABLE catalogue_change (
        xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
        product_id text NOT NULL,
        moves boolean NOT NULL
      ) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 20000)`);
    await queryRunner.query(
      `CREATE INDEX catalogue_change_xid ON catalogue_change (xid) INCLUDE (product_id, moves)`,
    );
    await queryRunner.query(`
      CREATE UNLOGGED TABLE catalogue_change_epoch (
        is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
        epoch uuid NOT NULL DEFAULT gen_random_uuid(),
        pruned_below xid8 NOT NULL DEFAULT '0',
        next_below xid8 NOT NULL DEFAULT pg_snapshot_xmin(pg_current_snapshot()),
        rotated_at timestamptz NOT NULL DEFAULT now()
      )`);
    for (const [table, product] of Object.entries(PRODUCT_OF)) {
      await queryRunner.query(`
        CREATE FUNCTION record_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
        ${bodyOf(table, product)} $$`);
      await queryRunner.query(`
        CREATE TRIGGER record_changes AFTER INSERT OR DELETE ON ${table}
        FOR EACH ROW EXECUTE FUNCTION record_${table}()`);
      await queryRunner.query(`
        CREATE TRIGGER record_updates AFTER UPDATE ON ${table}
        FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION record_${table}()`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of Object.keys(PRODUCT_OF)) {
      await queryRunner.query(`DROP FUNCTION record_${table}() CASCADE`);
    }
    await queryRunner.query('DROP TABLE catalogue_change, catalogue_change_epoch');
    await new AnnounceChanges1700000006000().up(queryRunner);
  }
}
