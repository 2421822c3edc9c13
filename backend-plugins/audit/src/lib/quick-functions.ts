/**
 * The same answers as the functions of the first version, with only the query that a table or noun needs:
 * an expression with seven of them prepares all of them for each row, which cost a large import more than
 * writing its entries.
 */
const COMPLETE = `
  CREATE OR REPLACE FUNCTION audit_complete(audited text, given jsonb) RETURNS jsonb
  LANGUAGE plpgsql STABLE AS $$
  BEGIN
    IF given IS NULL THEN RETURN NULL; END IF;
    CASE audited
      WHEN 'product_variant_money_amount' THEN
        RETURN (SELECT jsonb_build_object('product_id', v.product_id, 'price', m.amount,
                                          'currency_code', m.currency_code)
                  FROM money_amount m JOIN product_variant v ON v.id = given->>'variant_id'
                 WHERE m.id = given->>'money_amount_id' AND m.price_list_id IS NULL);
      WHEN 'money_amount' THEN
        RETURN (SELECT jsonb_build_object('product_id', v.product_id, 'price', given->'amount',
                                          'currency_code', given->'currency_code')
                  FROM product_variant_money_amount l JOIN product_variant v ON v.id = l.variant_id
                 WHERE l.money_amount_id = given->>'id' LIMIT 1);
      WHEN 'product_category_product' THEN
        RETURN given || jsonb_build_object('category',
          (SELECT name FROM product_category WHERE id = given->>'product_category_id'));
      WHEN 'product_images' THEN
        RETURN given || jsonb_build_object('image',
          (SELECT url FROM image WHERE id = given->>'image_id'));
      WHEN 'product_variant' THEN
        RETURN (given - ARRAY['title', 'inventory_quantity'])
               || jsonb_build_object('available', given->'inventory_quantity');
      WHEN 'refund' THEN
        RETURN given || jsonb_build_object('currency_code',
          (SELECT currency_code FROM "order" WHERE id = given->>'order_id'));
      WHEN 'tracking_link' THEN
        RETURN given || jsonb_build_object('order_id',
          (SELECT order_id FROM fulfillment WHERE id = given->>'fulfillment_id'));
      WHEN 'discount_rule' THEN
        RETURN given || jsonb_build_object('discount_id',
          (SELECT id FROM discount WHERE rule_id = given->>'id'));
      ELSE
        RETURN given;
    END CASE;
  END $$`;

const NAME = `
  CREATE OR REPLACE FUNCTION audit_name(noun text, subject text, given jsonb) RETURNS text
  LANGUAGE plpgsql STABLE AS $$
  DECLARE
    known text;
  BEGIN
    CASE noun
      WHEN 'product' THEN SELECT title INTO known FROM product WHERE id = subject;
      WHEN 'order' THEN SELECT display_id::text INTO known FROM "order" WHERE id = subject;
      WHEN 'discount' THEN SELECT code INTO known FROM discount WHERE id = subject;
      WHEN 'review' THEN SELECT title INTO known FROM product WHERE id = given->>'product_id';
      ELSE
    END CASE;
    RETURN coalesce(known, given->>'title', given->>'name', given->>'code', given->>'label',
                    given->>'email', given->>'user_email', subject);
  END $$`;

export const QUICK_FUNCTIONS = [COMPLETE, NAME];
