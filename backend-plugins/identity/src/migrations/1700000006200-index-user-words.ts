import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Indexes what the list of users searches. The search creates the extension if the role may; without
 * it, a search reads every customer.
 */
export class IndexUserWords1700000006200 implements MigrationInterface {
  name = 'IndexUserWords1700000006200';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DO $$ BEGIN
        IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
          CREATE INDEX customer_words ON customer USING gin (
            lower(email || E'\\n' || coalesce(first_name, '') || ' ' || coalesce(last_name, ''))
            gin_trgm_ops);
        END IF;
      END $$`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX IF EXISTS customer_words');
  }
}
