import type { MigrationInterface, QueryRunner } from 'typeorm';
import { QUICK_FUNCTIONS } from '../lib/quick-functions';
import { REPLACED_FUNCTIONS } from '../lib/schema';

/** Makes an entry of the history cost less, of which an import writes several for each product. */
export class CompleteEntriesQuickly1700000007002 implements MigrationInterface {
  name = 'CompleteEntriesQuickly1700000007002';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const definition of QUICK_FUNCTIONS) await queryRunner.query(definition);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const definition of REPLACED_FUNCTIONS) {
      await queryRunner.query(definition.replace('CREATE FUNCTION', 'CREATE OR REPLACE FUNCTION'));
    }
  }
}
