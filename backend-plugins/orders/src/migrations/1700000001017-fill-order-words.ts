import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the words of an existing shop's orders, and the index that finds parts of them. It locks no table of
 * orders: background work adds those that are placed meanwhile, and those of the last minute, which may
 * not be committed yet.
 */
export class FillOrderWords1700000001017 implements MigrationInterface {
  name = 'FillOrderWords1700000001017';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      INSERT INTO order_search_words (kind, subject_id, words, is_other)
      SELECT kind, subject_id, words,
             row_number() OVER (PARTITION BY kind, subject_id ORDER BY words) > 1
        FROM (SELECT DISTINCT 'buyer' AS kind, so.customer_id AS subject_id,
                     order_search_buyer(o.email, a) AS words
                FROM storefront_order so JOIN "order" o ON o.id = so.order_id
                LEFT JOIN address a ON a.id = o.shipping_address_id
              UNION ALL
              SELECT DISTINCT 'product', so.product_id, order_search_fold(item.title)
                FROM storefront_order so JOIN line_item item ON item.order_id = so.order_id) found
      ON CONFLICT DO NOTHING`);
    await queryRunner.query(`
      UPDATE order_words_progress SET filled = known.number, seen = known.number
        FROM (SELECT coalesce(max(display_id), 0) AS number FROM "order"
               WHERE created_at < now() - interval '1 minute') known`);
    // without the extension, which the role may not be allowed to create, all words are read
    await queryRunner.query(`
      DO $$ BEGIN
        IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
          CREATE INDEX order_search_words_part ON order_search_words
           USING gin (words gin_trgm_ops) WITH (fastupdate = off);
        END IF;
      END $$`);
    await queryRunner.query('ANALYZE order_search_words');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX IF EXISTS order_search_words_part');
    await queryRunner.query('UPDATE order_words_progress SET filled = 0, seen = 0');
    await queryRunner.query('DELETE FROM order_search_words');
  }
}
