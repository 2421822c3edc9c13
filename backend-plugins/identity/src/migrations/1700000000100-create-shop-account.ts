import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateShopAccount1700000000100 implements MigrationInterface {
  name = 'CreateShopAccount1700000000100';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE shop_account (
        customer_id varchar PRIMARY KEY REFERENCES customer (id),
        uid varchar NOT NULL UNIQUE,
        email_verified boolean NOT NULL,
        role varchar CHECK (role IN ('admin')),
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE shop_account');
  }
}
