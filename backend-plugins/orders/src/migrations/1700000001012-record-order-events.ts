import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Records who changed an order. The times of earlier changes are in the engine's rows. The engine
 * looks up the tracking links of a fulfillment without an index.
 */
export class RecordOrderEvents1700000001012 implements MigrationInterface {
  name = 'RecordOrderEvents1700000001012';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE order_event (
        id varchar PRIMARY KEY,
        order_id varchar NOT NULL,
        type varchar NOT NULL,
        made_by varchar NOT NULL,
        actor_id varchar,
        reference_id varchar,
        created_at timestamptz NOT NULL DEFAULT now()
      )`);
    await queryRunner.query('CREATE INDEX order_event_of_order ON order_event (order_id)');
    await queryRunner.query(`
      CREATE UNIQUE INDEX order_event_once ON order_event (reference_id)
       WHERE reference_id IS NOT NULL`);
    await queryRunner.query(
      'CREATE INDEX tracking_link_of_fulfillment ON tracking_link (fulfillment_id)',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX tracking_link_of_fulfillment');
    await queryRunner.query('DROP TABLE order_event');
  }
}
