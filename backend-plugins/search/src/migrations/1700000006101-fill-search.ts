import type { MigrationInterface, QueryRunner } from 'typeorm';
import { refreshAll } from '../lib/refresh-all';

const ANALYZE = `
  ANALYZE catalogue_search, catalogue_search_text, catalogue_search_facet,
          catalogue_search_vocabulary, catalogue_search_deletion`;

/** The plans that are made for empty tables take three times as long once these are filled. */
const ANALYZED_AFTER = [1, 10, 100];

/**
 * Adds the products of an existing shop in batches, each in its own transaction: orders go on, because no
 * lock outlasts a batch. If it is interrupted, it begins again.
 */
export class FillSearch1700000006101 implements MigrationInterface {
  name = 'FillSearch1700000006101';
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    let batches = 0;
    await refreshAll(queryRunner, '', async () => {
      batches += 1;
      if (ANALYZED_AFTER.includes(batches)) await queryRunner.query(ANALYZE);
    });
    await queryRunner.query('SELECT catalogue_search_recount()');
    await queryRunner.query(ANALYZE);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DELETE FROM catalogue_search');
  }
}
