import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Knows the largest minimum of all products, which bounds the stock that can be low. */
export class IndexMinimum1700000008000 implements MigrationInterface {
  name = 'IndexMinimum1700000008000';

  async up(queryRunner: QueryRunner): Promise<void> {
    // must match MINIMUM and IS_SOLD in lib/offer.ts for the planner to use the index
    await queryRunner.query(`
      CREATE INDEX product_minimum ON product ((
        CASE WHEN metadata->>'minimum' ~ '^[1-9][0-9]{0,8}$'
             THEN (metadata->>'minimum')::int ELSE 1 END))
       WHERE status = 'published' AND deleted_at IS NULL`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX product_minimum');
  }
}
