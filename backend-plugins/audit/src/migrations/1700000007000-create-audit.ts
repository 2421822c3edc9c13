import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ENTRIES, FUNCTION_NAMES, FUNCTIONS, TRIGGERS } from '../lib/schema';

/**
 * Records all changes by staff: a transaction of a member of staff sets `harrow.actor`. Orders and other
 * changes by customers do not set it, and cost one condition per row.
 */
export class CreateAudit1700000007000 implements MigrationInterface {
  name = 'CreateAudit1700000007000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(ENTRIES);
    for (const definition of [...FUNCTIONS, ...TRIGGERS]) await queryRunner.query(definition);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const name of FUNCTION_NAMES) await queryRunner.query(`DROP FUNCTION ${name} CASCADE`);
    await queryRunner.query('DROP TABLE audit_entry');
  }
}
