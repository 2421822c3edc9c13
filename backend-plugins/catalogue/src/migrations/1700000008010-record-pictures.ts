import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A change of the pictures of a product is a change of the product, whichever way in: the engine's own
 * call links and unlinks pictures without an update of the product, which is what the catalogue's readers
 * are told of. A statement that also changes the product itself has already noted the same moment.
 */
export class RecordPictures1700000008010 implements MigrationInterface {
  name = 'RecordPictures1700000008010';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE FUNCTION record_pictures() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE product SET updated_at = now()
         WHERE id IN (SELECT product_id FROM changed) AND updated_at IS DISTINCT FROM now();
        RETURN NULL;
      END $$`);
    for (const [event, rows] of [
      ['INSERT', 'NEW'],
      ['DELETE', 'OLD'],
    ]) {
      await queryRunner.query(`
        CREATE TRIGGER record_pictures_${event?.toLowerCase()} AFTER ${event} ON product_images
        REFERENCING ${rows} TABLE AS changed
        FOR EACH STATEMENT EXECUTE FUNCTION record_pictures()`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION record_pictures() CASCADE');
  }
}
