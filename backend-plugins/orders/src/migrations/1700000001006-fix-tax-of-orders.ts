import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Gives earlier orders the tax lines that orders are placed with: their price is their total. */
export class FixTaxOfOrders1700000001006 implements MigrationInterface {
  name = 'FixTaxOfOrders1700000001006';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      INSERT INTO line_item_tax_line (id, item_id, rate, name, code)
      SELECT replace(item.id, 'item_', 'litl_'), item.id, 0, 'default', 'default'
        FROM storefront_order JOIN line_item item USING (order_id)
       WHERE NOT EXISTS (SELECT FROM line_item_tax_line WHERE item_id = item.id)`);
    await queryRunner.query(`
      INSERT INTO shipping_method_tax_line (id, shipping_method_id, rate, name, code)
      SELECT replace(method.id, 'sm_', 'smtl_'), method.id, 0, 'default', 'default'
        FROM storefront_order JOIN shipping_method method USING (order_id)
       WHERE NOT EXISTS (SELECT FROM shipping_method_tax_line WHERE shipping_method_id = method.id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `DELETE FROM line_item_tax_line WHERE id = replace(item_id, 'item_', 'litl_')`,
    );
    await queryRunner.query(
      `DELETE FROM shipping_method_tax_line WHERE id = replace(shipping_method_id, 'sm_', 'smtl_')`,
    );
  }
}
