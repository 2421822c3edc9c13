import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateStorefrontOrder1700000001000 implements MigrationInterface {
  name = 'CreateStorefrontOrder1700000001000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE storefront_order (
        order_id varchar PRIMARY KEY REFERENCES "order" (id) ON DELETE CASCADE,
        customer_id varchar NOT NULL REFERENCES customer (id),
        product_id varchar NOT NULL,
        transaction_id varchar CONSTRAINT storefront_order_transaction UNIQUE,
        placed_at timestamptz NOT NULL DEFAULT now(),
        paid_at timestamptz,
        expired_at timestamptz
      )`);
    await queryRunner.query(
      'CREATE INDEX storefront_order_newest ON storefront_order (placed_at DESC, order_id DESC)',
    );
    await queryRunner.query(`
      CREATE INDEX storefront_order_of_customer
          ON storefront_order (customer_id, placed_at DESC, order_id DESC)`);
    // One statement writes the key's row with its order, so the slower of two requests writes
    // nothing. The reference is deferred, because the order's row may be written after the key's.
    await queryRunner.query(`
      CREATE TABLE order_idempotency_key (
        customer_id varchar NOT NULL REFERENCES customer (id),
        key varchar NOT NULL,
        body_hash varchar NOT NULL,
        order_id varchar NOT NULL
          REFERENCES "order" (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT order_idempotency_key_once PRIMARY KEY (customer_id, key)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE order_idempotency_key');
    await queryRunner.query('DROP TABLE storefront_order');
  }
}
