import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the texts of an existing shop's orders, and the index that finds parts of them. It locks no
 * table of orders: those that are placed meanwhile are left to the background work, as are those of the
 * last minute, which may not be committed yet.
 */
export class FillOrderTexts1700000001015 implements MigrationInterface {
  name = 'FillOrderTexts1700000001015';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      INSERT INTO order_search_text (kind, subject_id, words, is_other)
      SELECT kind, subject_id, words,
             row_number() OVER (PARTITION BY kind, subject_id ORDER BY words) > 1
        FROM (SELECT DISTINCT 'buyer' AS kind, so.customer_id AS subject_id,
                     order_buyer_text(o.email, a.first_name, a.last_name) AS words
                FROM storefront_order so JOIN "order" o ON o.id = so.order_id
                LEFT JOIN address a ON a.id = o.shipping_address_id
              UNION ALL
              SELECT DISTINCT 'product', so.product_id, lower(item.title)
                FROM storefront_order so JOIN line_item item ON item.order_id = so.order_id) texts
      ON CONFLICT DO NOTHING`);
    await queryRunner.query(`
      UPDATE order_search_progress SET filled = known.number, seen = known.number
        FROM (SELECT coalesce(max(display_id), 0) AS number FROM "order"
               WHERE created_at < now() - interval '1 minute') known`);
    // without the extension, which the role may not be allowed to create, all texts are read
    await queryRunner.query(`
      DO $$ BEGIN
        CREATE EXTENSION IF NOT EXISTS pg_trgm;
      EXCEPTION WHEN OTHERS THEN
        RAISE WARNING 'Orders are searched without an index: %', SQLERRM;
      END $$`);
    await queryRunner.query(`
      DO $$ BEGIN
        IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
          CREATE INDEX order_search_text_part ON order_search_text
           USING gin (words gin_trgm_ops) WITH (fastupdate = off);
        END IF;
      END $$`);
    await queryRunner.query('ANALYZE order_search_text');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX IF EXISTS order_search_text_part');
    await queryRunner.query('UPDATE order_search_progress SET filled = 0, seen = 0');
    await queryRunner.query('DELETE FROM order_search_text');
  }
}
