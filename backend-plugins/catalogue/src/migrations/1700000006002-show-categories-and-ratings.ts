import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A category for each product type of a shop that has no categories, with the products of that type. */
const CATEGORIES_FROM_TYPES = `
  WITH used AS (
    SELECT value, trim(BOTH '-' FROM regexp_replace(lower(value), '[^a-z0-9]+', '-', 'g')) AS handle,
           row_number() OVER (ORDER BY min(p.created_at)) - 1 AS rank, array_agg(p.id) AS product_ids
      FROM product p JOIN product_type ON product_type.id = p.type_id
     WHERE p.deleted_at IS NULL AND NOT EXISTS (SELECT FROM product_category)
     GROUP BY value),
  made AS (
    INSERT INTO product_category (id, name, handle, mpath, is_active, is_internal, rank)
    SELECT 'pcat_' || handle, value, handle, 'pcat_' || handle || '.', true, false, rank
      FROM used WHERE handle <> ''
    ON CONFLICT DO NOTHING RETURNING id, handle)
  INSERT INTO product_category_product (product_category_id, product_id)
  SELECT made.id, unnest(product_ids) FROM made JOIN used USING (handle)`;

/** Records a change of a product that regroups it, by table; `%row` is the changed row. */
const recordOf = (row: string) =>
  `INSERT INTO catalogue_change (product_id, moves, regroups) VALUES (${row}.product_id, false, true)`;

/**
 * Gives products a rating, which the reviews keep up to date, and records the changes of categories and
 * ratings. `regroups` says that a list which selects or counts products by more than their age may have
 * changed. A change of a category concerns the products in it, which may be many: one row, for the
 * product \`*\`, stands for all products.
 */
export class ShowCategoriesAndRatings1700000006002 implements MigrationInterface {
  name = 'ShowCategoriesAndRatings1700000006002';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE product_rating (
        product_id varchar PRIMARY KEY REFERENCES product ON DELETE CASCADE,
        points int NOT NULL,
        reviews int NOT NULL CHECK (reviews > 0),
        CHECK (points BETWEEN reviews AND reviews * 5)
      )`);
    await queryRunner.query(
      'ALTER TABLE catalogue_change ADD COLUMN regroups boolean NOT NULL DEFAULT false',
    );
    await queryRunner.query(
      `CREATE INDEX catalogue_change_seen ON catalogue_change (xid) INCLUDE (product_id, moves, regroups)`,
    );
    await queryRunner.query('DROP INDEX catalogue_change_xid');
    await queryRunner.query(`
      CREATE FUNCTION record_regrouping() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP <> 'INSERT' THEN ${recordOf('OLD')}; END IF;
        IF TG_OP <> 'DELETE' THEN ${recordOf('NEW')}; END IF;
        RETURN NULL;
      END $$`);
    for (const table of ['product_category_product', 'product_rating']) {
      await queryRunner.query(`
        CREATE TRIGGER record_regrouping AFTER INSERT OR UPDATE OR DELETE ON ${table}
        FOR EACH ROW EXECUTE FUNCTION record_regrouping()`);
    }
    await queryRunner.query(`
      CREATE FUNCTION record_category() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO catalogue_change (product_id, moves, regroups) VALUES ('*', false, true);
        RETURN NULL;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER record_category AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_category
      FOR EACH STATEMENT EXECUTE FUNCTION record_category()`);
    await queryRunner.query(CATEGORIES_FROM_TYPES);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION record_regrouping() CASCADE');
    await queryRunner.query('DROP FUNCTION record_category() CASCADE');
    await queryRunner.query(
      `CREATE INDEX catalogue_change_xid ON catalogue_change (xid) INCLUDE (product_id, moves)`,
    );
    await queryRunner.query('ALTER TABLE catalogue_change DROP COLUMN regroups');
    await queryRunner.query('DROP TABLE product_rating');
  }
}
