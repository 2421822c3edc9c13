import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IndexUserLookups1700000000102 implements MigrationInterface {
  name = 'IndexUserLookups1700000000102';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE INDEX customer_lower_email ON customer (lower(email))');
    await queryRunner.query(
      'CREATE INDEX shop_account_oldest ON shop_account (created_at, customer_id)',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX shop_account_oldest');
    await queryRunner.query('DROP INDEX customer_lower_email');
  }
}
