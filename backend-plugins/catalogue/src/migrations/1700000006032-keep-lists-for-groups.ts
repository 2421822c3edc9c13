import type { MigrationInterface, QueryRunner } from 'typeorm';

const REFUSAL = `
      USING ERRCODE = 'restrict_violation',
            HINT = 'Remove that list first, or give it another group.'`;

/**
 * Looks at the end of the transaction, when all groups are gone that it deletes. The lock lets the last
 * of several transactions see what the others have left.
 */
const KEEP_GROUP = `
  CREATE FUNCTION keep_last_group() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    list price_list;
  BEGIN
    IF EXISTS (SELECT FROM customer_group WHERE id = OLD.customer_group_id) THEN RETURN NULL; END IF;
    SELECT * INTO list FROM price_list WHERE id = OLD.price_list_id FOR NO KEY UPDATE;
    IF NOT FOUND OR EXISTS (SELECT FROM price_list_customer_groups WHERE price_list_id = list.id) THEN
      RETURN NULL;
    END IF;
    IF list.deleted_at IS NULL THEN
      RAISE EXCEPTION 'The price list “%” is for this group alone.', list.name ${REFUSAL};
    END IF;
    UPDATE price_list SET status = 'draft' WHERE id = list.id;
    RETURN NULL;
  END $$`;

const KEEP_ALL = `
  CREATE FUNCTION keep_groups_of_lists() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (SELECT FROM price_list_customer_groups) THEN
      RAISE EXCEPTION 'Price lists for groups would be for everyone.' ${REFUSAL};
    END IF;
    RETURN NULL;
  END $$`;

/**
 * Refuses to delete the last group of a price list, which would become a list for everyone: the foreign key
 * takes the list from the group. A deleted list becomes a draft instead. Taking a list from groups that
 * remain is a decision of staff, and is as before.
 */
export class KeepListsForGroups1700000006032 implements MigrationInterface {
  name = 'KeepListsForGroups1700000006032';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(KEEP_GROUP);
    await queryRunner.query(`
      CREATE CONSTRAINT TRIGGER keep_last_group AFTER DELETE ON price_list_customer_groups
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_last_group()`);
    await queryRunner.query(KEEP_ALL);
    await queryRunner.query(`
      CREATE TRIGGER keep_groups_of_lists BEFORE TRUNCATE ON price_list_customer_groups
      FOR EACH STATEMENT EXECUTE FUNCTION keep_groups_of_lists()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION keep_groups_of_lists() CASCADE');
    await queryRunner.query('DROP FUNCTION keep_last_group() CASCADE');
  }
}
