import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePaymentIntent1700000002000 implements MigrationInterface {
  name = 'CreatePaymentIntent1700000002000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE payment_intent (
        id varchar PRIMARY KEY,
        intent_id varchar CONSTRAINT payment_intent_of_provider UNIQUE,
        order_id varchar REFERENCES "order" (id),
        customer_id varchar NOT NULL REFERENCES customer (id),
        amount integer NOT NULL CHECK (amount > 0),
        currency_code varchar NOT NULL,
        status varchar NOT NULL
          CHECK (status IN ('open', 'succeeded', 'cancelled', 'refund_due', 'refunded')),
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
    await queryRunner.query(`
      CREATE UNIQUE INDEX payment_intent_one_open
          ON payment_intent (order_id) WHERE status = 'open' AND order_id IS NOT NULL`);
    await queryRunner.query(`
      CREATE INDEX payment_intent_to_do
          ON payment_intent (status, updated_at) WHERE status IN ('open', 'refund_due')`);
    await queryRunner.query(`
      CREATE TABLE stripe_event (
        id varchar PRIMARY KEY,
        type varchar NOT NULL,
        payment jsonb,
        received_at timestamptz NOT NULL DEFAULT now(),
        handled_at timestamptz,
        attempts integer NOT NULL DEFAULT 0,
        next_attempt_at timestamptz NOT NULL DEFAULT now(),
        last_error text
      )`);
    await queryRunner.query(`
      CREATE INDEX stripe_event_to_do ON stripe_event (next_attempt_at) WHERE handled_at IS NULL`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE stripe_event');
    await queryRunner.query('DROP TABLE payment_intent');
  }
}
