-- The condition is the only cost of changes by customers and by the shop itself: no function is called unless the
-- transaction has set an actor. Rows of payments repeat the states of orders and hold data of the provider, so they
-- are not audited.
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON product FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_change('product', 'id');

CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON product_category FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_change('category', 'id');

CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON product_collection FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_change('collection', 'id');

CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON customer FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_change('customer', 'id');
CREATE OR REPLACE TRIGGER audit_delete_customer_group_customers BEFORE DELETE ON customer FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_delete_parts('customer_group_customers', 'customer_id');

CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON customer_group FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_change('customer_group', 'id');
CREATE OR REPLACE TRIGGER audit_delete_customer_group_customers BEFORE DELETE ON customer_group FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_delete_parts('customer_group_customers', 'customer_group_id');
CREATE OR REPLACE TRIGGER audit_delete_price_list_customer_groups BEFORE DELETE ON customer_group FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_delete_parts('price_list_customer_groups', 'customer_group_id');

CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON discount FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_change('discount', 'id');

CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON gift_card FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_change('gift_card', 'id');

CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON invite FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_change('invite', 'id');

CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON price_list FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_change('price_list', 'id');
CREATE OR REPLACE TRIGGER audit_delete_price_list_customer_groups BEFORE DELETE ON price_list FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_delete_parts('price_list_customer_groups', 'price_list_id');
CREATE OR REPLACE TRIGGER audit_delete_money_amount BEFORE DELETE ON price_list FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_delete_parts('money_amount', 'price_list_id');

CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON publishable_api_key FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_change('api_key', 'id');

CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON region FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_change('region', 'id');

CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON return_reason FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_change('return_reason', 'id');

CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON sales_channel FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_change('sales_channel', 'id');

CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON shipping_option FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_change('shipping_option', 'id');

CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON shipping_profile FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_change('shipping_profile', 'id');

CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON store FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_change('store', 'id');

CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON tax_rate FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_change('tax_rate', 'id');

CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON "user" FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_change('user', 'id');

CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON product_variant FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_change('product', 'product_id');

CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON product_category_product FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_change('product', 'product_id');

CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON product_images FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_change('product', 'product_id');

-- a price is not yet linked to its variant when it is added, and no longer linked once it is deleted
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR DELETE ON product_variant_money_amount FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_change('product', '');
CREATE OR REPLACE TRIGGER audit_listed AFTER INSERT ON product_variant_money_amount FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_listed_amount();

CREATE OR REPLACE TRIGGER audit AFTER UPDATE ON "order" FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_change('order', 'id');
CREATE OR REPLACE TRIGGER audit_part AFTER UPDATE OF customer_id, shipping_address_id, billing_address_id ON "order" FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_part();

CREATE OR REPLACE TRIGGER audit AFTER INSERT ON storefront_order FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '' AND NEW.placed_by IS NOT NULL)
  EXECUTE FUNCTION audit_change('order', 'order_id');

CREATE OR REPLACE TRIGGER audit AFTER INSERT ON refund FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_change('order', 'order_id');

CREATE OR REPLACE TRIGGER audit AFTER UPDATE OF canceled_at ON fulfillment FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_change('order', 'order_id');

CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON tracking_link FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_change('order', '');

CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON discount_rule FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_change('discount', '');

CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON admin_promotion FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_change('admin', 'customer_id');

CREATE OR REPLACE TRIGGER audit AFTER INSERT OR DELETE ON second_factor FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_change('second_factor', 'customer_id');

CREATE OR REPLACE TRIGGER audit AFTER INSERT OR DELETE OR UPDATE OF name, email, review, point, hidden_reason, answer ON shop_review FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_change('review', 'id');

CREATE OR REPLACE TRIGGER audit AFTER UPDATE ON shop FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_change('shop', 'id');

CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON shop_page FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_change('page', 'slug');

CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON shop_mail FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_change('mail', 'kind');

CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON order_view FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_change('order_view', 'id');

CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON webhook_endpoint FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_change('webhook', 'id');

-- a change of many prices is one entry, and its items have the prices
CREATE OR REPLACE TRIGGER audit AFTER INSERT OR UPDATE ON price_change FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_change('price_change', 'id');

CREATE OR REPLACE TRIGGER audit AFTER UPDATE ON money_amount FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '' AND NEW.price_list_id IS NULL)
  EXECUTE FUNCTION audit_change('product', '');
CREATE OR REPLACE TRIGGER audit_listed AFTER UPDATE OR DELETE ON money_amount FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '' AND OLD.price_list_id IS NOT NULL)
  EXECUTE FUNCTION audit_listed_amount();

CREATE OR REPLACE TRIGGER audit_part AFTER UPDATE ON address FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_part();

CREATE OR REPLACE TRIGGER audit_part AFTER INSERT OR UPDATE OR DELETE ON note FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_part();

CREATE OR REPLACE TRIGGER audit_part AFTER INSERT OR UPDATE OR DELETE ON product_option FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_part();

CREATE OR REPLACE TRIGGER audit_part AFTER INSERT OR UPDATE OR DELETE ON product_option_value FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_part();

CREATE OR REPLACE TRIGGER audit_part AFTER UPDATE OF region_id ON country FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_part();

CREATE OR REPLACE TRIGGER audit_part AFTER INSERT OR DELETE ON region_payment_providers FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_part();

CREATE OR REPLACE TRIGGER audit_part AFTER INSERT OR DELETE ON region_fulfillment_providers FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_part();

CREATE OR REPLACE TRIGGER audit_part AFTER INSERT OR DELETE ON store_currencies FOR EACH ROW
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_part();

CREATE OR REPLACE TRIGGER audit_insert AFTER INSERT ON customer_group_customers
  REFERENCING NEW TABLE AS latter FOR EACH STATEMENT
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_customer_group_customers();
CREATE OR REPLACE TRIGGER audit_delete AFTER DELETE ON customer_group_customers
  REFERENCING OLD TABLE AS former FOR EACH STATEMENT
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_customer_group_customers();
CREATE OR REPLACE TRIGGER audit_update AFTER UPDATE ON customer_group_customers
  REFERENCING OLD TABLE AS former NEW TABLE AS latter FOR EACH STATEMENT
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_customer_group_customers();
DROP FUNCTION IF EXISTS audit_customer_group_customers_insert, audit_customer_group_customers_delete,
  audit_customer_group_customers_update;

CREATE OR REPLACE TRIGGER audit_insert AFTER INSERT ON price_list_customer_groups
  REFERENCING NEW TABLE AS latter FOR EACH STATEMENT
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_price_list_customer_groups();
CREATE OR REPLACE TRIGGER audit_delete AFTER DELETE ON price_list_customer_groups
  REFERENCING OLD TABLE AS former FOR EACH STATEMENT
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_price_list_customer_groups();
CREATE OR REPLACE TRIGGER audit_update AFTER UPDATE ON price_list_customer_groups
  REFERENCING OLD TABLE AS former NEW TABLE AS latter FOR EACH STATEMENT
  WHEN (current_setting('harrow.actor', true) <> '') EXECUTE FUNCTION audit_price_list_customer_groups();
DROP FUNCTION IF EXISTS audit_price_list_customer_groups_insert, audit_price_list_customer_groups_delete,
  audit_price_list_customer_groups_update;

-- fires in sessions that skip ordinary triggers too
CREATE OR REPLACE TRIGGER append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
ALTER TABLE audit_entry ENABLE ALWAYS TRIGGER append_only;
CREATE OR REPLACE TRIGGER only_names BEFORE UPDATE ON audit_entry FOR EACH ROW EXECUTE FUNCTION keep_audit_entry();
ALTER TABLE audit_entry ENABLE ALWAYS TRIGGER only_names;
