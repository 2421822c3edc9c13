import type { MigrationInterface, QueryRunner } from 'typeorm';
import { GROUP_DEFINITIONS, GROUP_FUNCTION_NAMES } from '../lib/group-functions';

/**
 * Records which customers come into a group and leave it, and which groups a price list is for, once for
 * each statement. What goes with a deleted group, customer or list is recorded under its name.
 */
export class RecordGroups1700000007003 implements MigrationInterface {
  name = 'RecordGroups1700000007003';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const definition of GROUP_DEFINITIONS) await queryRunner.query(definition);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const name of GROUP_FUNCTION_NAMES) {
      await queryRunner.query(`DROP FUNCTION ${name}() CASCADE`);
    }
  }
}
