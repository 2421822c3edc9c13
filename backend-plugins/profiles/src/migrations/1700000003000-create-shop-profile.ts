import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateShopProfile1700000003000 implements MigrationInterface {
  name = 'CreateShopProfile1700000003000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE shop_profile (
        customer_id varchar PRIMARY KEY REFERENCES customer (id) ON DELETE CASCADE,
        profession varchar NOT NULL,
        city varchar NOT NULL,
        state varchar NOT NULL,
        country varchar NOT NULL,
        phone varchar NOT NULL,
        image varchar NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE shop_profile');
  }
}
