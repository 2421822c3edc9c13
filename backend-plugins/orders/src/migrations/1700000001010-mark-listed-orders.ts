import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Notes on each order whether lists show it, so that one index has the orders of a list, in its order:
 * pages and totals then read neither the engine's table nor canceled orders. A trigger keeps the note
 * up to date, however an order is canceled; placing one does not fire it.
 */
export class MarkListedOrders1700000001010 implements MigrationInterface {
  name = 'MarkListedOrders1700000001010';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE storefront_order ADD COLUMN is_listed boolean NOT NULL DEFAULT true',
    );
    await queryRunner.query(`
      CREATE FUNCTION mark_listed_order() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE storefront_order SET is_listed = NEW.status <> 'canceled' WHERE order_id = NEW.id;
        RETURN NULL;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER mark_listed AFTER UPDATE OF status ON "order" FOR EACH ROW
        WHEN ((OLD.status = 'canceled') <> (NEW.status = 'canceled'))
        EXECUTE FUNCTION mark_listed_order()`);
    await queryRunner.query(`
      UPDATE storefront_order SET is_listed = false
        FROM "order" o WHERE o.id = order_id AND o.status = 'canceled'`);
    await queryRunner.query(`
      CREATE INDEX storefront_order_listed ON storefront_order (placed_at DESC, order_id DESC)
       WHERE is_listed`);
    // replaced by the partial index, so that orders maintain no further one
    await queryRunner.query('DROP INDEX storefront_order_newest');
    // an index answers alone only for pages that have been vacuumed since their last change
    await queryRunner.query(`
      ALTER TABLE storefront_order SET (
        autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE storefront_order RESET (
        autovacuum_vacuum_scale_factor, autovacuum_vacuum_insert_scale_factor)`);
    await queryRunner.query(
      'CREATE INDEX storefront_order_newest ON storefront_order (placed_at DESC, order_id DESC)',
    );
    await queryRunner.query('DROP TRIGGER mark_listed ON "order"');
    await queryRunner.query('DROP FUNCTION mark_listed_order()');
    await queryRunner.query('ALTER TABLE storefront_order DROP COLUMN is_listed');
  }
}
