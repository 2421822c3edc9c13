import type { MigrationInterface, QueryRunner } from 'typeorm';
import { REFRESH } from '../lib/schema/refresh';
import { AT_COMMIT } from '../lib/schema/triggers';
import { REFRESH_EACH } from '../lib/schema/upkeep';

/**
 * Brings the rows of a transaction's products up to date at once, and their words only if these have
 * changed: an import makes thousands, and orders wait for the rows of products that sell out.
 * `catalogue_search_store` stays for transactions that are under way.
 */
export class RefreshAtOnce1700000006102 implements MigrationInterface {
  name = 'RefreshAtOnce1700000006102';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(REFRESH);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const former of [REFRESH_EACH, AT_COMMIT]) {
      await queryRunner.query(former.replace('CREATE FUNCTION', 'CREATE OR REPLACE FUNCTION'));
    }
    await queryRunner.query('DROP FUNCTION catalogue_search_bring, catalogue_search_reword');
    await queryRunner.query('DROP FUNCTION catalogue_search_states');
    await queryRunner.query('DROP TYPE catalogue_search_state');
    await queryRunner.query('ALTER TABLE catalogue_search DROP COLUMN source');
  }
}
