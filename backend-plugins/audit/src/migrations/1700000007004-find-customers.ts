import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CUSTOMERS_INDEX } from '../lib/changed-customers';

/** Lets the history be searched by the customers who came into a group, or left it. */
export class FindCustomers1700000007004 implements MigrationInterface {
  name = 'FindCustomers1700000007004';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(CUSTOMERS_INDEX);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX IF EXISTS audit_entry_customers');
  }
}
