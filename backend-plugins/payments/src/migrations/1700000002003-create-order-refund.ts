import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds a row for each requested refund; refunds are recorded once the provider has confirmed them.
 * The previous version recorded refunds that the provider had refused, and then lost the payment's
 * intent: those payments get their intent back and are marked for comparison with the provider.
 */
export class CreateOrderRefund1700000002003 implements MigrationInterface {
  name = 'CreateOrderRefund1700000002003';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE order_refund (
        id varchar PRIMARY KEY,
        provider_key varchar NOT NULL,
        order_id varchar NOT NULL REFERENCES "order" (id),
        intent_id varchar NOT NULL,
        amount integer NOT NULL CHECK (amount > 0),
        reason varchar NOT NULL,
        note text,
        requested_by varchar,
        key varchar,
        status varchar NOT NULL DEFAULT 'asked' CHECK (status IN ('asked', 'booked', 'failed')),
        provider_refund_id varchar CONSTRAINT order_refund_of_provider UNIQUE,
        attempts integer NOT NULL DEFAULT 0,
        next_attempt_at timestamptz NOT NULL DEFAULT now() + interval '15 seconds',
        last_error text,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT order_refund_once UNIQUE (order_id, key)
      )`);
    await queryRunner.query(
      `CREATE INDEX order_refund_asked ON order_refund (next_attempt_at) WHERE status = 'asked'`,
    );
    await queryRunner.query(
      'ALTER TABLE payment_intent ADD COLUMN check_refunds boolean NOT NULL DEFAULT false',
    );
    await queryRunner.query(
      'CREATE INDEX payment_intent_to_check ON payment_intent (updated_at) WHERE check_refunds',
    );
    await queryRunner.query(`
      WITH lost AS (
        UPDATE payment p
           SET data = jsonb_build_object('id', so.transaction_id, 'status', 'succeeded',
                 'amount', p.amount, 'currency', p.currency_code,
                 'refunded', p.amount_refunded, 'refundedThere', p.amount_refunded)
          FROM storefront_order so
         WHERE so.order_id = p.order_id AND so.transaction_id IS NOT NULL
           AND p.provider_id = 'stripe' AND p.captured_at IS NOT NULL AND p.data->>'id' IS NULL
        RETURNING so.transaction_id)
      UPDATE payment_intent SET check_refunds = true FROM lost WHERE intent_id = transaction_id`);
    // NOT VALID: applies to new and changed rows only
    await queryRunner.query(`
      ALTER TABLE payment ADD CONSTRAINT payment_keeps_intent
        CHECK (provider_id <> 'stripe' OR captured_at IS NULL OR data->>'id' IS NOT NULL) NOT VALID`);
    await queryRunner.query(
      'ALTER TABLE refund ADD CONSTRAINT refund_amount_positive CHECK (amount > 0) NOT VALID',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE refund DROP CONSTRAINT refund_amount_positive');
    await queryRunner.query('ALTER TABLE payment DROP CONSTRAINT payment_keeps_intent');
    await queryRunner.query('ALTER TABLE payment_intent DROP COLUMN check_refunds');
    await queryRunner.query('DROP TABLE order_refund');
  }
}
