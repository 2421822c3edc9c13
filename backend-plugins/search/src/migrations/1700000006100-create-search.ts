import type { MigrationInterface, QueryRunner } from 'typeorm';
import { DOCUMENTS } from '../lib/schema/documents';
import { PARSE } from '../lib/schema/parse';
import { SUGGESTION } from '../lib/schema/suggestion';
import { TERMS } from '../lib/schema/terms';
import { TRIGGERS } from '../lib/schema/triggers';
import { UPKEEP } from '../lib/schema/upkeep';
import { WORDS } from '../lib/schema/words';

/** Every shop has a store and a currency; one that is not seeded yet has no products. */
const KEEP_CURRENCY = `
  INSERT INTO catalogue_search_setting (currency)
  SELECT coalesce((SELECT default_currency_code FROM store ORDER BY created_at LIMIT 1), '')`;

const KEEP_CATEGORIES = `
  SELECT catalogue_search_keep_category(id, name) FROM product_category ORDER BY id`;

const DROP_FUNCTIONS = `
  DO $$ DECLARE
    functions regprocedure[] := ARRAY(
      SELECT oid::regprocedure FROM pg_proc WHERE proname LIKE 'catalogue\\_search%');
    each_function regprocedure;
  BEGIN
    FOREACH each_function IN ARRAY functions LOOP
      EXECUTE format('DROP FUNCTION %s CASCADE', each_function);
    END LOOP;
  END $$`;

/**
 * Creates the search: one row per product, which triggers keep in the transaction of each change. The
 * next migration adds the products that exist.
 */
export class CreateSearch1700000006100 implements MigrationInterface {
  name = 'CreateSearch1700000006100';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const topic of [WORDS, DOCUMENTS, UPKEEP, PARSE, TERMS, SUGGESTION, TRIGGERS]) {
      await queryRunner.query(topic);
    }
    await queryRunner.query(KEEP_CURRENCY);
    await queryRunner.query(KEEP_CATEGORIES);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(DROP_FUNCTIONS);
    await queryRunner.query(`
      DROP TABLE catalogue_search_pending, catalogue_search_turn, catalogue_search_synonym,
        catalogue_search_deletion, catalogue_search_vocabulary, catalogue_search_facet,
        catalogue_search_text, catalogue_search, catalogue_search_category_set,
        catalogue_search_category, catalogue_search_setting`);
    await queryRunner.query(
      'DROP TYPE catalogue_search_term, catalogue_search_branch, catalogue_search_row',
    );
  }
}
