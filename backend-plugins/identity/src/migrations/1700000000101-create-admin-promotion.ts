import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAdminPromotion1700000000101 implements MigrationInterface {
  name = 'CreateAdminPromotion1700000000101';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE admin_promotion (
        customer_id varchar NOT NULL REFERENCES shop_account (customer_id),
        email varchar NOT NULL,
        promoted_by varchar REFERENCES shop_account (customer_id),
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (customer_id, email)
      )`);
    await queryRunner.query(`
      INSERT INTO admin_promotion (customer_id, email)
      SELECT a.customer_id, lower(c.email) FROM shop_account a JOIN customer c ON c.id = a.customer_id
       WHERE a.role = 'admin'`);
    await queryRunner.query('ALTER TABLE shop_account DROP COLUMN role');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE shop_account ADD COLUMN role varchar CHECK (role IN ('admin'))`,
    );
    await queryRunner.query(`
      UPDATE shop_account a SET role = 'admin'
        FROM admin_promotion p JOIN customer c ON c.id = p.customer_id AND lower(c.email) = p.email
       WHERE p.customer_id = a.customer_id`);
    await queryRunner.query('DROP TABLE admin_promotion');
  }
}
